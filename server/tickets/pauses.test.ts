// An exhibition pauses: nothing is sold for those days, everything that lists it says until when and why, what is sold stays
// sold, and the import names the orders (ADR 086).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import {
  HALL_EVENT_YAML,
  makeTestMuseum,
  OPEN_EVENT_YAML,
  SLOT_EVENT_YAML,
  type TestMuseum,
} from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const TODAY = '2026-11-18';
const TUESDAY = '2026-11-24';
const LAST = '2026-11-29';
const BACK = '2026-12-01';
const DAYS = `${TUESDAY}..${LAST}`;
const REASON = '{de: Wegen Umbau geschlossen, en: Closed for rebuilding}';

const paused = (yaml: string, days: string) =>
  yaml.replace('dating:', `pauses: [{days: "${days}", reason: ${REASON}}]\ndating:`);

const ticket = (datetime: string, more = {}) => ({
  type: 'ticket',
  id: 'flut-normal',
  datetime,
  count: 2,
  ...more,
});

describe.each(oneDatabase())('a pause on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  /** Places of the first time of a paused day, once some of them are sold. */
  let left: number;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('events/flut2.yaml', secondEventOfTheHall());
    shop = await openTestShop(engine, museum.folder, {}, new Date(`${TODAY}T07:00:00Z`));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const answer = async (path: string) => (await shop.get(`/api/de/${path}`)).body.data;
  const timesOf = async (day: string) => (await answer(`ticket/collect/event/flut/date/${day}`)).timeslot;
  const order = async (...items: object[]) => {
    const { status, body } = await shop.post('/api/de/checkout/initPayment', purchase(items));
    return status === 200 ? body.data.cartId : [status, body.code, body.index];
  };
  async function buy(...items: object[]) {
    const cartId = await order(...items);
    await shop.bank(cartId, 'pay');
    return (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id as string;
  }
  const pausesOf = async (event: string) =>
    JSON.stringify((await answer('event/select')).find(({ id }: { id: string }) => id === event).pauses);
  /** Imports a change of an event's pauses, and waits until the shop knows: it asks again within two seconds. */
  async function write(event: string, yaml: string) {
    const before = await pausesOf(event);
    museum.put(`events/${event}.yaml`, yaml);
    const report = await importMuseum(shop.database, museum.folder, shop.now());
    const now = () => {
      shop.pass(3);
      return pausesOf(event);
    };
    await expect.poll(now, { timeout: 60_000, interval: 250 }).not.toBe(before);
    return report;
  }

  test('names the orders that it meets, with their time, and leaves them valid', async () => {
    await buy(ticket(`${TUESDAY} 10:00`));
    await buy(ticket(`${BACK} 10:00`));
    await buy({ type: 'ticket', id: 'konzert2-karte', datetime: `${TUESDAY} 18:00`, count: 1 });
    left = (await timesOf(TUESDAY))[0].max_tickets;
    const { strandedOrders } = await write('flut', paused(SLOT_EVENT_YAML, DAYS));
    expect(strandedOrders.map(({ number, datetime, places }) => [number, datetime, places])).toEqual([
      ['2026-100001', `${TUESDAY} 10:00`, 2],
    ]);
  });

  test('sells nothing for its days, says which line it is, and sells the days around it', async () => {
    expect(await order(ticket(`${BACK} 11:00`), ticket(`${TUESDAY} 11:00`))).toEqual([
      422,
      'EVENT_PAUSED',
      1,
    ]);
    expect(await order(ticket(`${LAST} 16:00`))).toEqual([422, 'EVENT_PAUSED', 0]);
    expect(await order(ticket(`${BACK} 11:00`))).toEqual(expect.any(String));
    expect(await order(ticket('2026-11-22 11:00'))).toEqual(expect.any(String));
  });

  test('has no times, and its days are not in the calendar', async () => {
    const { timeslot, tickets } = await answer(`ticket/collect/event/flut/date/${TUESDAY}`);
    expect([timeslot, tickets[0].schedule]).toEqual([[], []]);
    const places = await answer(`ticket/places/event/flut/range/2026-11-21;2026-12-02`);
    expect(Object.keys(places)).toEqual(['2026-11-21', '2026-11-22', BACK, '2026-12-02']);
  });

  test('is said on its days, not before, with its reason in the language of the visitor', async () => {
    const stateOn = async (day: string) =>
      (await answer(`event/programme?date=${day}`)).events.find(({ id }: { id: string }) => id === 'flut')
        ?.state;
    expect(await stateOn('2026-11-22')).toBe('on-sale');
    expect(await stateOn(TUESDAY)).toBe('paused');
    expect(await stateOn(BACK)).toBe('on-sale');
    const [event] = (await shop.get('/api/en/event/select')).body.data;
    expect(event.pauses).toEqual([{ from: TUESDAY, to: LAST, reason: 'Closed for rebuilding' }]);
    expect(event.state).toBe('on-sale');
  });

  test('of one event leaves another in the same hall alone', async () => {
    const { strandedOrders } = await write('konzert', paused(HALL_EVENT_YAML, `${TODAY}..${LAST}`));
    expect(strandedOrders).toHaveLength(1);
    const hall = (id: string) => ({ type: 'ticket', id, datetime: `${TUESDAY} 18:00`, count: 1 });
    expect(await order(hall('konzert-karte'))).toEqual([422, 'EVENT_PAUSED', 0]);
    expect(await order(hall('konzert2-karte'))).toEqual(expect.any(String));
  });

  test('that has begun says from when there is something again, however far that is', async () => {
    const { event } = await answer('ticket/collect/event/konzert');
    expect([event.state, event.next_date]).toEqual(['paused', '2026-11-30']);
    expect(await answer('ticket/lifetime?event=konzert')).toMatchObject({ first: '2026-11-30' });
    const programme = (await answer('event/programme')).events;
    expect(programme.map(({ id, state }: { id: string; state: string }) => [id, state])).toContainEqual([
      'konzert',
      'paused',
    ]);
  });

  test('until further notice leaves nothing', async () => {
    await write('konzert', paused(HALL_EVENT_YAML, 'today..'));
    const { event } = await answer('ticket/collect/event/konzert');
    expect([event.state, event.next_date, event.pauses[0].to]).toEqual(['paused', null, null]);
    expect(await answer('ticket/lifetime?event=konzert')).toEqual({ first: null, last: null });
  });

  test('of a ticket for any day counts only if no day is left', async () => {
    const card = { type: 'ticket', id: 'dauer-karte', count: 1 };
    await write('dauer', paused(OPEN_EVENT_YAML, 'today..today+3'));
    expect(await order(card)).toEqual(expect.any(String));
    expect(Object.keys(await answer(`ticket/places/event/dauer/range/${TODAY};2026-11-23`))).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
    await write('dauer', paused(OPEN_EVENT_YAML, 'today..today+30'));
    expect(await order(card)).toEqual([422, 'EVENT_PAUSED', 0]);
  });

  test('that the museum takes back is over: what was sold is still sold', async () => {
    const { strandedOrders } = await write('flut', SLOT_EVENT_YAML);
    expect(strandedOrders).toEqual([]);
    const [first] = await timesOf(TUESDAY);
    expect([first.datetime, first.max_tickets]).toEqual([`${TUESDAY} 10:00`, left]);
    expect(await order(ticket(`${TUESDAY} 11:00`))).toEqual(expect.any(String));
  });
});

function secondEventOfTheHall(): string {
  return HALL_EVENT_YAML.replace('id: konzert', 'id: konzert2')
    .replace('konzert-karte', 'konzert2-karte')
    .replace('sequence_no: 3', 'sequence_no: 4')
    .replace('mode: 5, stay_minutes: 120', 'mode: 1');
}
