// What an import makes of tour files: rows per language, places per time, withdrawn tours.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importMuseum } from '../../museum-import/import-museum.ts';
import type { Database } from '../../platform/database/sql.ts';
import { build } from '../../platform/database/statement.ts';
import { ask, testDatabases } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestTours, GUIDES_MUSEUM_YAML, QUESTIONS_YAML, tourYaml } from '../../testing/test-tours.ts';
import { loadTours } from '../tour-catalogue.ts';

// A Friday, one o'clock in the museum.
const NOW = new Date('2026-11-20T12:00:00Z');

describe.each(testDatabases())('importing tours on $name', ({ open }) => {
  let database: Database;
  let museum: TestMuseum;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', GUIDES_MUSEUM_YAML);
    database = await open();
  });
  afterEach(async () => {
    museum.remove();
    await database.close();
  });

  const run = (now = NOW) => importMuseum(database, museum.folder, now);
  const slotsOf = (pool: string) =>
    ask(database, build.selectFrom('slot').selectAll().where('pool_id', '=', pool).orderBy('starts_at'));
  const tour = async (id: string) => (await loadTours(database, 'de')).byId.get(id);

  test('a tour is stored once for each of its languages', async () => {
    addTestTours(museum);
    const report = await run();
    expect(report.changes['guided tour']).toEqual({ count: 16, added: 16, changed: 0, withdrawn: 0 });
    const { all, byLanguage, byCategory, byVenue } = await loadTours(database, 'de');
    expect(all.map(({ id }) => id).slice(0, 4)).toEqual([
      'places-de',
      'places-en',
      'places-b-de',
      'places-b-en',
    ]);
    expect([byLanguage.get('en')?.size, byCategory.get('kunst')?.size, byVenue.get('haus')?.size]).toEqual([
      8, 16, 16,
    ]);
    expect((await run()).changes['guided tour']).toEqual({ count: 16, added: 0, changed: 0, withdrawn: 0 });
  });

  test('a tour’s languages are listed together, those of the shop first and in their order', async () => {
    const languages = `languages:
  - {id: a, language: pl, slots: [{times: ["10:00"]}]}
  - {id: b, language: da, slots: [{times: ["10:00"]}]}
  - {id: c, language: de, slots: [{times: ["10:00"]}]}
`;
    museum.put('tours/first.yaml', tourYaml('places').replace(/languages:\n(?: .*\n)+/, languages));
    museum.put('tours/second.yaml', tourYaml('places').replace('name: {de: F', 'name: {de: E'));
    await run();
    const { all } = await loadTours(database, 'de');
    expect(all.map(({ id }) => id)).toEqual(['places-de', 'places-en', 'c', 'b', 'a']);
  });

  test('tours with the same place in the order stand by their names in the museum’s default language', async () => {
    const named = (id: string, de: string, en: string) =>
      tourYaml('places')
        .replace(/name: \{de: [^}]*\}/, `name: {de: ${de}, en: ${en}}`)
        .replaceAll('places-', `${id}-`);
    museum.put('tours/one.yaml', named('one', 'A', 'Z'));
    museum.put('tours/two.yaml', named('two', 'B', 'Y'));
    const orderIn = async (standard: 'de' | 'en') =>
      (await loadTours(database, standard)).all.map(({ id }) => id);
    await run();
    expect(await orderIn('de')).toEqual(['one-de', 'one-en', 'two-de', 'two-en']);
    expect(await orderIn('en')).toEqual(['two-de', 'two-en', 'one-de', 'one-en']);
  });

  test('every field of a file is stored', async () => {
    museum.put('tours/whole.yaml', `event: flut\nguides: guides\n${tourYaml('whole', QUESTIONS_YAML)}`);
    await run();
    expect(await tour('whole-de')).toMatchObject({
      language: 'de',
      language_name: null,
      event_name: { de: 'Flut', en: 'Tide' },
      venue: { id: 'haus', address: 'Steg 1, 10115 Berlin' },
      custom_groups: [{ id: 'kunst', name: { de: 'Kunst' } }],
      picture: { alt: { de: 'Ein Steg' }, ratio: 1.5 },
      single_ticketing: false,
      book_complete_tour: true,
      booking_without_tickets: false,
      bookable: true,
      min_participants: 3,
      book_ahead_hours: 0,
      pool_id: 'tour:whole-de',
      guides_pool_id: 'guides',
      prices: [
        {
          id: 'gruppe',
          per: 'tour',
          price: 8000,
          vat_value: 19,
          differs: [
            { weekdays: [6, 7], from: null, to: null, price: 9500 },
            { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '2026-12-26', to: '2026-12-27', price: 12000 },
          ],
        },
        { id: 'schule', differs: [] },
      ],
      tickets: [
        { id: 'voll', description: { de: '' }, subtickets: [] },
        { id: 'frei' },
        {
          id: 'familie',
          subtickets: [
            { id: 'gross', vat_value: 7 },
            { id: 'klein', vat_value: 0 },
          ],
        },
      ],
      questions: [
        { id: 'alter', type: 'radio', required: true, options: [{ value: 'kinder' }, { value: 'grosse' }] },
        { id: 'fach', required: false, hint: { de: '' } },
        { id: 'hilfe' },
        { id: 'schulname' },
        { id: 'wunsch', hint: { de: 'In wenigen Worten' } },
        { id: 'klasse', min: 1, max: 13 },
      ],
    });
  });

  test('a time has as many places as its groups have people, less what is sold elsewhere', async () => {
    museum.put(
      'tours/places.yaml',
      tourYaml('places').replace('tours: 2}', 'tours: 2, sold_elsewhere: [0, 5, 20]}'),
    );
    await run();
    const times = await slotsOf('tour:places-de');
    expect(times[0]).toMatchObject({ datetime: '2026-11-20 14:00', datetime_end: '2026-11-20 15:00' });
    expect(new Set(times.map(({ capacity }) => capacity))).toEqual(new Set([12, 7, 0]));
    expect(new Set((await slotsOf('tour:places-en')).map(({ capacity }) => capacity))).toEqual(new Set([6]));
  });

  test('a tour keeps to its own first and last day, and to closing days', async () => {
    museum.put('tours/places.yaml', `start: today+2\nend: "2026-12-25"\n${tourYaml('places')}`);
    await run();
    const days = new Set((await slotsOf('tour:places-de')).map(({ day }) => day));
    expect([...days].at(0)).toBe('2026-11-22');
    expect([...days].at(-1)).toBe('2026-12-25');
    expect(days.has('2026-12-24')).toBe(false);
  });

  test('a tour that left the folder is withdrawn with its times, and comes back when it returns', async () => {
    addTestTours(museum);
    await run();
    museum.put('tours/places.yaml', undefined);
    expect((await run()).changes['guided tour']).toEqual({ count: 14, added: 0, changed: 0, withdrawn: 2 });
    expect(await tour('places-de')).toBeUndefined();
    expect(await slotsOf('tour:places-de')).toEqual([]);
    museum.put('tours/places.yaml', tourYaml('places'));
    expect((await run()).changes['guided tour']).toEqual({ count: 16, added: 0, changed: 2, withdrawn: 0 });
    expect(await tour('places-de')).toMatchObject({ custom_groups: [{ id: 'kunst' }] });
    expect((await slotsOf('tour:places-de')).length).toBeGreaterThan(100);
  });

  test('a longer tour keeps its times and moves their end', async () => {
    museum.put('tours/places.yaml', tourYaml('places'));
    await run();
    const before = await slotsOf('tour:places-de');
    museum.put('tours/places.yaml', tourYaml('places').replace('minutes: 60', 'minutes: 75'));
    expect((await run()).slots).toMatchObject({ added: 0, removed: 0, closed: 0 });
    const after = await slotsOf('tour:places-de');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]?.datetime_end).toBe('2026-11-20 15:15');
  });

  test('a venue is kept for a withdrawn tour', async () => {
    const tower =
      '  - {id: turm, name: {de: Turm}, address: "x", hours: {de: x}, directions: {de: x}}\ncustom_groups:';
    museum.put('museum.yaml', MUSEUM_YAML.replace('custom_groups:', tower));
    museum.put('tours/places.yaml', tourYaml('places').replace('haus', 'turm'));
    await run();
    museum.put('museum.yaml', MUSEUM_YAML);
    museum.put('tours/places.yaml', undefined);
    await run();
    expect(await ask(database, build.selectFrom('venue').select('id'))).toHaveLength(2);
    expect((await run()).version).toBe(3);
  });

  test('a broken tour changes nothing', async () => {
    addTestTours(museum);
    await run();
    museum.put('tours/group.yaml', tourYaml('group').replace('haus', 'turm'));
    museum.put('tours/places.yaml', undefined);
    await expect(run()).rejects.toThrow('tours/group.yaml:1: venue: there is no venue "turm"');
    expect((await loadTours(database, 'de')).all).toHaveLength(16);
  });
});
