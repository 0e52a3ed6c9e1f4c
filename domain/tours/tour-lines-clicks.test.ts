// Random clicks and inputs in any order: the form of a guided tour never produces a line that the server would refuse, never
// allows more than is available, and never blocks the way to a booking (spec 4 and 5).
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { cartTotals } from '../cart/cart-totals.ts';
import { readLines } from '../cart/read-lines.ts';
import { toCartItem } from '../cart/to-cart-item.ts';
import { CartItem } from '../product-schemas.ts';
import { takenTours, toTourLine, tourLine } from './make-tour-line.ts';
import { readTourItem } from './read-tour-item.ts';
import type { TourOffer, TourQuestion, TourTicket } from './tour.ts';
import { bookingKinds, bookingProblem, demandOf, pricesOf, ticketsOf } from './tour-booking.ts';
import {
  examplePrice,
  exampleQuestion,
  exampleSubticket,
  exampleTourOffer,
  exampleTourTicket,
  flagsOf,
  personPrice,
  TOUR_DAY,
} from './tour-examples.ts';
import {
  chooseDate,
  chooseKind,
  chooseTime,
  clearTourForm,
  formTickets,
  formTotal,
  openTourForm,
  setAnswer,
  tourFormProblem,
} from './tour-form.ts';
import {
  leastOfPrice,
  mostOfPart,
  mostOfParticipants,
  mostOfPrice,
  mostOfTicket,
  setPart,
  setParticipants,
  setTickets,
  setTours,
} from './tour-form-counts.ts';
import type { TourItem } from './tour-item.ts';
import { tourKind } from './tour-kind.ts';
import type { TourLine } from './tour-line.ts';
import { tourLineParts } from './tour-line-parts.ts';
import { type AnswerValue, answerProblems } from './tour-questions.ts';
import { roomAt, type TourForm, type TourSale, tariffAt, timesOf } from './tour-sale.ts';

const DAYS = [TOUR_DAY, '2026-12-25'] as const;
const TIMES = ['10:00', '11:30', '15:00'] as const;
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

const price = fc.constantFrom(0, 1, 500, 9999);
const vat_value = fc.constantFrom(0, 7, 19);
const subtickets = fc
  .array(fc.tuple(fc.nat(3), fc.nat(3)), { maxLength: 3 })
  .map((parts) => parts.map(([min, more], index) => exampleSubticket(`p${index}`, min, min + more)));
const ticket = fc.record({ price, vat_value, subtickets });
const room = fc.record({ places: fc.nat(30), guides: fc.nat(3) });
const question = fc.record({
  type: fc.constantFrom<TourQuestion['type']>('radio', 'select', 'checkbox', 'text', 'textarea', 'number'),
  required: fc.boolean(),
});

