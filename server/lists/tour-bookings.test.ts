// The list that the museum's staff open in a spreadsheet, on both engines: who sees it, what is on it, and that everything a
// visitor typed stays plain text.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderLine } from '../../domain/product-kinds.ts';
import type { TourOrderLine } from '../../domain/tours/tour-order-line.ts';
import type { StaffBearer } from '../api/bearer.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import type { Museum } from '../site/museum.ts';
import { listRows } from '../testing/list-rows.ts';
import { arrangeTours, type TourRow } from '../tours/tour-catalogue.ts';
import { listsRoutes } from './lists-routes.ts';

const NOW = new Date('2026-12-01T08:00:00Z');

// What the list reads of a catalogue.
const tours = arrangeTours([
  {
    id: 'flut-fr',
    language: 'fr',
    language_name: null,
    name: { de: 'Durch die Flut', fr: 'À travers la marée' },
    teaser: { de: '' },
    description: { de: '' },
    venue: { id: 'haus', name: { de: 'Haus' }, address: '', sequence_no: 1 },
    meeting_point: { de: 'Am Steg', fr: 'Au ponton' },
    custom_groups: [],
    questions: [
      {
        id: 'alter',
        type: 'select',
        label: { de: 'Wie alt?', fr: 'Quel âge ?' },
        hint: {},
        required: true,
        options: [{ value: 'kind', label: { de: 'unter zwölf', fr: 'moins de douze ans' } }],
      },
    ],
  } as unknown as TourRow,
]);
const museum = { settings: { languages: ['de', 'fr'] } } as unknown as Museum;

type Change = Omit<Partial<TourOrderLine>, 'tour'> & { readonly tour?: Partial<TourOrderLine['tour']> };

function line(change: Change = {}): TourOrderLine {
  return {
    type: 'guidedTour',
    id: 'flut-fr',
    name: 'Groupe',
    title: 'À travers la marée',
    venue: 'Maison',
    address: 'Steg 1',
    datetime: '2026-12-10 14:00',
    datetime_end: '2026-12-10 15:00',
    count: 1,
    parts: [{ name: 'Groupe', count: 1, price: 9000, vat_value: 0 }],
    totalPrice: 9000,
    withdrawal_days: 0,
    ...change,
    tour: {
      langIdentifier: 'fr',
      langName: 'français',
      meeting_point: 'Au ponton',
      eventName: '',
      participants: 18,
      tours: 1,
      book_complete_tour: false,
      answers: [
        { qId: 'alter', type: 'select', label: 'Quel âge ?', value: 'kind', text: 'moins de douze ans' },
        { qId: 'weg', type: 'text', label: 'Souhaits', value: 'calme', text: 'calme' },
      ],
      ...change.tour,
    },
  };
}

const address = { street: '', zip: '', city: '', country: 'DE' };

type Placed = { readonly lines: readonly OrderLine[]; readonly buyer?: object; readonly state?: string };

async function place(database: Database, number: string, { lines, buyer, state }: Placed): Promise<void> {
  await database.executeSql(
    `insert into customer (id, is_guest, language, details) values ($1, true, 'fr', '{"phone": "+49 40 1"}')`,
    [number],
  );
  await database.executeSql(
    `insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
     values ($1, 'confirmed', 'fr', '{}', 0, 166, '', '', 0, now())`,
    [number],
  );
  await database.executeSql(
    `insert into placed_order (booking_id, number, cart_id, customer_id, state, language, content, total)
     values ($1, $1, $1, $1, $2, 'fr', $3::text::jsonb, 0)`,
    [
      number,
      state ?? 'confirmed',
      JSON.stringify({
        lines,
        buyer: { name: 'Ada Lovelace', company: 'Engines', email: 'ada@example.org', address, ...buyer },
      }),
    ],
  );
}

const GUIDES: StaffBearer = {
  staffId: 'S1',
  sessionId: 'T1',
  roles: [],
  permissions: new Set(['guides.manage']),
  lacksFactor: false,
  factorAt: undefined,
};

