// The nights when the clocks change: what the calendar offers is what can be ordered, and nothing else is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const CAPACITY = 2;
const EVERY_HALF_HOUR = `slots:
  - {weekdays: [mon, tue, wed, thu, fri, sat, sun], times: {first: "01:00", last: "04:30", every: 30}, minutes: 30, capacity: ${CAPACITY}}
`;

const ALL = ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00', '04:30'];
const NIGHTS = [
  {
    night: 'spring, when 02:00 is followed by 03:00',
    start: '2027-03-26T12:00:00Z',
    day: '2027-03-28',
    offered: ALL.filter((time) => !time.startsWith('02')),
    refused: ['02:00', '02:30', '02:59'],
  },
  {
    night: 'autumn, when 02:00 comes twice',
    start: '2027-10-29T12:00:00Z',
    day: '2027-10-31',
    offered: ALL,
    refused: [],
  },
  {
    night: 'any other night',
    start: '2027-03-26T12:00:00Z',
    day: '2027-03-29',
    offered: ALL,
    refused: [],
  },
];

describe.each(oneDatabase())('on $name', (engine) => {
  describe.each(NIGHTS)('in the night of $night', ({ start, day, offered, refused }) => {
    let museum: TestMuseum;
    let shop: TestShop;
    beforeAll(async () => {
      museum = makeTestMuseum();
      museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(/slots:\n.*\ndays:\n.*\n/, EVERY_HALF_HOUR));
      shop = await openTestShop(engine, museum.folder, {}, new Date(start));
    });
    afterAll(async () => {
      await shop.close();
      museum.remove();
    });

    const init = (time: string, count: number) =>
      shop.post(
        '/api/de/checkout/initPayment',
        purchase([{ type: 'ticket', id: 'flut-normal', datetime: `${day} ${time}`, count }]),
      );
    const places = async (): Promise<Record<string, number>> => {
      const { body } = await shop.get(`/api/de/ticket/collect/event/flut/date/${day}`);
      const slots: { datetime: string; max_tickets: number }[] = body.data.timeslot;
      return Object.fromEntries(slots.map(({ datetime, max_tickets }) => [datetime.slice(11), max_tickets]));
    };

    test('every time is offered once', async () => {
      expect(Object.keys(await places())).toEqual(offered);
    });

    test('a time that there is not is refused, and takes no place of another', async () => {
      for (const time of refused) {
        const { status, body } = await init(time, 1);
        expect([time, status, body.code]).toEqual([time, 422, 'TICKET_DATETIME_INVALID']);
      }
      for (const time of ['00:30', '01:15', '05:00']) {
        const { status, body } = await init(time, 1);
        expect([time, status, body.code]).toEqual([time, 422, 'CART_NOT_AVAILABLE']);
      }
      expect(new Set(Object.values(await places()))).toEqual(new Set([CAPACITY]));
    });

    test('every time that is offered sells its own places, and no more', async () => {
      for (const time of offered) {
        expect([time, (await init(time, CAPACITY)).status]).toEqual([time, 200]);
        expect([time, (await init(time, 1)).body.code]).toEqual([time, 'CART_NOT_AVAILABLE']);
        const left = Object.entries(await places()).filter(([, count]) => count > 0);
        expect(left.map(([other]) => other)).toEqual(offered.slice(offered.indexOf(time) + 1));
      }
    });
  });
});
