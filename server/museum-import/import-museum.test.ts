import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/sql.ts';
import { build } from '../platform/database/statement.ts';
import { ask, testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { loadDemoIfEmpty } from '../programme/demo.ts';
import { extendHorizon } from '../site/extend-horizon.ts';
import { loadMuseum, sharedSecret } from '../site/site-store.ts';
import {
  HALL_EVENT_YAML,
  MUSEUM_YAML,
  makeTestMuseum,
  OPEN_EVENT_YAML,
  SLOT_EVENT_YAML,
  type TestMuseum,
} from '../testing/test-museum.ts';
import { importMuseum, tryImport } from './import-museum.ts';

// A Friday, one o'clock in the museum.
const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-27T12:00:00Z');

describe.each(testDatabases())('importing a museum on $name', ({ open }) => {
  let database: Database;
  let museum: TestMuseum;
  beforeEach(async () => {
    museum = makeTestMuseum();
    database = await open();
  });
  afterEach(async () => {
    museum.remove();
    await database.close();
  });

  const run = (now = NOW) => importMuseum(database, museum.folder, now);
  const slotsOf = (pool: string) =>
    ask(database, build.selectFrom('slot').selectAll().where('pool_id', '=', pool).orderBy('starts_at'));
  const slotAt = async (pool: string, datetime: string) =>
    (await slotsOf(pool)).find((slot) => slot.datetime === datetime);
  const poolIds = async () =>
    (await ask(database, build.selectFrom('pool').select('id').orderBy('id'))).map(({ id }) => id);
  const sell = async (pool: string, datetime: string, quantity: number) => {
    const slot = await slotAt(pool, datetime);
    await database.executeSql(
      `insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, expires_at, hold_count)
       values ($1, 'confirmed', 'de', '{}', 0, 166, '', '', now(), 1)`,
      [`cart-${datetime}`],
    );
    await database.executeSql(`insert into hold values ($1, $2, $3, 'infinity')`, [
      `cart-${datetime}`,
      slot?.id,
      quantity,
    ]);
    await database.executeSql('update slot set taken = taken + $1 where id = $2', [quantity, slot?.id]);
  };

  test('a first import adds everything', async () => {
    const report = await run();
    expect(report).toMatchObject({
      name: 'Museum am Steg',
      version: 1,
      slots: { changed: 0, removed: 0, closed: 0 },
    });
    const { event, ticket } = report.changes;
    expect(event).toEqual({ count: 3, added: 3, changed: 0, withdrawn: 0 });
    expect(ticket).toEqual({ count: 4, added: 4, changed: 0, withdrawn: 0 });
    expect(await poolIds()).toEqual([
      'day:flut',
      'event:flut',
      'saal',
      'ticket:dauer-karte',
      'ticket:flut-familie',
    ]);
    const loaded = await loadMuseum(database);
    expect(loaded.version).toBe(1);
    expect(loaded.settings.banners?.home?.[0]?.image).toMatch(/^\/media\/steg\.[0-9a-f]{8}-\{width\}\.webp$/);
    expect(loaded.pages.get('imprint')?.title).toEqual({ de: 'Impressum', en: 'Imprint' });
  });

  test('slots follow the rules, from now on, in museum time', async () => {
    await run();
    const times = await slotsOf('event:flut');
    // Half past twelve would be over; the one that began at noon has just ended.
    expect(times[0]).toMatchObject({
      day: '2026-11-20',
      datetime: '2026-11-20 13:00',
      datetime_end: '2026-11-20 14:00',
    });
    expect(times[0]?.starts_at).toEqual(new Date('2026-11-20T12:00:00Z'));
    expect(times.at(-1)?.day).toBe('2027-01-19');
    expect(times.some(({ day }) => day === '2026-12-24' || day === '2026-11-23')).toBe(false);
    expect(new Set(times.map(({ capacity }) => capacity))).toEqual(new Set([20, 15]));
    expect(new Set((await slotsOf('ticket:flut-familie')).map(({ capacity }) => capacity))).toEqual(
      new Set([4]),
    );
    const [day] = await slotsOf('day:flut');
    expect(day).toMatchObject({ datetime: '2026-11-20', datetime_end: '2026-11-20', capacity: 100 });
    expect(day?.ends_at).toEqual(new Date('2026-11-20T23:00:00Z'));
    expect(await slotsOf('ticket:dauer-karte')).toMatchObject([
      { datetime: '2026-11-20', datetime_end: '2026-12-20', capacity: 50 },
    ]);
  });

  test('importing again without edits changes only the version', async () => {
    await run();
    const again = await run();
    expect(again.version).toBe(2);
    expect(again.changes['event']).toEqual({ count: 3, added: 0, changed: 0, withdrawn: 0 });
    expect(again.changes['ticket']).toEqual({ count: 4, added: 0, changed: 0, withdrawn: 0 });
    expect(again.slots).toEqual({ added: 0, changed: 0, removed: 0, closed: 0 });
  });

  test('an import can be tried: it says what it would do, and nothing has changed', async () => {
    const first = await tryImport(database, museum.folder, NOW);
    expect(first).toMatchObject({ version: 1, changes: { event: { count: 3, added: 3 } } });
    expect(await poolIds()).toEqual([]);
    expect(await run()).toEqual(first);
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('price: 1200', 'price: 1300'));
    museum.put('events/konzert.yaml', undefined);
    const { changes, slots } = await tryImport(database, museum.folder, NOW);
    expect(changes).toMatchObject({
      event: { count: 2, added: 0, changed: 0, withdrawn: 1 },
      ticket: { count: 3, added: 0, changed: 1, withdrawn: 1 },
    });
    expect(slots).toEqual({ added: 0, changed: 0, removed: 0, closed: 0 });
    expect(changes['event']?.allWithdrawn).toBeUndefined();
    const prices = await ask(
      database,
      build.selectFrom('ticket').select('price').where('id', '=', 'flut-normal'),
    );
    expect(prices).toEqual([{ price: 1200 }]);
    expect((await loadMuseum(database)).version).toBe(1);
  });

  test('a folder that an import would refuse is refused when it is tried', async () => {
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('price: 1200', 'price: 12.00'));
    await expect(tryImport(database, museum.folder, NOW)).rejects.toThrow('can be read in two ways');
  });

  test('the report says when nothing of a kind is left', async () => {
    await run();
    for (const event of ['flut', 'dauer', 'konzert']) museum.put(`events/${event}.yaml`, undefined);
    museum.put('events/neu.yaml', OPEN_EVENT_YAML.replaceAll('dauer', 'neu'));
    expect((await run()).changes).toMatchObject({
      event: { count: 1, added: 1, withdrawn: 3, allWithdrawn: true },
      ticket: { count: 1, added: 1, withdrawn: 4, allWithdrawn: true },
    });
  });

  test('the report names prices, VAT rates, and what is on sale', async () => {
    const { amounts, timetable } = await run();
    expect(amounts).toEqual([
      {
        files: 'events/*.yaml',
        count: 5,
        free: 1,
        lowest: 500,
        highest: 2000,
        rates: [{ percent: 7, count: 4 }],
      },
    ]);
    expect(timetable).toMatchObject({ first: '2026-11-20', last: '2027-01-19', days: 60 });
    expect(timetable.times).toBe((await slotsOf('event:flut')).length + (await slotsOf('saal')).length);
  });

  test('a smaller capacity never falls below what is sold', async () => {
    await run();
    await sell('saal', '2026-11-21 18:00', 12);
    museum.put('museum.yaml', MUSEUM_YAML.replace('capacity: 40', 'capacity: 8'));
    await run();
    expect(await slotAt('saal', '2026-11-21 18:00')).toMatchObject({ capacity: 12, taken: 12 });
    expect(await slotAt('saal', '2026-11-22 18:00')).toMatchObject({ capacity: 8, taken: 0 });
  });

  test('a time that the rules no longer contain is removed, unless places in it are sold', async () => {
    await run();
    await sell('saal', '2026-11-21 18:00', 3);
    museum.put('museum.yaml', MUSEUM_YAML.replace('"18:00"', '"19:00"'));
    const { slots } = await run();
    expect(slots).toMatchObject({ added: 60, changed: 0, removed: 59, closed: 1 });
    expect(await slotAt('saal', '2026-11-21 18:00')).toMatchObject({ capacity: 3, taken: 3 });
    expect(await slotAt('saal', '2026-11-22 18:00')).toBeUndefined();
    expect((await run()).slots).toMatchObject({ added: 0, changed: 0, removed: 0, closed: 0 });
  });

  test('an event that left the folder is withdrawn, and comes back when it returns', async () => {
    await run();
    museum.put('events/flut.yaml', undefined);
    const { event, ticket } = (await run()).changes;
    expect(event).toEqual({ count: 2, added: 0, changed: 0, withdrawn: 1 });
    expect(ticket).toEqual({ count: 2, added: 0, changed: 0, withdrawn: 2 });
    expect(await slotsOf('event:flut')).toEqual([]);
    const withdrawn = (
      await ask(database, build.selectFrom('event').select('withdrawn').where('id', '=', 'flut'))
    )[0];
    expect(withdrawn?.withdrawn).toBe(true);
    museum.put('events/flut.yaml', SLOT_EVENT_YAML);
    await run();
    const back = (
      await ask(database, build.selectFrom('event').select('withdrawn').where('id', '=', 'flut'))
    )[0];
    expect(back?.withdrawn).toBe(false);
    expect((await slotsOf('event:flut')).length).toBeGreaterThan(300);
  });

  test('what is sold of a whole run stays sold when the run moves', async () => {
    await run();
    await sell('ticket:dauer-karte', '2026-11-20', 5);
    museum.put(
      'events/dauer.yaml',
      OPEN_EVENT_YAML.replace('today+30', 'today+50').replace('places: 50', 'places: 3'),
    );
    await run(LATER);
    expect(await slotsOf('ticket:dauer-karte')).toMatchObject([
      { datetime: '2026-11-27', datetime_end: '2027-01-16', capacity: 5, taken: 5 },
    ]);
  });

  test('names, prices and subtickets follow the folder', async () => {
    await run();
    museum.put(
      'events/flut.yaml',
      SLOT_EVENT_YAML.replace('price: 1200', 'price: 1400').replace(/ {6}- \{id: klein.*\n/, ''),
    );
    await run();
    const ticket = (
      await ask(database, build.selectFrom('ticket').select('price').where('id', '=', 'flut-normal'))
    )[0];
    expect(ticket?.price).toBe(1400);
    expect((await ask(database, build.selectFrom('subticket').select('id'))).map(({ id }) => id)).toEqual([
      'gross',
    ]);
  });

  test('a venue that nothing refers to is removed; that of a withdrawn event stays', async () => {
    const tower =
      '  - {id: turm, name: {de: Turm}, address: "x", hours: {de: x}, directions: {de: x}}\ncustom_groups:';
    museum.put('museum.yaml', MUSEUM_YAML.replace('custom_groups:', tower));
    museum.put('events/konzert.yaml', HALL_EVENT_YAML.replace('haus', 'turm'));
    await run();
    museum.put('museum.yaml', MUSEUM_YAML);
    museum.put('events/konzert.yaml', undefined);
    await run();
    expect(await ask(database, build.selectFrom('venue').select('id'))).toHaveLength(2);
    museum.put('events/konzert.yaml', HALL_EVENT_YAML);
    await run();
    expect(await ask(database, build.selectFrom('venue').select('id'))).toEqual([{ id: 'haus' }]);
  });

  test('a broken folder changes nothing', async () => {
    await run();
    museum.put('museum.yaml', MUSEUM_YAML.replace('Museum am Steg', 'Neuer Name'));
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('venue: haus', 'venue: turm'));
    await expect(run()).rejects.toThrow('events/flut.yaml:2: venue: there is no venue "turm"');
    expect(await loadMuseum(database)).toMatchObject({ version: 1, settings: { name: 'Museum am Steg' } });
  });

  test('a new picture does not replace the old one at once, since pages may still show it', async () => {
    await run();
    museum.put('images/steg.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
    await run();
    const unused = async () =>
      (await database.executeSql('select unused_since is null as shown from media order by 1')).rows;
    expect(await unused()).toEqual([{ shown: false }, { shown: true }]);
    await run(new Date('2027-01-10T12:00:00Z'));
    expect(await unused()).toEqual([{ shown: true }]);
  });

  test('moving the horizon on adds only the missing days', async () => {
    await run();
    const before = await slotsOf('event:flut');
    await sell('event:flut', '2026-12-01 10:00', 2);
    const clock = createMuseumClock('Europe/Berlin', () => LATER);
    const changes = await extendHorizon(database, clock);
    expect(changes).toMatchObject({ changed: 0, removed: 0, closed: 0 });
    const after = await slotsOf('event:flut');
    expect(after.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.slice(before.length).map(({ day }) => day)).toEqual(
      ['2027-01-20', '2027-01-21', '2027-01-22', '2027-01-23', '2027-01-24', '2027-01-26'].flatMap((day) =>
        Array(7).fill(day),
      ),
    );
    // Six opening days of seven times for the event and its family ticket, seven days for the day and for the hall.
    expect(changes.added).toBe(6 * 7 * 2 + 7 + 7);
    expect(await extendHorizon(database, clock)).toEqual({ added: 0, changed: 0, removed: 0, closed: 0 });
  });

  test('the demo is loaded once, by one of several processes, and only where it is wanted', async () => {
    expect(await loadDemoIfEmpty(database, { demo: false }, NOW, museum.folder)).toBeUndefined();
    const loads = [1, 2, 3].map(() => loadDemoIfEmpty(database, { demo: true }, NOW, museum.folder));
    expect((await Promise.all(loads)).filter((report) => report !== undefined)).toHaveLength(1);
    expect((await loadMuseum(database)).version).toBe(1);
  });

  test('every process gets the same secret', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => sharedSecret(database, 'token')));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).not.toBe(await sharedSecret(database, 'webhook'));
  });

  test('without a museum, loading it says how to get one', async () => {
    await expect(loadMuseum(database)).rejects.toThrow('npm run import');
  });
});
