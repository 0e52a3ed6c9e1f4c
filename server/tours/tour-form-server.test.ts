// Random clicks in any order on what the real server offers. The server sells the line of a complete form at the same price.
// It refuses a form that cannot be added to the cart because of its counts or answers.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import { toTourLine, tourLine } from '../../domain/tours/make-tour-line.ts';
import { readTourItem } from '../../domain/tours/read-tour-item.ts';
import type { TourOffer } from '../../domain/tours/tour.ts';
import { bookingKinds, pricesOf, ticketsOf } from '../../domain/tours/tour-booking.ts';
import {
  chooseDate,
  chooseKind,
  chooseTime,
  formTotal,
  openTourForm,
  setAnswer,
  tourFormProblem,
} from '../../domain/tours/tour-form.ts';
import { setPart, setParticipants, setTickets, setTours } from '../../domain/tours/tour-form-counts.ts';
import type { TourItem } from '../../domain/tours/tour-item.ts';
import { type TourForm, type TourSale, tariffAt, timesOf } from '../../domain/tours/tour-sale.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, GUIDES_MUSEUM_YAML, QUESTIONS_YAML, TOUR_KINDS } from '../testing/test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');
// A weekday and a Saturday, on which prices differ.
const DAYS = ['2026-11-19', '2026-11-21'] as const;

const pick = fc.nat(20);
const count = fc.integer({ min: 0, max: 8 });
const click = fc.oneof(
  fc.record({ do: fc.constantFrom('day', 'time', 'kind'), which: pick, count }),
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('tours', 'people', 'tickets', 'part'), which: pick, count }),
  },
  fc.record({ do: fc.constant('answer'), which: pick, count }),
);
type Click = typeof click extends fc.Arbitrary<infer T> ? T : never;

const visit = fc.record({
  kind: fc.oneof(fc.constantFrom(...TOUR_KINDS), fc.constantFrom('group' as const, 'both-b' as const)),
  language: fc.constantFrom('de', 'en'),
  clicks: fc.array(click, { minLength: 4, maxLength: 14 }),
  /** Brings as many people as tickets, and answers what must be answered: else few forms would ever be complete. */
  tidy: fc.boolean(),
  answers: fc.boolean(),
  pays: fc.boolean(),
});

function nth<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}
const ANSWERS = [
  'kinder',
  'kunst',
  ['rad', 'ohr'],
  '7',
  '99',
  'x'.repeat(300),
  '',
  ['rad', 'nichts'],
] as const;

function afterClick(form: TourForm, sale: TourSale, { do: what, which, count: number }: Click): TourForm {
  const tariff = tariffAt(form, sale);
  const ticket = nth(ticketsOf(tariff), which);
  if (what === 'time') {
    const time = nth(timesOf(sale.offer), which);
    return time ? chooseTime(form, sale.offer, time.time) : form;
  }
  if (what === 'kind')
    return chooseKind(form, sale, nth(bookingKinds(sale.offer.detail), which) ?? form.kind);
  if (what === 'people') return setParticipants(form, sale, number);
  if (what === 'tours') {
    const price = nth(pricesOf(tariff, form.kind), which);
    return price ? setTours(form, sale, price, form.kind === 'places' ? number : number % 3) : form;
  }
  if (what === 'tickets') return ticket ? setTickets(form, sale, ticket, number) : form;
  if (what === 'part') {
    const parted = ticketsOf(tariff).find(({ subtickets }) => subtickets.length > 0);
    const part = parted && nth(parted.subtickets, which);
    return parted && part ? setPart(form, sale, parted, part, number) : form;
  }
  const question = nth(sale.offer.questions, which);
  return question ? setAnswer(form, question.qId, nth(ANSWERS, number) ?? '') : form;
}

function tidied(form: TourForm, sale: TourSale): TourForm {
  const voll = ticketsOf(tariffAt(form, sale)).find(({ id }) => id === 'voll');
  const people = setParticipants(form, sale, Math.max(form.participants, 3));
  return voll ? setTickets({ ...people, tickets: {}, parts: {} }, sale, voll, people.participants) : people;
}

