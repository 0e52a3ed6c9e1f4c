// The calendar of places: what staff see, what they decide, and what the shop sells afterwards.
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChangedSlot, PlacesRow } from '../../domain/places/places-contract.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { extendHorizon } from '../site/extend-horizon.ts';
import { lastKnownMuseum } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours } from '../testing/test-tours.ts';

const START = new Date('2026-11-18T08:00:00Z');
const DAY = '2026-11-20';
const POOL = 'event:flut';

describe.each(testDatabases())('the calendar of places on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let staff: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestTours(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    staff = await signIn(shop, 'programme', { language: 'en' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const one = { pools: [POOL], from: DAY, to: DAY };
  const preview = (asked: object) => staff.post('office/places/decisions/preview', asked);
  const decide = async (asked: object, key = randomId()) => {
    const { seen } = (await preview(asked)).body.data;
    return staff.post('office/places/decisions', { ...asked, key, seen });
  };
  const takeBack = async (id: string) => {
    const { seen } = (await staff.post(`office/places/decisions/${id}/take-back/preview`)).body.data;
    return staff.post(`office/places/decisions/${id}/take-back`, { key: randomId(), seen });
  };
  const rowsOf = async (query: string): Promise<PlacesRow[]> =>
    (await staff.get(`office/places?${query}`)).body.data.rows;
  const slotAt = async (time: string, day = DAY, pool = POOL) =>
    (await rowsOf(`first=${day}&last=${day}&by=slot&pool=${pool}`)).find((row) => row.time === time);
  /** What the shop says is left at each time. */
  const onSale = async (day = DAY) =>
    (await shop.get(`/api/en/ticket/collect/event/flut/date/${day}`)).body.data.timeslot as {
      datetime: string;
      max_tickets: number;
    }[];
  const leftAt = async (time: string, day = DAY) =>
    (await onSale(day)).find(({ datetime }) => datetime === `${day} ${time}`)?.max_tickets;
  const buy = async (time: string, count: number, day = DAY) => {
    const item = { type: 'ticket', id: 'flut-normal', datetime: `${day} ${time}`, count };
    return shop.post('/api/en/checkout/initPayment', purchase([item]));
  };
  const acts = async () =>
    (
      await shop.database.executeSql(
        "select verb, object_id, before, after, reason from act where object_kind = 'places' order by id",
      )
    ).rows;

  test('an act is done once for its key, as it was seen, and never below what is taken', async () => {
    await buy('12:00', 3);
    const asked = { ...one, kind: 'capacity', places: 1, times: ['12:00'] };
    const refused = await decide(asked);
    expect([refused.status, refused.body.code]).toEqual([422, 'OFFICE_PLACES_TAKEN']);
    expect(refused.body.message).toContain('3');
    expect(await acts()).toEqual([]);
    const kept = { ...asked, keep_taken: true };
    const { seen } = (await preview(kept)).body.data;
    const key = randomId();
    const send = () => staff.post('office/places/decisions', { ...kept, key, seen });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await acts()).toHaveLength(1);
    const late = await staff.post('office/places/decisions', { ...kept, places: 2, key: randomId(), seen });
    expect(late.body.code).toBe('OFFICE_CHANGED_MEANWHILE');
    expect((await preview(kept)).body.code).toBe('OFFICE_PLACES_NONE');
  });

  test('an import, a decision and buyers at the same moment: none undoes the other, and both are shown', async () => {
    const read = async () => {
      const { slot } = (await slotAt('12:00')) ?? {};
      return (await staff.get(`office/places/slots/${slot}`)).body.data;
    };
    for (const capacity of [25, 45]) {
      const rule = /capacity: \d+, sold_elsewhere: \[.*?\]/;
      museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(rule, `capacity: ${capacity}`));
      const asked = { ...one, kind: 'capacity', places: 8, times: ['12:00'] };
      const { seen } = (await preview(asked)).body.data;
      const key = randomId();
      const send = () =>
        Promise.all([
          staff.post('office/places/decisions', { ...asked, key, seen }),
          ...Array.from({ length: 4 }, () => buy('12:00', 1)),
        ]);
      // They arrive while the import has begun to write and has not ended.
      const begun = Promise.withResolvers<void>();
      const importing = importMuseum(shop.database, museum.folder, shop.now(), async () => {
        begun.resolve();
        await pause(300);
      });
      await begun.promise;
      const [decided, ...bought] = await send();
      await importing;
      // Whoever was shown what the import has changed meanwhile is asked again.
      const id = decided.status === 200 ? key : (await decide(asked, key)).body.data.id;
      expect(id).toBe(key);
      if (decided.status !== 200) expect(decided.body.code).toBe('OFFICE_CHANGED_MEANWHILE');
      const held = bought.filter(({ status }) => status === 200).length;
      const before = await read();
      expect(before).toMatchObject({ places: 8, folder: capacity });
      expect(before.free).toBe(8 - before.held);
      expect(before.held).toBeGreaterThanOrEqual(held);
      await takeBack(key);
      expect(await read()).toMatchObject({ places: capacity, folder: capacity });
    }
  });

  test('a week is times by days, a month is days; each with the filters', async () => {
    await buy('10:00', 1);
    const week = await rowsOf('first=2026-11-16&last=2026-11-22&by=time&house=haus');
    expect(
      week.filter(({ day }) => day === DAY).some(({ time, held }) => time === '10:00' && held === 1),
    ).toBe(true);
    const month = await rowsOf(`first=2026-11-01&last=2026-11-30&by=day&pool=${POOL}`);
    expect(month.every(({ time }) => time === '')).toBe(true);
    expect(month.find(({ day }) => day === DAY)).toMatchObject({ held: 1 });
    expect((await staff.get('office/places?first=2026-11-01&last=2026-11-30&by=slot')).status).toBe(400);
    const { pools, houses } = (await staff.get('office/places/pools')).body.data;
    expect(houses).toEqual([{ id: 'haus', name: 'Haus' }]);
    expect(pools.find(({ id }: { id: string }) => id === POOL)).toMatchObject({
      kind: 'visit',
      title: 'Tide',
    });
  });

  onOne(engine, () => {
    test('a lowered time is sold out in the shop at once, and shown with what the folder says', async () => {
      await buy('11:00', 2);
      const { places } = (await slotAt('11:00')) ?? { places: 0 };
      expect(await slotAt('11:00')).toMatchObject({ held: 2, sold: 0, free: places - 2, slots: 1 });
      const asked = { ...one, kind: 'capacity', places: 2, times: ['11:00'], reason: 'Scaffolding' };
      expect((await preview(asked)).body.data).toMatchObject({
        total: 1,
        short: 0,
        slots: [{ datetime: `${DAY} 11:00`, before: { places }, after: { places: 2 }, taken: 2 }],
      });
      const key = randomId();
      const done = await decide(asked, key);
      expect([done.status, done.body.data]).toEqual([200, { id: key }]);
      expect(await leftAt('11:00')).toBe(0);
      expect((await buy('11:00', 1)).status).toBe(422);
      const slot = (await staff.get(`office/places/slots/${(await slotAt('11:00'))?.slot}`)).body.data;
      expect(slot).toMatchObject({ places: 2, held: 2, free: 0, folder: places, closed: false });
      expect(slot.decisions).toMatchObject([
        { id: key, kind: 'capacity', places: 2, reason: 'Scaffolding', made_at: '2026-11-18 09:00' },
      ]);
      await extendHorizon(shop.database, lastKnownMuseum(shop.shop).clock);
      expect(await leftAt('11:00')).toBe(0);
      expect((await takeBack(key)).status).toBe(200);
      expect(await leftAt('11:00')).toBe(places - 2);
      expect(await acts()).toMatchObject([
        { verb: 'places.changed', object_id: key, reason: 'Scaffolding', after: { places: 2, slots: 1 } },
        { verb: 'places.taken-back', object_id: key, before: { places: 2 } },
      ]);
    });

    test('the journal says by name what was decided about, and in which house', async () => {
      await decide({ ...one, kind: 'closure', times: ['11:00'] });
      await decide({ house: 'haus', from: DAY, to: DAY, kind: 'closure', times: ['12:00'] });
      const reader = await signIn(shop, 'finance', { language: 'en' });
      const { rows } = (await reader.get('office/acts?on=places')).body.data;
      const { pools, houses } = (await staff.get('office/places/pools')).body.data;
      const title = pools.find(({ id }: { id: string }) => id === POOL).title;
      expect(title).not.toBe(POOL);
      expect(rows.map(({ changes }: { changes: object[] }) => changes)).toMatchObject([
        expect.arrayContaining([{ field: 'venue_id', before: '', after: houses[0].name }]),
        expect.arrayContaining([{ field: 'pools', before: '', after: title }]),
      ]);
    });

    test('places are kept back until a moment, then the shop has them', async () => {
      const before = (await leftAt('13:00')) ?? 0;
      const release = { kind: 'before', days: 1, time: '12:00' };
      const asked = { ...one, kind: 'block', places: 5, name: 'Schule am Hafen', times: ['13:00'], release };
      expect((await decide(asked)).status).toBe(200);
      expect(await leftAt('13:00')).toBe(before - 5);
      expect(await slotAt('13:00')).toMatchObject({
        blocked: 5,
        places: before,
        free: before - 5,
        decided: 1,
      });
      expect(await rowsOf(`first=${DAY}&last=${DAY}&by=slot&only=blocked`)).toHaveLength(1);
      expect(JSON.stringify(await acts())).not.toContain('Schule');
      shop.pass(27 * 3600);
      staff = await signIn(shop, 'programme', { language: 'en' });
      expect(await leftAt('13:00')).toBe(before);
      expect(await slotAt('13:00')).toMatchObject({ blocked: 0, free: before });
    });

    test('a house is closed for some days; its times are gone from the shop, and come back', async () => {
      const asked = { kind: 'closure', house: 'haus', from: DAY, to: '2026-11-21', reason: 'Storm' };
      const seen = (await preview(asked)).body.data;
      expect(new Set(seen.slots.map(({ title }: ChangedSlot) => title)).size).toBeGreaterThan(1);
      const { id } = (await decide(asked)).body.data;
      expect([await onSale(), await onSale('2026-11-21')]).toEqual([[], []]);
      expect((await onSale('2026-11-22')).length).toBeGreaterThan(0);
      const [day] = await rowsOf(`first=${DAY}&last=${DAY}&by=day`);
      expect(day).toMatchObject({ places: 0, free: 0 });
      expect(day?.closed).toBe(day?.slots);
      const { rows } = (await staff.get('office/places/decisions')).body.data;
      expect(rows).toMatchObject([{ id, kind: 'closure', house: 'Haus', reason: 'Storm' }]);
      await takeBack(id);
      expect((await onSale()).length).toBeGreaterThan(0);
    });

    test('who has bought what is closed is listed with people and amounts, each order once', async () => {
      const paid = async (time: string, count: number) => {
        const { cartId } = (await buy(time, count)).body.data;
        await shop.bank(cartId, 'pay');
        const { booking_id } = (await shop.post('/api/en/checkout/execPayment', { cartId })).body.data;
        return (await shop.get(`/api/en/order/review?id=${booking_id}`)).body.data.number as string;
      };
      const first = await paid('10:00', 2);
      await paid('11:00', 1);
      await buy('10:00', 1);
      const slot = await slotAt('10:00');
      const affected = async (query: string) =>
        (await staff.get(`office/places/affected?${query}`)).body.data;
      expect(await affected(`slot=${slot?.slot}`)).toMatchObject({
        orders: 1,
        people: 2,
        amount: 2400,
        rows: [{ number: first, people: 2, amount: 2400, language: 'en', datetime: `${DAY} 10:00` }],
        next: null,
      });
      const { id } = (await decide({ kind: 'closure', from: DAY, to: DAY, reason: 'Storm' })).body.data;
      expect(await affected(`decision=${id}`)).toMatchObject({ orders: 2, people: 3, amount: 3600 });
      expect((await staff.get('office/places/affected')).status).toBe(400);
    });

    test('an extra time is bought in the shop', async () => {
      const asked = { ...one, kind: 'extra', places: 4, minutes: 60, times: ['19:30'] };
      expect((await decide(asked)).status).toBe(200);
      expect(await leftAt('19:30')).toBe(4);
      expect((await buy('19:30', 4)).status).toBe(200);
      expect(await slotAt('19:30')).toMatchObject({ places: 4, held: 4, free: 0 });
      const slot = await slotAt('19:30');
      expect((await staff.get(`office/places/slots/${slot?.slot}`)).body.data).toMatchObject({
        folder: null,
      });
    });

    test.each([
      [{ kind: 'capacity', places: -1 }, 'places'],
      [{ kind: 'block', places: 3 }, 'name'],
      [{ kind: 'capacity', places: 3, from: '2026-11-17' }, 'from'],
      [{ kind: 'capacity', places: 3, to: '2026-11-19' }, 'to'],
      [{ kind: 'capacity', places: 3, pools: ['event:none'] }, 'pools'],
      [{ kind: 'extra', places: 3, minutes: 60 }, 'times'],
      [
        { kind: 'block', places: 3, name: 'X', release: { kind: 'at', datetime: '2026-11-18 08:00' } },
        'release',
      ],
    ])('%j is wrong at %s', async (more, field) => {
      const { status, body } = await preview({ ...one, ...more });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    });
  });
});
