import { describe, expect, test } from 'vitest';
import { compareThings, kindOfPath } from './compare-things.ts';
import { type EventForm, missingTexts, timesADay } from './event-form.ts';
import { isProgrammePath } from './folder-path.ts';
import { guardedChanges } from './guarded-settings.ts';
import { newId } from './new-id.ts';
import { isOutdated, mayBecome, REVISION_STATES, statesBefore } from './revision.ts';

describe('a revision', () => {
  test('that was published never becomes a draft again', () => {
    for (const state of ['published', 'replaced', 'discarded'] as const)
      for (const to of REVISION_STATES)
        expect(mayBecome(state, to)).toBe(state === 'published' && to === 'replaced');
    expect(statesBefore('published')).toEqual(['draft', 'scheduled']);
  });

  test.each([
    ['draft', 3, 3, false],
    ['draft', 3, 4, true],
    ['scheduled', 3, 4, true],
    ['published', 3, 4, false],
    ['draft', null, null, false],
  ] as const)('as %s of no. %s, with no. %s published: outdated %s', (state, base, published, expected) => {
    expect(isOutdated({ state, base }, published)).toBe(expected);
  });
});

describe('what belongs to the programme', () => {
  test.each([
    'museum.yaml',
    'events/tide.yml',
    'images/Flut (1).JPG',
    'pages/terms.de.md',
    'fonts/brot.woff2',
    'events/tide.json',
    'events/winter/tide.yaml',
    'events/winter/tide.json',
    'pages/law/terms.de.md',
    'shipping.json',
  ])('%s does', (path) => expect(isProgrammePath(path)).toBe(true));
  test.each([
    'customers.yaml',
    'customers.yml',
    'customers.json',
    'Customers.yaml.txt',
    'secrets/key.json',
    'package.json',
    'images/map.json',
    'pages/sources.json',
    'pages/law/sources.json',
    'events/originals/README.md',
    '../museum.yaml',
    '/etc/x.yaml',
    'images/raw/flut.jpg',
    'drafts/winter/tide.yaml',
    'events/winter/notes.docx',
    'events/winter/old/tide.yaml',
    '.git/config.yaml',
    'images/.hidden.png',
    'draw/flut.mjs',
    'a\\b.yaml',
    'a\nb.yaml',
  ])('%s does not', (path) => expect(isProgrammePath(path)).toBe(false));
});

describe('what has changed', () => {
  const tide = {
    name: { de: 'Flut', en: 'Tide' },
    picture: { file: 'a.jpg', alt: { de: 'Wasser' } },
    tickets: [
      { id: 'adult', name: { de: 'Erwachsene' }, price: 1200 },
      { id: 'child', name: { de: 'Kind' }, price: 0 },
    ],
  };

  test('is said by prices, texts, pictures and entries, whatever their order', () => {
    const [adult, child] = tide.tickets;
    const after = {
      tickets: [child, { ...adult, price: 1400 }, { id: 'group', name: { de: 'Gruppe' }, price: 1000 }],
      picture: { file: 'b.jpg', alt: { de: 'Wasser' } },
      name: { de: 'Flut', en: 'High tide' },
    };
    expect(
      compareThings(tide, after, 'de').map(({ what, where, before, after: now, languages }) =>
        [what, where.join('/'), before, now, languages.join()].join(' '),
      ),
    ).toEqual([
      'text name   en',
      'picture picture a.jpg b.jpg ',
      'money tickets/Erwachsene/price 1200 1400 ',
      'added tickets/Gruppe   ',
    ]);
  });

  test('is nothing between two that say the same', () => {
    expect(compareThings(tide, structuredClone(tide), 'de')).toEqual([]);
  });

  test.each([
    ['events/tide.yaml', 'event'],
    ['museum.yaml', 'settings'],
    ['images/a.jpg', 'picture'],
    ['logo.svg', 'look'],
    ['README.md', 'other'],
  ])('%s is of the kind %s', (path, kind) => expect(kindOfPath(path)).toBe(kind));
});

describe('settings that take another right', () => {
  test('are those of people and money, compared by what they say', () => {
    const before = { staff: { roles: [{ id: 'a', permissions: ['orders.read'] }] }, name: 'Steg' };
    const turned = { name: 'Ufer', staff: { roles: [{ permissions: ['orders.read'], id: 'a' }] } };
    expect(guardedChanges(before, turned)).toEqual([]);
    expect(guardedChanges(before, { transfer: { iban: 'DE89' } })).toEqual([
      { field: 'staff', permission: 'staff.manage' },
      { field: 'transfer', permission: 'payments.manage' },
    ]);
  });
});

test.each([
  ['Frühling am Strom', [], 'fruehling-am-strom'],
  ['Flut', ['flut', 'flut-2'], 'flut-3'],
  ['Été à la mer!', [], 'ete-a-la-mer'],
  ['水', [], 'event'],
])('“%s” has the id of its name', (name, taken, expected) => {
  expect(newId(name, taken, 'event')).toBe(expected);
});

test.each([
  ['10:00', '19:45', 15, 40],
  ['10:00', '10:00', 30, 1],
  ['10:00', '09:00', 30, 0],
  ['', '17:00', 30, 0],
])('from %s to %s every %s minutes are %s times', (first, last, every, expected) => {
  expect(timesADay({ first, last, every, weekdays: [], capacity: null })).toBe(expected);
});

test('a language lacks what the museum’s first one has', () => {
  const form = {
    ...{ name: { de: 'Flut', en: 'Tide' }, subtitle: { de: 'Bilder' }, teaser: {}, description: {} },
    pictures: [{ file: '', alt: { de: 'Wasser', en: '' }, hash: '' }],
    tickets: [{ name: { de: 'Kind' }, description: {} }],
  } as unknown as EventForm;
  expect(missingTexts(form, 'en', 'de')).toBe(3);
  expect(missingTexts(form, 'de', 'de')).toBe(0);
});
