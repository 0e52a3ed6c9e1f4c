// Forty buyers at once, in two processes, for the same tour: places and whole tours out of one time, guides out of one
// pool. Nothing is sold twice, and refused buyers see what is left. One test proves that the race is real.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { composeShop } from '../compose-shop.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { answerAs, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { GUIDES_MUSEUM_YAML, tourYaml } from '../testing/test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');
const TEN = '2026-11-18 10:00';
const BUYERS = 40;
const GROUP = 6;
const PLACES = 10 * GROUP;
const GUIDES = 5;

function raceMuseum(): TestMuseum {
  const museum = makeTestMuseum();
  museum.put('museum.yaml', GUIDES_MUSEUM_YAML.replace('capacity: 2', `capacity: ${GUIDES}`));
  museum.put('tours/both.yaml', tourYaml('both-b').replace('tours: 2', 'tours: 10'));
  museum.put(
    'tours/guided.yaml',
    `guides: guides\n${tourYaml('whole-b')
      .replaceAll('whole-b-', 'guided-')
      .replace('["10:00", "14:00", "16:00"], tours: 2', '["10:00"], tours: 50')
      .replace('{weekdays: [sat], times: ["11:00"]}', '{times: ["10:30"], tours: 50}')}`,
  );
  return museum;
}

type Booking = {
  readonly tourId: string;
  readonly datetime: string;
  readonly tours: number;
  readonly people: number;
};
type Outcome = {
  readonly booking: Booking;
  readonly code: string | undefined;
  readonly available: number | undefined;
};

function toItem({ tourId, datetime, tours, people }: Booking) {
  return {
    type: 'guidedTour',
    tourId,
    datetime,
    ...(tours > 0
      ? { prices: [{ id: 'gruppe', count: tours }], participants: people }
      : { prices: [{ id: 'person', count: people }] }),
  };
}

function placesOf({ tours, people }: Booking): number {
  return tours > 0 ? tours * GROUP : people;
}
function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

