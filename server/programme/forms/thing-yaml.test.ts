// Any file of the folder as a form: what was only looked at stays as it is, and what was changed is all that changes.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  entryProblems,
  fitFields,
  type ThingField,
  type ThingShape,
} from '../../../domain/programme/thing-shape.ts';
import { formsEn } from '../../../domain/wording/office/forms/en.ts';
import { LOGO_SECTIONS } from './logo-place.ts';
import { MUSEUM_FIELDS, SETTINGS_FORMS } from './settings-forms.ts';
import { type Offered, sectionsOf } from './shape-of-schema.ts';
import { formOf, type YamlKind } from './thing-files.ts';
import { thingProblems } from './thing-problems.ts';
import { readThing, writeThing } from './thing-yaml.ts';

const MUSEUM = new URL('../../../museum/', import.meta.url);
const OFFERED: Offered = {
  ...{ venues: [], custom_groups: [], ticket_groups: [], article_categories: [] },
  ...{ voucher_groups: [], pools: [], events: [], menu: [], terms: [], banner_places: [], words: [] },
};
const IDS = { stem: 'neu', taken: [] };
const FOLDERS: Readonly<Record<string, YamlKind>> = {
  events: 'event',
  tours: 'tour',
  articles: 'article',
  vouchers: 'voucher',
};

const textOf = (path: string) => readFileSync(new URL(path, MUSEUM), 'utf8');
function fieldsOf(kind: YamlKind, id: string): ThingField[] {
  const form = formOf(kind, id);
  if (!form) throw new Error(`no form of ${kind} ${id}`);
  return sectionsOf(form, OFFERED).flatMap(({ fields }) => fields);
}

const FILES: [path: string, kind: YamlKind, id: string][] = [
  ...Object.entries(FOLDERS).flatMap(([folder, kind]) =>
    readdirSync(new URL(folder, MUSEUM)).map((file): [string, YamlKind, string] => [
      `${folder}/${file}`,
      kind,
      file.replace('.yaml', ''),
    ]),
  ),
  ['shipping.yaml', 'shipping', 'parcels'],
  ...Object.keys(SETTINGS_FORMS).map((id): [string, YamlKind, string] => ['museum.yaml', 'settings', id]),
];

test.each(FILES)('%s, looked at as %s %s, stays as it is', (path, kind, id) => {
  const text = textOf(path);
  const fields = fieldsOf(kind, id);
  const value = readThing(text) ?? {};
  const written = writeThing(text, fields, fitFields(fields, value), IDS);
  expect(readThing(written)).toEqual(value);
  for (const line of text.split('\n').filter((one) => one.includes('#')))
    expect(written).toContain(line.trim());
});

test('every field of museum.yaml stands in one form', () => {
  const inForms = Object.values(SETTINGS_FORMS).flatMap(({ sections }) => Object.values(sections).flat());
  expect(inForms.sort()).toEqual([...MUSEUM_FIELDS].sort());
});

describe('entries with names of their own', () => {
  const fields = fieldsOf('settings', 'words');
  const links = `customTermsLinks: {de: {terms: {title: AGB, url: https://a.example}}} # ours\n`;
  const read = (text: string) => fitFields(fields, readThing(text) ?? {});
  const written = (change: object) => writeThing(links, fields, { ...read(links), ...change }, IDS);

  test('are added, changed and taken out under them, and the others stay', () => {
    const entry = (entry: string, url: string) => ({ entry, entries: { title: entry, url } });
    const changed = written({
      customTermsLinks: [
        { in_language: 'de', entries: [entry('shipping', 'https://b.example')] },
        { in_language: 'en', entries: [entry('terms', 'https://c.example')] },
      ],
      museumPerLanguageUrls: { fr: 'https://fr.example' },
    });
    expect(readThing(changed)).toEqual({
      customTermsLinks: {
        de: { shipping: { title: 'shipping', url: 'https://b.example' } },
        en: { terms: { title: 'terms', url: 'https://c.example' } },
      },
      museumPerLanguageUrls: { fr: 'https://fr.example' },
    });
    expect(changed).toContain('# ours');
    expect(readThing(written({ customTermsLinks: [] }))).toEqual({});
  });

  test.each([
    [
      [
        { in_language: 'de', entries: [] },
        { in_language: 'de', entries: [] },
      ],
      { 'translations-1-in_language': ['ENTRY_TWICE'] },
    ],
    [[{ in_language: '', entries: [] }], { 'translations-0-in_language': ['REQUIRED'] }],
    [
      [{ in_language: 'de', entries: [{ entry: 'tickets.add', entry_text: '' }] }],
      { 'translations-0-entries-0-entry_text': ['REQUIRED'] },
    ],
    [[{ in_language: 'de', entries: [{ entry: 'tickets.add', entry_text: 'Her damit' }] }], {}],
  ])('%j', (translations, problems) => {
    expect(entryProblems(fields, { translations })).toEqual(problems);
  });

  test.each([
    ['translations.de.tickets.ad: there is no such text', 'translations-0-entries-1-entry_text'],
    ['translations.de.tickets.add: is no ICU message', 'translations-0-entries-0-entry_text'],
    ['translations.de.tickets: there is no such text', 'translations-0-entries'],
  ])('“%s” stands at %s', (reason, field) => {
    const entries = ['tickets.add', 'tickets.ad'].map((entry) => ({ entry, entry_text: '{' }));
    const value = { translations: [{ in_language: 'de', entries }] };
    const problem = { file: 'museum.yaml', line: 1, reason };
    expect(thingProblems([problem], 'museum.yaml', fields, true, value)).toEqual([
      { field, reason: reason.replace(/^.*: /, '') },
    ]);
  });

  test('without knowing the entries, it stands at all of them, and says which it is', () => {
    const reason = 'translations.de.tickets.ad: there is no such text';
    expect(thingProblems([{ file: 'museum.yaml', line: 1, reason }], 'museum.yaml', fields, true)).toEqual([
      { field: 'translations', reason },
    ]);
  });
});