/** A tour as a museum might offer it: every combination of flags, prices that differ by day, some of it in the cart. */
const world = fc
  .record({
    letters: fc.constantFrom('', 'w', 't', 'tw', 's', 'sw', 'st', 'stw'),
    max: fc.integer({ min: 1, max: 12 }),
    min: fc.integer({ min: 1, max: 12 }),
    perTour: fc.array(fc.record({ price, vat_value }), { minLength: 1, maxLength: 3 }),
    perPerson: fc.array(fc.record({ price, vat_value }), { minLength: 1, maxLength: 2 }),
    dearer: fc.nat(300),
    tickets: fc.array(ticket, { maxLength: 3 }),
    rooms: fc.array(room, { minLength: 6, maxLength: 6 }),
    times: fc.integer({ min: 1, max: 3 }),
    questions: fc.array(question, { maxLength: 3 }),
    taken: fc.array(fc.record({ day: fc.nat(1), time: fc.nat(2), places: fc.nat(9), tours: fc.nat(2) }), {
      maxLength: 3,
    }),
  })
  .map((given): { offers: TourOffer[]; taken: TourSale['taken'] } => {
    const flags = flagsOf(given.letters);
    const guided = given.letters.includes('t') && !given.letters.includes('s');
    const min_participants = Math.min(given.min, given.max);
    // One plain ticket is always there, so that any number of people can be had.
    const tickets = [
      exampleTourTicket(),
      ...given.tickets.map((one, index) =>
        exampleTourTicket({ ...one, id: `t${index}`, sequence_no: index }),
      ),
    ];
    return {
      offers: DAYS.map((date, day) =>
        exampleTourOffer({
          detail: { ...flags, max_participants: given.max, min_participants },
          tickets,
          priceList: [
            ...given.perTour.map((one, index) =>
              examplePrice({ ...one, id: `g${index}`, price: one.price + day * given.dearer }),
            ),
            ...given.perPerson.map((one, index) => personPrice({ ...one, id: `p${index}` })),
          ],
          questions: given.questions.map((one, index) =>
            exampleQuestion({ ...one, qId: `q${index}`, options, min: 2, max: 40 }),
          ),
          times: Object.fromEntries(
            TIMES.slice(0, given.times).map((time, index) => {
              const { places, guides } = given.rooms[day * 3 + index] ?? { places: 0, guides: 0 };
              return [time, { places, guides: guided ? guides : undefined }];
            }),
          ),
          date,
        }),
      ),
      taken: given.taken.map(({ day, time, places, tours }) => ({
        datetime: `${DAYS[day]} ${TIMES[time]}`,
        places,
        tours,
      })),
    };
  });
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const wild = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -2, max: 30 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      1e15,
      -1e9,
      2.7,
    ),
  },
);
const answer: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.constantFrom('a', 'b', '7', 'x'.repeat(300)),
  fc.string(),
  fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 4 }),
);
const step = fc.oneof(
  fc.record({ do: fc.constant('date' as const), index: fc.nat(1) }),
  fc.record({ do: fc.constant('time' as const), index: fc.nat(3) }),
  fc.record({ do: fc.constant('kind' as const), index: fc.nat(2) }),
  fc.record({ do: fc.constant('tours' as const), index: fc.nat(4), count: wild }),
  fc.record({ do: fc.constant('tickets' as const), index: fc.nat(3), count: wild }),
  fc.record({ do: fc.constant('part' as const), index: fc.nat(3), part: fc.nat(2), count: wild }),
  fc.record({ do: fc.constant('participants' as const), count: wild }),
  fc.record({ do: fc.constant('answer' as const), index: fc.nat(3), value: answer }),
  fc.record({ do: fc.constant('clear' as const) }),
  { weight: 3, arbitrary: fc.record({ do: fc.constant('finish' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type State = { readonly form: TourForm; readonly sale: TourSale };

function open({ offers, taken }: World): State {
  const offer = offers[0] as TourOffer;
  return { sale: { offer, taken }, form: openTourForm(offer, { date: DAYS[0], time: '' }) };
}

const GOOD_ANSWER: Record<TourQuestion['type'], AnswerValue> = {
  radio: 'a',
  select: 'b',
  checkbox: ['a', 'c'],
  text: 'Form 7b',
  textarea: 'Form 7b',
  number: '12',
};

function answered(form: TourForm, { offer }: TourSale): TourForm {
  return offer.questions.reduce((now, { qId, type }) => setAnswer(now, qId, GOOD_ANSWER[type]), form);
}

/** What a visitor does who knows what is wanted: a tour, tickets, as many people, every answer. */
function finished({ form, sale }: State): TourForm {
  const tariff = tariffAt(form, sale);
  const [entry] = pricesOf(tariff, form.kind);
  const toured = entry ? setTours(form, sale, entry, Math.max(1, form.tours[entry.id] ?? 0)) : form;
  const adult = ticketsOf(tariff).find(({ id }) => id === 'adult');
  const ticketed = adult ? setTickets(toured, sale, adult, 5) : toured;
  return answered(setParticipants(ticketed, sale, adult ? formTickets(ticketed, sale) : 5), sale);
}

const KINDS = ['places', 'whole', 'group'] as const;
function among<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T;
}

/** The counted thing that a step sets: how many, how many at most, and what it becomes. */
function counted({ form, sale }: State, click: Step) {
  if (click.do === 'tours') {
    const entry = among(pricesOf(tariffAt(form, sale), form.kind), click.index);
    if (!entry) return undefined;
    return {
      least: leastOfPrice(form, sale, entry),
      most: mostOfPrice(form, sale, entry),
      countOf: (of: TourForm) => of.tours[entry.id] ?? 0,
      set: (count: number) => setTours(form, sale, entry, count),
    };
  }
  if (click.do === 'participants')
    return {
      least: 0,
      most: mostOfParticipants(form, sale),
      countOf: (of: TourForm) => of.participants,
      set: (count: number) => setParticipants(form, sale, count),
    };
  if (click.do !== 'tickets' && click.do !== 'part') return undefined;
  const one = among(ticketsOf(tariffAt(form, sale)), click.index);
  if (!one) return undefined;
  const partOf = (of: TourForm, id: string) => of.parts[one.id]?.[id] ?? 0;
  const isFixed = one.subtickets.every((part) => part.min_quantity === part.max_quantity);
  if (one.subtickets.length === 0 || (click.do === 'tickets' && isFixed))
    return {
      least: 0,
      most: mostOfTicket(form, sale, one),
      countOf: (of: TourForm) =>
        one.subtickets.length === 0
          ? (of.tickets[one.id] ?? 0)
          : Number(one.subtickets.some(({ id }) => partOf(of, id) > 0)),
      set: (count: number) => setTickets(form, sale, one, count),
    };
  const part = among(one.subtickets, click.do === 'part' ? click.part : 0);
  if (part.min_quantity === part.max_quantity) return undefined;
  return {
    least: part.min_quantity,
    most: mostOfPart(form, sale, one, part),
    countOf: (of: TourForm) => partOf(of, part.id),
    set: (count: number) => setPart(form, sale, one, part, count),
  };
}

function next(state: State, click: Step, { offers }: World): State {
  const { form, sale } = state;
  switch (click.do) {
    case 'date': {
      const offer = offers[click.index] as TourOffer;
      return { sale: { ...sale, offer }, form: chooseDate(form, offer, DAYS[click.index] as string) };
    }
    case 'time':
      return { sale, form: chooseTime(form, sale.offer, TIMES[click.index] ?? '23:00') };
    case 'kind':
      return { sale, form: chooseKind(form, sale, among(KINDS, click.index)) };
    case 'answer':
      return { sale, form: setAnswer(form, `q${click.index}`, click.value) };
    case 'finish':
      return { sale, form: finished(state) };
    case 'clear':
      return { sale, form: clearTourForm(form, sale) };
    default:
      return { sale, form: counted(state, click)?.set(click.count) ?? form };
  }
}

/** What the server makes of a line: what it was sent, read, checked and priced again, comes to the same line. */
function expectSellable(line: TourLine, { form, sale }: State) {
  const item = toCartItem(line) as TourItem;
  expect(Value.Check(CartItem, JSON.parse(JSON.stringify(item)))).toBe(true);
  const tariff = tariffAt(form, sale);
  const read = readTourItem(item, tariff);
  if (read === 'ITEM_UNKNOWN') throw new Error(`not read: ${JSON.stringify(item)}`);
  expect(read.kind).toBe(form.kind);
  expect(bookingProblem(tariff, read.kind, read.counts)).toBeUndefined();
  expect(answerProblems(sale.offer.questions, read.answers)).toEqual({});
  const time = sale.offer.schedule[form.time];
  expect(
    tourLine({
      ...read,
      tariff: { detail: sale.offer.detail, tickets: tariff.tickets, priceList: tariff.priceList },
      questions: sale.offer.questions,
      date: form.date,
      time: form.time,
      timeslotId: time?.timeslotId ?? '',
    }),
  ).toEqual(line);
  const demand = demandOf(tariff, read.kind, read.counts);
  const held = sale.taken.filter(({ datetime }) => datetime === item.datetime);
  const sum = (of: 'places' | 'tours') => held.reduce((all, one) => all + one[of], demand[of]);
  expect(sum('places')).toBeLessThanOrEqual(time?.tickets ?? 0);
  if (sale.offer.detail.book_complete_tour)
    expect(demand.tours === 0 || sum('tours') <= (time?.tours ?? 0)).toBe(true);
  expect(takenTours([line], line.tourId)).toEqual([{ datetime: item.datetime, ...demand }]);
}

function expectPriced(line: TourLine, { form, sale }: State) {
  const gross = tourKind.vatParts(line).reduce((sum, part) => sum + part.gross, 0);
  expect(line.totalPrice).toBe(gross);
  expect(line.totalPrice).toBe(formTotal(form, sale));
  expect(line.totalPrice).toBe(tourLineParts(line).reduce((sum, one) => sum + one.price * one.count, 0));
  expect(cartTotals([line]).vat.reduce((sum, part) => sum + part.gross, 0)).toBe(line.totalPrice);
  expect(Number.isSafeInteger(line.totalPrice) && line.totalPrice >= 0).toBe(true);
}

/** Runs the steps and checks the form after each of them. */
function walk(
  given: World,
  steps: readonly Step[],
  look: (state: State, click: Step, before: State) => void,
) {
  let state = open(given);
  for (const click of steps) {
    const before = state;
    state = next(state, click, given);
    look(state, click, before);
  }
  return state;
}

const steps = fc.array(step, { maxLength: 30 });

test('no order of clicks yields a line that the server refuses, and every line costs what the form says', () => {
  const lines = new Map<string, number>();
  fc.assert(
    fc.property(world, steps, (given, clicks) => {
      walk(given, clicks, (state) => {
        const line = toTourLine(state.form, state.sale);
        expect(line === undefined).toBe(tourFormProblem(state.form, state.sale) !== undefined);
        expect(formTotal(state.form, state.sale)).toBeGreaterThanOrEqual(0);
        if (!line) return;
        const way = `${state.form.kind} with${state.sale.offer.detail.booking_without_tickets ? 'out' : ''} tickets`;
        lines.set(way, (lines.get(way) ?? 0) + 1);
        expectSellable(line, state);
        expectPriced(line, state);
        expect(readLines(JSON.parse(JSON.stringify([line])))).toEqual([line]);
      });
    }),
    { numRuns: 1500 },
  );
  expect(lines.size).toBe(6);
  for (const count of lines.values()) expect(count).toBeGreaterThan(50);
});

test('no count exceeds its maximum, and every count is a whole number from 0', () => {
  fc.assert(
    fc.property(world, steps, (given, clicks) => {
      walk(given, clicks, (state, click, before) => {
        const thing = counted(before, click);
        if (!thing) return;
        const count = thing.countOf(state.form);
        expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
        expect(count).toBeLessThanOrEqual(Math.max(thing.most, thing.countOf(before.form)));
      });
    }),
    { numRuns: 500 },
  );
});

test('between minimum and maximum a count is set as asked; no minimum exceeds its maximum', () => {
  fc.assert(
    fc.property(world, steps, step, fc.nat(1000), (given, clicks, click, pick) => {
      const state = walk(given, clicks, () => {});
      const thing = counted(state, click);
      if (!thing || thing.most === 0) return;
      expect(thing.least).toBeLessThanOrEqual(thing.most);
      const wanted = thing.least + (pick % (thing.most - thing.least + 1));
      expect(thing.countOf(thing.set(wanted))).toBe(wanted === 0 ? 0 : wanted);
      if (click.do !== 'tours') expect(thing.countOf(thing.set(0))).toBe(0);
    }),
    { numRuns: 1500 },
  );
});

/** Sets all counts back to zero, like a visitor who starts over on the same page. */
function countedDown({ form, sale }: State): TourForm {
  const tariff = tariffAt(form, sale);
  const withoutTicket = (now: TourForm, one: TourTicket): TourForm =>
    one.subtickets.reduce((then, part) => setPart(then, sale, one, part, 0), setTickets(now, sale, one, 0));
  const nobody = setParticipants(ticketsOf(tariff).reduce(withoutTicket, form), sale, 0);
  return pricesOf(tariff, form.kind).reduce((now, entry) => setTours(now, sale, entry, 0), nobody);
}

test('from every state of the form a visitor can reach every booking that has enough places', () => {
  let found = 0;
  fc.assert(
    fc.property(world, steps, (given, clicks) => {
      const state = walk(given, clicks, () => {});
      const { sale } = state;
      const { detail } = sale.offer;
      for (const { time, soldout } of timesOf(sale.offer).filter((entry) => !entry.soldout))
        for (const kind of bookingKinds(detail)) {
          const chosen = chooseKind(chooseTime(state.form, sale.offer, time), sale, kind);
          expect(soldout).toBe(false);
          expect(chosen).toMatchObject({ time, kind });
          const left = roomAt(chosen, sale);
          const least = kind === 'places' ? 1 : detail.min_participants;
          if (kind === 'places' ? left.places < 1 : left.tours < 1) continue;
          if (kind === 'group' && left.places < least) continue;
          found += 1;
          const none = countedDown({ form: chosen, sale });
          expect(formTotal(none, sale)).toBe(0);
          const [entry] = pricesOf(tariffAt(none, sale), kind);
          const adult = ticketsOf(tariffAt(none, sale)).find(({ id }) => id === 'adult');
          const toured = entry ? setTours(none, sale, entry, 1) : none;
          const peopled = setParticipants(toured, sale, least);
          const ticketed = adult ? setTickets(peopled, sale, adult, least) : peopled;
          const ready = answered(ticketed, sale);
          expect(tourFormProblem(ready, sale)).toBeUndefined();
          expect(toTourLine(ready, sale)?.participants).toBe(least);
        }
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(200);
});

test('counting down one by one, people first, leads to a booking or to none, and never back up', () => {
  fc.assert(
    fc.property(world, steps, (given, clicks) => {
      let { form, sale } = walk(given, clicks, () => {});
      const total = (of: TourForm) =>
        [
          of.participants,
          ...Object.values(of.tours),
          ...Object.values(of.tickets),
          ...Object.values(of.parts).flatMap((parts) => Object.values(parts)),
        ].reduce((sum, count) => sum + count, 0);
      for (const click of [
        { do: 'participants', count: 0 },
        ...[0, 1, 2, 3].flatMap((index) => [
          { do: 'tickets', index, count: 0 },
          ...[0, 1, 2].map((part) => ({ do: 'part', index, part, count: 0 })),
        ]),
        ...[0, 1, 2].map((index) => ({ do: 'tours', index, count: 0 })),
      ] as Step[])
        for (;;) {
          const thing = counted({ form, sale }, click);
          const count = thing?.countOf(form) ?? 0;
          if (!thing || count === 0) break;
          const fewer = thing.set(count - 1);
          expect(thing.countOf(fewer)).toBeLessThan(count);
          expect(total(fewer)).toBeLessThan(total(form));
          form = fewer;
        }
    }),
    { numRuns: 500 },
  );
});