describe.each(testDatabases())('forty buyers at once on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let buy: (booking: Booking, buyer: number) => Promise<Outcome>;
  beforeEach(async () => {
    museum = raceMuseum();
    shop = await openTestShop(engine, museum.folder, {}, START);
    const log = { error: () => {}, warn: () => {} };
    const other = await composeShop(shop.shop.config, shop.database, log, shop.now);
    const processes = [shop.shop, other] as const;
    buy = async (booking, buyer) => {
      const initPayment = (input: object) =>
        answerAs<{ refused?: string; details?: { lines: { available: number }[] } }>(
          processes[buyer % 2] ?? shop.shop,
          'POST checkout/initPayment',
          input,
        );
      const answer = await initPayment({ body: purchase([toItem(booking)]) });
      return { booking, code: answer.refused, available: answer.details?.lines[0]?.available };
    };
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const taken = async (pool: string): Promise<Record<string, number>> => {
    const { rows } = await shop.database.executeSql(
      `select datetime, taken from slot where pool_id = $1 and taken > 0 order by starts_at`,
      [pool],
    );
    return Object.fromEntries(rows.map((row) => [row.datetime, row.taken]));
  };
  const holdsAgree = async () => {
    const { rows } = await shop.database.executeSql(`
      select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`);
    expect(rows).toEqual([]);
  };
  const won = (outcomes: readonly Outcome[]) => outcomes.filter(({ code }) => code === undefined);
  const lost = (outcomes: readonly Outcome[]) => outcomes.filter(({ code }) => code !== undefined);

  /** Whole tours and single places in turn: more of both than there is room for. */
  const mixed = (buyer: number): Booking => ({
    tourId: 'both-b-de',
    datetime: TEN,
    ...(buyer % 4 < 2
      ? { tours: 1 + (buyer % 3 === 0 ? 1 : 0), people: 4 }
      : { tours: 0, people: 1 + (buyer % 5) }),
  });
  const bookings = Array.from({ length: BUYERS }, (_, buyer) => mixed(buyer));

  test('whole tours and single places share one time: what is sold adds up, and nothing is sold twice', async () => {
    expect(sum(bookings.map(placesOf))).toBeGreaterThan(2 * PLACES);
    const outcomes = await Promise.all(bookings.map(buy));
    const sold = sum(won(outcomes).map(({ booking }) => placesOf(booking)));
    expect(await taken('tour:both-b-de')).toEqual({ [TEN]: sold });
    expect(sold).toBeLessThanOrEqual(PLACES);
    await holdsAgree();

    const left = PLACES - sold;
    expect(lost(outcomes).length).toBeGreaterThan(0);
    for (const { booking, code, available } of lost(outcomes)) {
      expect(code).toBe('CART_NOT_AVAILABLE');
      const wanted = booking.tours || booking.people;
      expect(available).toBeGreaterThanOrEqual(0);
      expect(available).toBeLessThan(wanted);
      // Nobody returned places, so at least as many were left when the buyer was refused.
      const unit = booking.tours > 0 ? GROUP : 1;
      expect(available).toBeGreaterThanOrEqual(Math.floor(left / unit));
    }
    // No refused buyer would have fitted into what is left.
    for (const { booking } of lost(outcomes)) expect(placesOf(booking)).toBeGreaterThan(left);
  });

  test('sold place by place, the time sells out exactly, and all later buyers are refused', async () => {
    const single = { tourId: 'both-b-de', datetime: TEN, tours: 0, people: 2 };
    const outcomes = await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(single, buyer)));
    expect(won(outcomes)).toHaveLength(PLACES / 2);
    expect(lost(outcomes).map(({ available }) => available)).toEqual(Array(BUYERS - PLACES / 2).fill(0));
    const offer = (await shop.get(`/api/de/tour?tour=both-b-de&date=${TEN.slice(0, 10)}`)).body.data;
    expect(offer.schedule['10:00']).toMatchObject({ tours: 0, tickets: 0, soldout: true });
  });

  test('tours that overlap share their guides: never more tours than guides', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => {
        const german = buyer % 4 < 2;
        const when = german
          ? { tourId: 'guided-de', datetime: TEN }
          : { tourId: 'guided-en', datetime: '2026-11-18 10:30' };
        return buy({ ...when, tours: 1 + (buyer % 7 === 0 ? 1 : 0), people: 4 }, buyer);
      }),
    );
    const toursOf = (id: string) =>
      sum(won(outcomes).map(({ booking }) => (booking.tourId === id ? booking.tours : 0)));
    const [german, english] = [toursOf('guided-de'), toursOf('guided-en')];
    expect(german + english).toBe(GUIDES);
    const guides = await taken('guides');
    expect(guides['2026-11-18 10:30']).toBe(GUIDES);
    expect([guides['2026-11-18 10:00'] ?? 0, guides['2026-11-18 11:00'] ?? 0]).toEqual([german, english]);
    await holdsAgree();
    for (const { code, available, booking } of lost(outcomes)) {
      expect(code).toBe('CART_NOT_AVAILABLE');
      expect(available).toBeLessThan(booking.tours);
    }
  });

  test('the race is real: reading first and then writing oversells, and only the constraint prevents it', async () => {
    await shop.database.executeSql('alter table slot drop constraint slot_not_oversold');
    const naive = async (booking: Booking) => {
      const { rows } = await shop.database.executeSql(
        `select id, capacity - taken as free from slot where pool_id = 'tour:both-b-de' and datetime = $1`,
        [TEN],
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (rows[0].free >= placesOf(booking))
        await shop.database.executeSql('update slot set taken = taken + $1 where id = $2', [
          placesOf(booking),
          rows[0].id,
        ]);
    };
    await Promise.all(bookings.map(naive));
    expect((await taken('tour:both-b-de'))[TEN]).toBeGreaterThan(PLACES);

    await shop.database.executeSql(
      'update slot set taken = 0; alter table slot add constraint slot_not_oversold check (taken <= capacity)',
    );
    const tries = await Promise.allSettled(bookings.map(naive));
    expect((await taken('tour:both-b-de'))[TEN]).toBeLessThanOrEqual(PLACES);
    expect(tries.some(({ status }) => status === 'rejected')).toBe(true);
  });
});