describe('the words of the forms', () => {
  const words = Object.keys(formsEn);
  const named: [string, ThingShape][] = [
    ...FILES.flatMap(([, kind, id]) => fieldsOf(kind, id)),
    ...fieldsOf('code', 'new'),
    ...LOGO_SECTIONS.flatMap(({ fields }) => fields),
  ].flatMap(allUnder);

  test('every field has a name', () => {
    const nameless = named.filter(([name]) => !words.includes(`thing.field.${name}`)).map(([name]) => name);
    expect([...new Set(nameless)]).toEqual([]);
  });

  test('every choice that the format makes has one, too', () => {
    const options = named.flatMap(([name, shape]) =>
      shape.kind === 'choice' || shape.kind === 'choices'
        ? shape.options
            .filter(({ name }) => name === '')
            .map(({ value }): [string, string] => [`thing.option.${name}.${value}`, `thing.option.${value}`])
        : [],
    );
    expect(options.filter(([own, shared]) => !words.includes(own) && !words.includes(shared))).toEqual([]);
  });

  test('and every way to say something', () => {
    const ways = named.flatMap(([name, shape]) =>
      shape.kind === 'either' ? shape.ways.map(({ kind }) => `thing.way.${name}.${kind}`) : [],
    );
    expect([...new Set(ways)].filter((way) => !words.includes(way))).toEqual([]);
  });
});

function allUnder({ name, shape }: ThingField): [string, ThingShape][] {
  const below = (one: ThingShape): [string, ThingShape][] => {
    if (one.kind === 'group' || one.kind === 'list' || one.kind === 'entries')
      return one.fields.flatMap(allUnder);
    return one.kind === 'either' ? one.ways.flatMap(below) : [];
  };
  return shape.kind === 'id' ? [] : [[name, shape], ...below(shape)];
}

const TOUR = `# The first of the day.
name: {de: Rundgang, en: Walk} # short
unknown: kept
venue: haus
languages:
  - id: rundgang-de
    language: de
    slots: [{times: ['10:00'], tours: 2}] # two guides
  - id: rundgang-en
    language: en
    slots: [{times: ['11:00']}]
prices:
  - {id: rundgang-all, name: {de: Alle}, per: tour, price: 9000, vat_value: 7}
`;

function tourWith(change: (value: Record<string, unknown>) => object): string {
  const fields = fieldsOf('tour', 'rundgang');
  const value = fitFields(fields, readThing(TOUR) ?? {});
  return writeThing(TOUR, fields, { ...value, ...change(structuredClone(value)) }, IDS);
}

test('a price is changed, and comments and fields that no form knows stay', () => {
  const written = tourWith((value) => {
    const [price] = value['prices'] as object[];
    return { prices: [{ ...price, price: 9500 }] };
  });
  expect(written).toBe(TOUR.replace('9000', '9500'));
});

test('an entry is taken out and another one added, with an id of its own', () => {
  const written = tourWith((value) => {
    const [german] = value['languages'] as object[];
    return {
      languages: [
        german,
        { language: 'fr', slots: [{ times: { first: '10:00', last: '12:00', every: 30 } }] },
      ],
    };
  });
  expect(written).toContain('# two guides');
  expect(readThing(written)?.['languages']).toEqual([
    { id: 'rundgang-de', language: 'de', slots: [{ times: ['10:00'], tours: 2 }] },
    { id: 'neu-fr', language: 'fr', slots: [{ times: { first: '10:00', last: '12:00', every: 30 } }] },
  ]);
});

test('one way to say it takes the place of the other, and what was emptied leaves the file', () => {
  const written = tourWith((value) => {
    const languages = value['languages'] as { slots: object[] }[];
    return {
      languages: languages.map((one) => ({
        ...one,
        slots: [{ times: { first: '10:00', last: '11:00', every: 60 } }],
      })),
      prices: [],
      name: { de: 'Rundgang', en: '' },
    };
  });
  expect(written).not.toContain('prices');
  expect(readThing(written)?.['name']).toEqual({ de: 'Rundgang' });
  expect(readThing(written)?.['languages']).toEqual([
    { id: 'rundgang-de', language: 'de', slots: [{ times: { first: '10:00', last: '11:00', every: 60 } }] },
    { id: 'rundgang-en', language: 'en', slots: [{ times: { first: '10:00', last: '11:00', every: 60 } }] },
  ]);
});

test.each([
  ['prices[1].price: must be above 0', 'prices-0-price'],
  ['languages[2].slots[1].times.last: is before the first time', 'languages-1-slots-0-times-last'],
  ['name: is missing de', 'name'],
  ['picture.alt: is missing de', 'picture-alt'],
  ['is missing teaser', 'teaser'],
  ['there is no field "x" here', ''],
])('“%s” is said at the field “%s”', (reason, field) => {
  const problem = { file: 'tours/rundgang.yaml', line: 1, reason };
  const [said] = thingProblems([problem], 'tours/rundgang.yaml', fieldsOf('tour', 'rundgang'), false);
  expect(said?.field).toBe(field);
});
