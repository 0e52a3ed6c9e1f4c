import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeImport } from './describe-import.ts';
import type { ImportReport } from './import-museum.ts';
import { IMPORT_WORDS } from './import-words.ts';

const REPORT: ImportReport = {
  name: 'Museum am Steg',
  version: 4,
  changes: {
    event: { count: 3, added: 1, changed: 2, withdrawn: 0 },
    voucher: { count: 0, added: 0, changed: 0, withdrawn: 5, allWithdrawn: true },
    customer: { count: 0, added: 0 },
  },
  slots: { added: 60, changed: 2, removed: 0, closed: 0 },
  strandedOrders: [],
  decisions: [],
  timetable: { times: 300, days: 60, first: '2026-12-01', last: '2027-05-31' },
  amounts: [
    {
      files: 'events/*.yaml',
      count: 5,
      free: 1,
      lowest: 8,
      highest: 2400,
      rates: [
        { percent: 7, count: 4 },
        { percent: 19, count: 2 },
      ],
    },
    { files: 'articles/*.yaml', count: 1, free: 0, lowest: 900, highest: 900, rates: [] },
  ],
  currencySymbol: '€',
  look: ['logo.svg', 'fonts/brot.woff2'],
  missingPages: ['pages/terms.de.md'],
  missingForXRechnung: ['phone', 'address.city'],
};

test('an import says what changed, the range of prices as money, and what deserves a second look', () => {
  expect(describeImport(REPORT, false).split('\n')).toEqual([
    'Museum am Steg is imported (catalogue version 4).',
    '  3 events: 1 new, 2 changed, 0 withdrawn',
    '  0 vouchers: 0 new, 0 changed, 5 withdrawn',
    '  slots: 300 times and 60 days from 2026-12-01 to 2027-05-31; 60 added, 2 changed, 0 removed',
    '  prices in events/*.yaml: 5 of €0.08 to €24.00, 1 free; VAT 7% (4), 19% (2)',
    '  prices in articles/*.yaml: 1 of €9.00',
    '  look: logo.svg, fonts/brot.woff2',
    'Careful: every voucher that was on sale before is withdrawn.',
    'Write these before you open, for the shop links to them: pages/terms.de.md',
    'Authorities get no XRechnung without these in museum.yaml: phone, address.city',
  ]);
});

test('an import that was only tried says so first', () => {
  const nothing = { times: 0, days: 0, first: null, last: null };
  const lines = describeImport({ ...REPORT, timetable: nothing }, true).split('\n');
  expect(lines[0]).toBe('Museum am Steg can be imported. Nothing was changed; an import would do this:');
  expect(lines).toContain('  slots: none on sale; 60 added, 2 changed, 0 removed');
});

test('orders for a day on which the museum now closes are named, each time in a line', () => {
  const order = (number: string, email: string | null, datetime: string) => ({
    number,
    email,
    datetime,
    places: 2,
  });
  const strandedOrders = [
    order('2026-100001', 'ada@example.org', '2026-12-24 10:00'),
    order('2026-100004', null, '2026-12-24 10:00'),
    order('2026-100002', 'ben@example.org', '2026-12-24 11:00'),
  ];
  expect(describeImport({ ...REPORT, strandedOrders }, false)).toContain(
    [
      'Careful: these orders are for times that are no longer offered. They stay valid; write to their buyers:',
      '  2026-12-24 10:00: 2026-100001 (2, ada@example.org), 2026-100004 (2, buyer forgotten)',
      '  2026-12-24 11:00: 2026-100002 (2, ben@example.org)',
    ].join('\n'),
  );
});

test('in the office, an import speaks German where the office does', () => {
  const strandedOrders = [{ number: 'MS-1', email: null, datetime: '2026-12-24 10:00', places: 2 }];
  expect(
    describeImport({ ...REPORT, strandedOrders }, true, 'de')
      .replaceAll('\u00a0', ' ')
      .split('\n'),
  ).toEqual([
    'Museum am Steg lässt sich importieren. Geändert wurde nichts; ein Import bewirkt:',
    '  3 Ausstellungen: 1 neu, 2 geändert, 0 nicht mehr im Verkauf',
    '  0 Gutscheine: 0 neu, 0 geändert, 5 nicht mehr im Verkauf',
    '  Termine: 300 Uhrzeiten und 60 Tage vom 1. Dezember 2026 bis 31. Mai 2027; 60 hinzugefügt, 2 geändert, 0 entfernt',
    '  Preise in events/*.yaml: 5 zu 0,08 € bis 24,00 €, 1 kostenlos; Mehrwertsteuer 7 % (4), 19 % (2)',
    '  Preise in articles/*.yaml: 1 zu 9,00 €',
    '  Aussehen: logo.svg, fonts/brot.woff2',
    'Achtung: Alle Gutscheine von bisher werden nicht mehr verkauft.',
    'Achtung: Diese Bestellungen sind für Zeiten, die es nicht mehr gibt. Sie bleiben gültig; schreiben Sie den Gästen:',
    '  24. Dezember 2026, 10:00: MS-1 (2, Name gelöscht)',
    'Schreiben Sie diese Seiten, bevor Sie öffnen; der Shop verlinkt sie: pages/terms.de.md',
    'Behörden bekommen keine XRechnung, solange dies in museum.yaml fehlt: phone, address.city',
  ]);
});

test('every kind of thing that an import counts has a German name', () => {
  const formats = globSync('server/*/folder/*-format.ts').map((file) => readFileSync(file, 'utf8'));
  const kinds = formats.flatMap((source) =>
    [...source.matchAll(/(?:'([a-z ]+)'|\b([a-z]+)): \{ count:/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    ),
  );
  expect(kinds.length).toBeGreaterThan(6);
  expect(kinds.filter((kind) => !Object.hasOwn(IMPORT_WORDS.de.kinds, kind ?? ''))).toEqual([]);
});