describe.each(testDatabases())('the list of tour bookings on $name', (engine) => {
  let database: Database;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await engine.open();
    app = Fastify();
    await app.register(listsRoutes, {
      verify: async () => GUIDES,
      explain: () => ({ status: 500, body: { code: '', message: '' } }),
      open: async () => ({
        database,
        museum,
        imported: { tours, merchandise: { byId: new Map() }, ticketsOf: new Map() },
        clock: createMuseumClock('Europe/Berlin', () => NOW),
        now: () => NOW,
      }),
    });
    const other = { ...line(), type: 'ticket', tour: undefined } as unknown as OrderLine;
    await place(database, '2026-1', { lines: [other, line()] });
    await place(database, '2026-2', { lines: [line()], state: 'refunded' });
    await place(database, '2026-3', { lines: [other] });
    await place(database, '2026-4', {
      lines: [
        line({
          datetime: '2026-12-10 10:00',
          tour: { tours: 2, book_complete_tour: true, participants: 45 },
        }),
        line({ datetime: '2027-06-01 10:00', datetime_end: '2027-06-01 11:00' }),
      ],
    });
    await place(database, '2026-5', {
      lines: [
        line({
          id: 'weg-sv',
          title: '=cmd|calc',
          datetime: '2026-12-31 23:30',
          datetime_end: '2027-01-01 00:30',
          parts: [{ name: 'Eins; "zwei"', count: 2, price: 0, vat_value: 7 }],
          tour: {
            tours: 0,
            participants: 2,
            langIdentifier: 'sv',
            answers: [
              { qId: 'x', type: 'textarea', label: '<script>', value: '', text: '1\r\n2026-9;"x"\u2028=A1' },
            ],
          },
        }),
      ],
      buyer: { name: ' =HYPERLINK("https://x.example")', company: '@SUM(A1)', email: '-1+1@example.org' },
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const get = (query = '') => app.inject({ url: `/lists/tours.csv${query}` });

  test('has a row for each booking of the days to come, by day and time, in the museum’s language', async () => {
    const { statusCode, headers, body } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="tours-2026-12-01-2027-01-30.csv"',
    });
    expect(body.startsWith('\ufeff"Datum";')).toBe(true);
    const [head, whole, group, places, ...more] = listRows(body);
    expect(more).toEqual([]);
    expect(head).toBe(
      'Datum;Von;Bis;Führung;Sprache;Haus;Treffpunkt;Buchung;Gruppen;Personen;Tickets;Name;Firma;E-Mail;Telefon;Bestellung;Sprache der Bestellung;Antworten',
    );
    expect(whole).toContain(';Ganze Führung;2;45;');
    expect(group).toBe(
      '2026-12-10;14:00;15:00;Durch die Flut;Französisch;Haus;Am Steg;Gruppe;1;18;1 × Groupe;Ada Lovelace;Engines;ada@example.org;\'+49 40 1;2026-1;Französisch;"Wie alt?: unter zwölf; Souhaits: calme"',
    );
    expect(places).toContain(';Schwedisch;Maison;Au ponton;Einzelne Plätze;;2;');
  });

  test('turns nothing that was typed into a formula or a second row', async () => {
    const places = listRows((await get()).body).at(-1);
    expect(places).toContain(";'=cmd|calc;");
    expect(places).toContain(';"\'=HYPERLINK(""https://x.example"")";\'@SUM(A1);\'-1+1@example.org;');
    expect(places).toContain(';"2 × Eins; ""zwei""";');
    expect(places).toMatch(/;"<script>: 1 2026-9;""x"" =A1"$/);
  });

  test('covers the requested days, both included, and never lists a refunded order', async () => {
    const numbers = async (query: string) =>
      listRows((await get(query)).body)
        .slice(1)
        .map((row) => /2026-\d(?=;)/.exec(row.slice(10))?.[0]);
    expect(await numbers('?from=2026-12-10&to=2026-12-10')).toEqual(['2026-4', '2026-1']);
    expect(await numbers('?from=2026-12-31&to=2026-12-31')).toEqual(['2026-5']);
    expect(await numbers('?from=2026-12-11&to=2026-12-30')).toEqual([]);
    expect(await numbers('?from=2027-05-01')).toEqual(['2026-4']);
    expect(await numbers('?to=2026-12-10')).toEqual(['2026-4', '2026-1']);
  });

  test('has its header row even when nothing is booked', async () => {
    expect(listRows((await get('?from=2030-01-01')).body)).toHaveLength(1);
  });

  test.each([
    '?from=2026-02-30',
    '?from=tomorrow',
    '?from=2026-12-02&to=2026-12-01',
    '?from=2026-01-01&to=2027-01-02',
    '?from=2026-12-01&from=2026-12-02',
    '?to=2026-11-30',
  ])('%s is refused', async (query) => {
    expect((await get(query)).statusCode).toBe(400);
  });
});
