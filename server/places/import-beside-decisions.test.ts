// An import beside what staff have decided about places: it names what it leaves in force, and where import, decision and
// buyers come at the same moment, none undoes another.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import { type TestDatabase, testDatabases } from '../platform/database/test-databases.ts';
import { runUnregistered } from '../platform/database/unregistered-statement.ts';
import { randomId } from '../platform/random-id.ts';
import { carryOutImport } from '../programme/carry-out-import.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T08:00:00Z');
const DAY = '2026-11-20';
const POOL = 'event:flut';
const WIDER = SLOT_EVENT_YAML.replace(/capacity: 20, sold_elsewhere: \[.*?\]/, 'capacity: 25');

let museum: TestMuseum;
let shop: TestShop;
let staff: StaffClient;

async function openWith(engine: TestDatabase): Promise<void> {
  museum = makeTestMuseum();
  shop = await openTestShop(engine, museum.folder, {}, START);
  staff = await signIn(shop, 'programme', { language: 'de' });
}

async function close(): Promise<void> {
  await shop.close();
  museum.remove();
}

const one = { pools: [POOL], from: DAY, to: DAY };

async function seenOf(asked: object): Promise<string> {
  return (await staff.post('office/places/decisions/preview', asked)).body.data.seen;
}

async function decide(asked: object, key = randomId()) {
  return staff.post('office/places/decisions', { ...asked, key, seen: await seenOf(asked) });
}

describe.each(testDatabases())('an import beside decisions on $name', (engine) => {
  beforeEach(() => openWith(engine));
  afterEach(close);

  const importFolder = (tried: boolean) =>
    carryOutImport(shop.database, { folder: museum.folder, tried }, shop.now());
  const named = (text: string) => {
    const lines = text.replaceAll('\u00a0', ' ').split('\n');
    const begin = lines.findIndex((line) => /still in force|weiter in Kraft/.test(line));
    return begin < 0 ? [] : lines.slice(begin);
  };

  test('names what it leaves in force, with what the folder says of the same times', async () => {
    await decide({ ...one, kind: 'capacity', places: 8, times: ['12:00'] });
    await decide({ ...one, kind: 'extra', places: 4, minutes: 60, times: ['19:30'] });
    await decide({ ...one, kind: 'block', places: 5, name: 'Schule am Hafen', times: ['13:00'] });
    await decide({ kind: 'closure', house: 'haus', from: '2026-11-24', to: '2026-11-27', weekdays: [2, 4] });
    await decide({ kind: 'closure', from: '2027-01-01', to: '2027-01-01' });
    museum.put('events/flut.yaml', WIDER);
    const { text } = await importFolder(true);
    const [head, ...lines] = named(text);
    expect(head).toMatch(/^Decided in the office and still in force: 5 decisions about places\./);
    expect(lines).toEqual([
      '  2026-11-20, 12:00: 8 places, Tide; 1 time, to which the folder gives 25 places',
      '  2026-11-20, 19:30: extra time with 4 places, Tide; 1 time that the folder does not have',
      '  2026-11-20, 13:00: 5 places kept back, Tide; 1 time, to which the folder gives 25 places',
      expect.stringMatching(
        /^ {2}2026-11-24 to 2026-11-27, Tue Thu: closed, Haus; \d+ times, to which the folder gives 25 to 40 places$/,
      ),
      expect.stringMatching(/^ {2}2027-01-01: closed, the whole museum; \d+ times, to which/),
    ]);
    expect(text).not.toContain('Schule');
    expect(named((await importFolder(false)).text)).toEqual([head, ...lines]);
  });

  test('says where a decision has no time left, and says nothing of what is over, released or taken back', async () => {
    const done = await decide({ ...one, kind: 'capacity', places: 8, times: ['12:00'] });
    await decide({ ...one, kind: 'closure', times: ['16:00'] });
    const release = { kind: 'before', days: 1, time: '12:00' };
    await decide({ ...one, kind: 'block', places: 5, name: 'Schule', times: ['13:00'], release });
    await decide({ ...one, kind: 'closure', from: '2026-11-18', to: '2026-11-18' });
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('last: "16:00"', 'last: "15:00"'));
    expect(named((await importFolder(true)).text)).toHaveLength(5);
    const { id } = done.body.data;
    const { seen } = (await staff.post(`office/places/decisions/${id}/take-back/preview`)).body.data;
    await staff.post(`office/places/decisions/${id}/take-back`, { key: randomId(), seen });
    shop.pass(30 * 3600);
    expect(named((await importFolder(true)).text).slice(1)).toEqual([
      '  2026-11-20, 16:00: closed, Tide; there is no time that it changes',
    ]);
  });

  test('the office says it in German before a draft is published', async () => {
    await importFolder(false);
    await decide({ ...one, kind: 'capacity', places: 1, times: ['12:00'] });
    const draft = await staff.post('office/programme', { reason: 'Nur eine Probe', key: randomId() });
    const { number } = draft.body.data;
    const { report } = (await staff.post(`office/programme/${number}/publish/preview`)).body.data;
    expect(named(report)).toEqual([
      'Im Büro entschieden und weiter in Kraft: 1 Entscheidung über Plätze. Der Kalender zeigt sie neben dem Museumsordner; dort lassen sie sich zurücknehmen:',
      '  20. November 2026, 12:00: 1 Platz, Flut; 1 Zeit, der der Ordner 15 Plätze gibt',
    ]);
  });
});