/** The item for the form, even if the form has errors. */
function forcedItem(form: TourForm, sale: TourSale): TourItem {
  const { detail, questions, schedule } = sale.offer;
  const timeslotId = schedule[form.time]?.timeslotId ?? '';
  const { kind, date, time, answers } = form;
  const line = tourLine({
    tariff: tariffAt(form, sale),
    questions,
    kind,
    counts: form,
    answers,
    date,
    time,
    timeslotId,
  } as never);
  const item = toCartItem(line) as TourItem;
  const given = Object.entries(form.answers).map(([qId, value]) => ({
    qId,
    value: typeof value === 'string' ? value : [...value],
  }));
  return {
    ...item,
    participants: detail.single_ticketing ? (item.participants ?? 0) : form.participants,
    answers: given,
  };
}

describe.each(oneDatabase())('the form and the server agree on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', GUIDES_MUSEUM_YAML);
    addTestTours(museum, { group: QUESTIONS_YAML, 'both-b': QUESTIONS_YAML, whole: 'guides: guides\n' });
    shop = await openTestShop(engine, museum.folder, {}, START);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const offerOf = async (id: string, date: string): Promise<TourOffer> =>
    (await shop.get(`/api/en/tour?tour=${id}&date=${date}`)).body.data;
  const send = (item: TourItem) =>
    shop.post(`/api/en/checkout/initPayment?_=${token}`, purchase([item], {}, 166));

  test('on every way of booking, after random clicks', async () => {
    const seen = { sold: 0, counts: 0, questions: 0, places: 0 };
    await fc.assert(
      fc.asyncProperty(visit, async ({ kind, language, clicks, tidy, answers, pays }) => {
        const id = `${kind}-${language}`;
        const offers = await Promise.all(DAYS.map((day) => offerOf(id, day)));
        let sale: TourSale = { offer: offers[1] as TourOffer, taken: [] };
        let form = openTourForm(sale.offer, { date: DAYS[1], time: '' });
        for (const one of clicks) {
          if (one.do === 'day') {
            const index = one.which % DAYS.length;
            sale = { offer: offers[index] as TourOffer, taken: [] };
            form = chooseDate(form, sale.offer, DAYS[index] ?? '');
          } else form = afterClick(form, sale, one);
        }
        if (tidy) form = tidied(form, sale);
        if (answers && sale.offer.questions.length > 0) form = { ...form, answers: { alter: 'kinder' } };

        const problem = tourFormProblem(form, sale);
        const line = toTourLine(form, sale);
        expect(line === undefined).toBe(problem !== undefined);
        if (line) {
          const item = toCartItem(line) as TourItem;
          expect(item.totalPrice).toBe(formTotal(form, sale));
          const { status, body } = await send(item);
          expect([status, body.code, body.errors]).toEqual([200, undefined, undefined]);
          if (!pays) await shop.post(`/api/en/checkout/cancel?noRedirect=1&cartId=${body.data.cartId}`);
          seen.sold += 1;
          return;
        }
        if (problem?.step !== 'counts' && problem?.step !== 'questions' && problem?.step !== 'places') return;
        const item = forcedItem(form, sale);
        const read = readTourItem(item, tariffAt(form, sale));
        // Without a tour that is counted, what is sent is another kind of booking, with rules of its own.
        if (read !== 'ITEM_UNKNOWN' && read.kind !== form.kind) return;
        // More groups than can come along, though their people would: the form says so, places decide.
        if (problem.step === 'places' && form.kind === 'group') return;
        const { status, body } = await send({ ...item, totalPrice: undefined } as never);
        expect([status, body.code]).toEqual([422, expect.not.stringMatching(/PRICE|REQUEST/)]);
        seen[problem.step] += 1;
      }),
      { numRuns: 80 },
    );
    // The random runs reach every outcome.
    expect(Math.min(seen.sold, seen.counts)).toBeGreaterThan(5);
  }, 240_000);
});
