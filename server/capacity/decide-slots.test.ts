// What staff decide about slots, on both engines: what the shop may sell at once, when kept places are released, and that
// neither rules nor sales are lost.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { runUnregistered } from '../platform/database/unregistered-statement.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { randomId } from '../platform/random-id.ts';
import { countByTurn, onSlowMachine } from '../testing/turns-of-loop.ts';
import { emptyAvailability, slotsBetween } from './availability.ts';
import { carryOutDecision, considerDecision, type DecisionRow, type SlotChange } from './decide-slots.ts';
import { leastOver, slotsByPool } from './pool-slots.ts';
import { giveBackHolds, sweepLapsedHolds } from './settle-holds.ts';
import { slotFigures } from './slot-figures.ts';
import { definePools, syncSlots } from './sync-slots.ts';
import { allotPlaces, writeHolds } from './take-holds.ts';

const DAY = '2026-11-25';
const DAYS = 10;
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7];

function rules(capacity: number, times = ['10:00', '11:00', '12:00']): PoolRules {
  const rule = { from: '2026-01-01', to: null, weekdays: ALL_WEEK, times, minutes: 60, capacity };
  return { kind: 'slots', rules: [{ ...rule, soldElsewhere: [], except: [] }] };
}

describe.each(testDatabases())('decisions about slots on $name', ({ open }) => {
  let database: Database;
  let now = new Date('2026-11-24T08:00:00Z');
  const clock = createMuseumClock('Europe/Berlin', () => now);
  const where = { clock, horizonDays: DAYS };
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = new Date('2026-11-24T08:00:00Z');
    await database.executeSql('truncate hold, cart, slot_block, slot_decision, slot, pool cascade');
    await imported(30);
  });

  const imported = async (capacity: number, times?: string[]) => {
    await definePools(database, [
      { id: 'hall', rules: rules(capacity, times) },
      { id: 'tower', rules: rules(5) },
      { id: 'ticket:few', rules: { kind: 'run', from: '2026-11-01', to: '2026-12-31', capacity: 100 } },
    ]);
    return database.transaction((sql) => syncSlots(sql, clock, DAYS));
  };
  const decision = (more: Partial<DecisionRow>): DecisionRow => ({
    id: randomId(),
    kind: 'capacity',
    pools: ['hall'],
    venue_id: null,
    first_day: DAY,
    last_day: DAY,
    weekdays: ALL_WEEK,
    times: [],
    places: null,
    minutes: null,
    release: null,
    name: '',
    made_at: now,
    cause: 'decided' as const,
    taken_back_at: null,
    ...more,
  });
  const none = () => undefined;
  const make = async (more: Partial<DecisionRow>) => {
    const made = decision(more);
    await database.transaction((sql) => carryOutDecision(sql, where, { act: 'make', decision: made }, none));
    return made;
  };
  const takeBack = (made: DecisionRow) =>
    database.transaction((sql) => carryOutDecision(sql, where, { act: 'take-back', decision: made }, none));
  const shop = () => ({ database, now: () => now, availability: emptyAvailability() });
  /** Time and places left of the day's times, as the shop has them. */
  const left = async (day = DAY, pool = 'hall') =>
    (await slotsBetween(shop(), [pool], day, day))
      .filter(({ closed }) => !closed)
      .map(({ datetime, available }) => `${datetime.slice(11)} ${available}`);
  /** How many of so many single places can be taken. */
  const take = async (
    time: string,
    quantity: number,
    { day = DAY, until = 1, lapses = 'infinity' as Date | 'infinity' } = {},
  ) => {
    const from = clock.toInstant(`${day} ${time}`).getTime();
    const claim = { line: 0, pool: 'hall', from, until: from + until, startsAtSlot: true, quantity };
    const request = { cartId: randomId(), claims: [claim], expires: lapses };
    const granted = await database.transaction(async (sql) => {
      const decided = await allotPlaces(sql, [request], now);
      const slots = decided[0]?.allotment.granted ? decided[0].allotment.bySlot.size : 0;
      if (slots > 0)
        await runUnregistered(
          sql,
          {
            name: 'test-insert-cart',
            text: `insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
              values ($1, 'held', 'de', '{}', 0, 166, '', '', $2, $3)`,
          },
          [request.cartId, slots, lapses],
        );
      await writeHolds(sql, decided);
      return slots > 0;
    });
    return granted ? request.cartId : undefined;
  };
  const figures = async (time: string) => {
    const slots = await slotFigures(database, { pools: ['hall'], first: DAY, last: DAY, now });
    return slots.find(({ datetime }) => datetime === `${DAY} ${time}`);
  };

  test('a capacity counts at once, stays through imports, and can be taken back', async () => {
    const made = await make({ places: 12, times: ['11:00'] });
    expect(await left()).toEqual(['10:00 30', '11:00 12', '12:00 30']);
    expect(await imported(40)).toMatchObject({ added: 0 });
    expect(await left()).toEqual(['10:00 40', '11:00 12', '12:00 40']);
    expect(await take('11:00', 13)).toBeUndefined();
    expect(await take('11:00', 12)).toBeDefined();
    await takeBack(made);
    expect(await left()).toEqual(['10:00 40', '11:00 28', '12:00 40']);
  });

  test('fewer than are sold or held are said to be short; lapsed holds are not counted', async () => {
    await take('10:00', 9);
    await take('10:00', 3, { lapses: new Date(now.getTime() + 60_000) });
    const short = async (places: number) =>
      (
        await considerDecision(database, where, {
          act: 'make',
          decision: decision({ places, times: ['10:00'] }),
        })
      ).map(({ taken, short }: SlotChange) => [taken, short]);
    expect(await short(11)).toEqual([[12, true]]);
    expect(await short(12)).toEqual([[12, false]]);
    now = new Date(now.getTime() + 120_000);
    expect(await short(9)).toEqual([[9, false]]);
  });

  test('whoever keeps what is sold sells no more until it falls below', async () => {
    const cart = await take('10:00', 9);
    await take('10:00', 6);
    await make({ places: 10, times: ['10:00'] });
    expect((await left())[0]).toBe('10:00 0');
    await database.transaction((sql) => giveBackHolds(sql, [String(cart)]));
    expect((await left())[0]).toBe('10:00 4');
    expect(await take('10:00', 5)).toBeUndefined();
    expect(await take('10:00', 4)).toBeDefined();
  });

  test('places kept back are for sale the moment they are released, whether or not anybody has swept', async () => {
    await make({
      kind: 'block',
      places: 20,
      name: 'Schule',
      release: { kind: 'at', datetime: `${DAY} 09:30` },
    });
    expect(await left()).toEqual(['10:00 10', '11:00 10', '12:00 10']);
    expect(await take('10:00', 11)).toBeUndefined();
    expect(await take('10:00', 10)).toBeDefined();
    now = clock.toInstant(`${DAY} 09:29`);
    expect(await take('10:00', 1)).toBeUndefined();
    now = clock.toInstant(`${DAY} 09:30`);
    expect(await left()).toEqual(['10:00 20', '11:00 30', '12:00 30']);
    expect(await take('10:00', 20)).toBeDefined();
    expect(await take('10:00', 1)).toBeUndefined();
    expect(await figures('10:00')).toMatchObject({ for_sale: 30, sold: 30, blocked: 0, free: 0 });
    expect(await sweepLapsedHolds(database, now)).toBe(2);
    expect(await left()).toEqual(['10:00 0', '11:00 30', '12:00 30']);
  });

  test('blocks add up, may be more than there is, and each is released by itself, so many days before', async () => {
    const release = { kind: 'before', days: 1, time: '12:00' } as const;
    await make({ kind: 'block', places: 20, name: 'A', times: ['10:00'] });
    await make({ kind: 'block', places: 15, name: 'B', times: ['10:00'], release });
    expect(await figures('10:00')).toMatchObject({ for_sale: -5, blocked: 35, free: 0 });
    now = clock.toInstant('2026-11-24 12:00');
    expect(await figures('10:00')).toMatchObject({ for_sale: 10, blocked: 20, free: 10 });
    expect((await left())[0]).toBe('10:00 10');
    await imported(30);
    expect((await left())[0]).toBe('10:00 10');
    expect(await take('10:00', 10)).toBeDefined();
    expect(await take('10:00', 1)).toBeUndefined();
  });

  test('a closed time is none any more, and nobody stays over it, whoever gives places back', async () => {
    const cart = await take('11:00', 3);
    const made = await make({ kind: 'closure', times: ['11:00'] });
    expect(await left()).toEqual(['10:00 30', '12:00 30']);
    expect(await figures('11:00')).toMatchObject({ closed: true, sold: 3, free: 0 });
    const room = (await slotsByPool(shop(), ['hall'], DAY, DAY)).get('hall');
    const ten = clock.toInstant(`${DAY} 10:00`).getTime();
    expect(leastOver(room, ten, ten + 7_200_000)).toBe(0);
    expect(await take('10:00', 1, { until: 7_200_000 })).toBeUndefined();
    await database.transaction((sql) => giveBackHolds(sql, [String(cart)]));
    expect(await take('10:00', 1, { until: 7_200_000 })).toBeUndefined();
    await imported(30);
    expect(await left()).toEqual(['10:00 30', '12:00 30']);
    await takeBack(made);
    expect(await left()).toEqual(['10:00 30', '11:00 30', '12:00 30']);
  });

  test('a closed day is closed in every pool that has times, also for what is imported later', async () => {
    await make({ kind: 'closure', pools: null, first_day: '2026-11-26', last_day: '2026-11-27' });
    expect([await left('2026-11-26'), await left('2026-11-27', 'tower')]).toEqual([[], []]);
    expect(await left('2026-11-28')).toHaveLength(3);
    await imported(30, ['10:00', '14:00']);
    expect(await left('2026-11-26')).toEqual([]);
    expect(await left('2026-11-28')).toEqual(['10:00 30', '14:00 30']);
    const [few] = await slotFigures(database, {
      pools: ['ticket:few'],
      first: '2026-11-01',
      last: '2026-11-01',
      now,
    });
    expect(few).toMatchObject({ closed: false, free: 100 });
  });

  test('a closed day begins and ends at midnight', async () => {
    await imported(30, ['00:00', '12:00']);
    await make({ kind: 'closure', first_day: '2026-11-26', last_day: '2026-11-27' });
    expect(await left('2026-11-25')).toEqual(['00:00 30', '12:00 30']);
    expect([await left('2026-11-26'), await left('2026-11-27')]).toEqual([[], []]);
    expect(await left('2026-11-28')).toEqual(['00:00 30', '12:00 30']);
  });

  test('an extra time is sold like the others, and stays through imports', async () => {
    const made = await make({ kind: 'extra', places: 8, minutes: 90, times: ['20:00'] });
    expect((await left()).at(-1)).toBe('20:00 8');
    await imported(30);
    expect(await take('20:00', 8)).toBeDefined();
    expect((await left()).at(-1)).toBe('20:00 0');
    await takeBack(made);
    expect(await left()).toHaveLength(3);
    expect(await figures('20:00')).toMatchObject({ sold: 8, dropped: true, free: 0 });
  });

  test('a pattern is applied to days that come into the horizon later', async () => {
    await make({ places: 3, first_day: '2026-11-30', last_day: '2027-03-31', weekdays: [1] });
    expect(await left('2026-11-30')).toEqual(['10:00 3', '11:00 3', '12:00 3']);
    now = new Date('2026-12-20T08:00:00Z');
    await imported(30);
    expect(await left('2026-12-28')).toEqual(['10:00 3', '11:00 3', '12:00 3']);
    expect(await left('2026-12-29')).toEqual(['10:00 30', '11:00 30', '12:00 30']);
  });

  test('what a decision changes is worked out in turns with whatever else the shop does', async () => {
    const quarters = ['00', '15', '30', '45'].flatMap((minute) =>
      Array.from({ length: 10 }, (_, hour) => `${10 + hour}:${minute}`),
    );
    await imported(30, quarters.toSorted());
    const worked = countByTurn();
    const counting: typeof clock = {
      ...clock,
      toInstant: (datetime) => {
        worked.add();
        return clock.toInstant(datetime);
      },
    };
    const closure = decision({ kind: 'closure', last_day: '2026-12-02' });
    const changes = await onSlowMachine(() =>
      considerDecision(database, { ...where, clock: counting }, { act: 'make', decision: closure }),
    );
    expect(changes).toHaveLength(8 * quarters.length);
    // Of each slot its beginning and its end, without the decision and with it.
    expect(worked.all).toBeGreaterThanOrEqual(4 * changes.length);
    expect(worked.most).toBeLessThan(10);
  });

  test('a limit over a whole run is changed by name', async () => {
    await make({ pools: ['ticket:few'], places: 40, first_day: '2026-11-01', last_day: '9999-12-31' });
    await imported(30);
    const [few] = await slotFigures(database, {
      pools: ['ticket:few'],
      first: '2026-11-01',
      last: '2026-11-01',
      now,
    });
    expect(few).toMatchObject({ for_sale: 40, free: 40 });
  });

  test('buyers and a decision at the same moment never sell a place that is kept back', async () => {
    const [, ...granted] = await Promise.all([
      make({ kind: 'block', places: 10, name: 'Schule', times: ['12:00'] }),
      ...Array.from({ length: 40 }, () => take('12:00', 1)),
    ]);
    const sold = granted.filter((cart) => cart !== undefined).length;
    const slot = await figures('12:00');
    expect(slot?.sold).toBe(sold);
    expect(await take('12:00', 1)).toBeUndefined();
    expect(sold).toBeLessThanOrEqual(30);
    expect(slot?.for_sale).toBe(20);
  });
});