const postgres = testDatabases().find(({ name }) => name === 'postgres');

// The embedded engine has one session: there, no transaction waits for another.
describe.skipIf(!postgres)('an import, a decision and buyers that wait for each other on PostgreSQL', () => {
  beforeEach(() => openWith(postgres as TestDatabase));
  afterEach(close);

  const asked = { ...one, kind: 'capacity', places: 3, times: ['12:00'], keep_taken: true };
  const rowsOf = async (text: string) => (await shop.database.executeSql(text)).rows;
  const waiting = async () =>
    (
      await rowsOf(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;
  /** Whoever changes this time waits until `release`. */
  const stopAt = async (time: string) => {
    const locked = Promise.withResolvers<void>();
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const over = shop.database.transaction(async (sql) => {
      const lock = {
        name: 'lock-one-slot',
        text: 'select from slot where pool_id = $1 and datetime = $2 for update',
      };
      await runUnregistered(sql, lock, [POOL, `${DAY} ${time}`]);
      locked.resolve();
      await promise;
    });
    await locked.promise;
    return { release, over };
  };
  const buy = () => {
    const item = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} 12:00`, count: 1 };
    return shop.post('/api/en/checkout/initPayment', purchase([item]));
  };
  const buyFour = () => Promise.all([buy(), buy(), buy(), buy()]);
  const boughtOf = (answers: readonly { status: number }[]) =>
    answers.filter(({ status }) => status === 200).length;
  const expectBoth = async (taken: number) => {
    const [slot] = await rowsOf(
      `select id, coalesce(planned, capacity) as planned, capacity, taken, (select sum(quantity)::int from hold where slot_id = slot.id) as held
       from slot where pool_id = '${POOL}' and datetime = '${DAY} 12:00'`,
    );
    expect(slot).toMatchObject({ planned: 3, capacity: Math.max(3, taken), taken, held: taken });
    const shown = (await staff.get(`office/places/slots/${slot.id}`)).body.data;
    expect(shown).toMatchObject({ places: 3, folder: 25, held: taken, decisions: [{ places: 3 }] });
  };

  test('a decision in the middle of an import waits for it, and then counts', async () => {
    museum.put('events/flut.yaml', WIDER);
    const [key, seen] = [randomId(), await seenOf(asked)];
    // The import has made its plan, and has not reached the time that is decided about.
    const { release, over } = await stopAt('10:00');
    const importing = importMuseum(shop.database, museum.folder, shop.now());
    await expect.poll(waiting).toBe(1);
    let isDecided = false;
    const deciding = staff.post('office/places/decisions', { ...asked, key, seen }).finally(() => {
      isDecided = true;
    });
    await expect.poll(async () => isDecided || (await waiting()) === 2).toBe(true);
    const bought = boughtOf(await buyFour());
    release();
    await Promise.all([over, importing]);
    // Whoever was shown what the import has changed meanwhile is asked again.
    if ((await deciding).status !== 200) expect((await decide(asked, key)).status).toBe(200);
    await expectBoth(bought);
  });

  test('an import in the middle of a decision waits for it, and then leaves it in force', async () => {
    museum.put('events/flut.yaml', WIDER);
    const [key, seen] = [randomId(), await seenOf(asked)];
    const { release, over } = await stopAt('12:00');
    const deciding = staff.post('office/places/decisions', { ...asked, key, seen });
    await expect.poll(waiting).toBe(1);
    const importing = importMuseum(shop.database, museum.folder, shop.now());
    await expect.poll(waiting).toBe(2);
    const buying = buyFour();
    await expect.poll(waiting).toBeGreaterThan(2);
    release();
    await Promise.all([over, importing]);
    expect((await deciding).status).toBe(200);
    const bought = boughtOf(await buying);
    expect(bought).toBe(3);
    await expectBoth(bought);
  });
});
