import { describe, expect, test } from 'vitest';
import type { BookingKind, TourRoom } from './tour-booking.ts';
import {
  examplePrice,
  exampleQuestion,
  exampleTourForm,
  exampleTourOffer,
  exampleTourSale,
  exampleTourTicket,
  familyTicket,
  flaggedOffer,
  flaggedSale,
  flagsOf,
  TOUR_DAY,
} from './tour-examples.ts';
import {
  chooseDate,
  chooseKind,
  chooseTime,
  clearTourForm,
  formRates,
  formTotal,
  isTakenUp,
  openTourForm,
  setAnswer,
  tourFormProblem,
} from './tour-form.ts';
import { setParticipants, setTickets, ticketsChosen } from './tour-form-counts.ts';
import { roomAt, type TourForm, timesOf } from './tour-sale.ts';

const NEXT_DAY = '2026-12-25';
const GROUP = examplePrice();
const ADULT = exampleTourTicket();
const FAMILY = familyTicket();

function wish(time = '', date = TOUR_DAY) {
  return { date, time };
}

describe('day and time', () => {
  const none = { places: 0 };
  const some = { places: 20 };

  test.each([
    ['the only time is chosen by itself', { '14:00': some }, '', '14:00'],
    ['but not instead of another one', { '14:00': some }, '10:00', ''],
    ['nor when it is sold out', { '14:00': none }, '', ''],
    ['the current time stays while it is offered', { '10:00': some, '14:00': some }, '14:00', '14:00'],
    ['else none is chosen', { '14:00': some, '09:30': some }, '10:00', ''],
    ['without a wish none of several', { '14:00': some, '09:30': some }, '', ''],
    ['a sold-out one does not stay', { '10:00': none, '14:00': some }, '10:00', ''],
    ['the only free one is chosen by itself', { '10:00': none, '14:00': some }, '', '14:00'],
    ['a day without times has none', {}, '10:00', ''],
  ] as [string, Record<string, TourRoom>, string, string][])('%s', (_, times, current, chosen) => {
    const offer = flaggedOffer('s', times);
    expect(openTourForm(offer, wish(current)).time).toBe(chosen);
    const before = { ...openTourForm(flaggedOffer('s'), wish()), time: current };
    expect(chooseDate(before, offer, TOUR_DAY).time).toBe(chosen);
  });

  test('times come in their order', () => {
    expect(timesOf(flaggedOffer('s', { '14:00': some, '09:30': none })).map(({ time }) => time)).toEqual([
      '09:30',
      '14:00',
    ]);
  });

  test('another day keeps counts and answers; without a day there is no time', () => {
    const sale = flaggedSale('s');
    const form = setAnswer(setTickets(openTourForm(sale.offer, wish()), sale, ADULT, 3), 'name', '7b');
    const next = exampleTourOffer({ times: { '10:00': some, '14:00': some }, date: NEXT_DAY });
    const moved = chooseDate(form, next, NEXT_DAY);
    expect(moved).toMatchObject({
      date: NEXT_DAY,
      time: '10:00',
      tickets: { adult: 3 },
      answers: { name: '7b' },
    });
    expect(chooseDate(moved, next, '')).toMatchObject({ date: '', time: '', tickets: { adult: 3 } });
  });

  test('a time that is sold out or not offered cannot be chosen', () => {
    const offer = flaggedOffer('s', { '10:00': some, '14:00': none, '16:00': some });
    const form = openTourForm(offer, wish());
    expect(chooseTime(form, offer, '14:00')).toBe(form);
    expect(chooseTime(form, offer, '23:00')).toBe(form);
    expect(chooseTime(form, offer, '16:00').time).toBe('16:00');
  });

  test('nothing goes into the cart on the times of another day', () => {
    const sale = flaggedSale('s');
    const form = setTickets(openTourForm(sale.offer, wish()), sale, ADULT, 2);
    expect(tourFormProblem(form, sale)).toBeUndefined();
    const waiting = { ...form, date: NEXT_DAY };
    expect(roomAt(waiting, sale)).toEqual({ places: 0, tours: 0 });
    expect(tourFormProblem(waiting, sale)).toEqual({ step: 'time' });
  });

  test('a day has its own price', () => {
    const dear = exampleTourOffer({
      detail: flagsOf('tw'),
      priceList: [examplePrice({ price: 12_000 })],
      date: NEXT_DAY,
    });
    const sale = flaggedSale('tw');
    const form = openTourForm(sale.offer, wish());
    expect(formTotal(form, sale)).toBe(9000);
    const moved = chooseDate(form, dear, NEXT_DAY);
    expect(moved.tours).toEqual({ group: 1 });
    expect(formTotal(moved, exampleTourSale(dear))).toBe(12_000);
  });

  test('a time may have its own price, which wins over that of the offer', () => {
    const offer = flaggedOffer('tw');
    const time = { ...timesOf(offer)[0], priceList: [examplePrice({ price: 7000 })] } as never;
    const sale = exampleTourSale({ ...offer, schedule: { '10:00': time } });
    expect(formTotal(openTourForm(sale.offer, wish()), sale)).toBe(7000);
  });
});

describe('a fresh form', () => {
  test.each([
    ['', 'group', { group: 1 }],
    ['w', 'group', { group: 1 }],
    ['t', 'whole', { group: 1 }],
    ['tw', 'whole', { group: 1 }],
    ['s', 'places', {}],
    ['sw', 'places', {}],
    ['st', 'places', {}],
    ['stw', 'places', {}],
  ] as [string, BookingKind, object][])('flags "%s": %s, %j', (letters, kind, tours) => {
    const form = openTourForm(flaggedOffer(letters), wish());
    expect(form).toEqual({
      date: TOUR_DAY,
      time: '10:00',
      kind,
      tours,
      tickets: {},
      parts: {},
      participants: 0,
      answers: {},
    });
  });

  test('does not choose among several prices', () => {
    const offer = exampleTourOffer({
      detail: flagsOf('t'),
      priceList: [GROUP, examplePrice({ id: 'school' })],
    });
    expect(openTourForm(offer, wish()).tours).toEqual({});
  });

  test('another kind of booking keeps the tickets and starts the counts of its prices again', () => {
    const sale = flaggedSale('st');
    const form = setTickets(openTourForm(sale.offer, wish()), sale, ADULT, 4);
    const whole = chooseKind(form, sale, 'whole');
    expect(whole).toEqual({ ...form, kind: 'whole', tours: { group: 1 }, participants: 4 });
    expect(chooseKind(whole, sale, 'places')).toEqual({ ...form, participants: 4 });
    expect(chooseKind(form, sale, 'places')).toBe(form);
    expect(chooseKind(form, sale, 'group')).toBe(form);
  });

  test('a typed number of people stays when the kind of booking changes', () => {
    const sale = flaggedSale('st');
    const form = setTickets(openTourForm(sale.offer, wish()), sale, ADULT, 4);
    const typed = setParticipants(chooseKind(form, sale, 'whole'), sale, 6);
    expect(chooseKind(chooseKind(typed, sale, 'places'), sale, 'whole').participants).toBe(6);
  });

  test('day, time, kind and answers stay after the tour was added to the cart', () => {
    const sale = flaggedSale('t');
    const form = exampleTourForm(sale, 'whole', {
      tours: { group: 2 },
      participants: 12,
      tickets: { adult: 5 },
      parts: { family: { adults: 2, children: 4, 'baby-seat': 1 } },
      answers: { name: '7b' },
    });
    expect(clearTourForm(form, sale)).toEqual({
      ...openTourForm(sale.offer, wish()),
      answers: { name: '7b' },
    });
  });
});

describe('the problem that keeps a tour out of the cart', () => {
  const question = exampleQuestion();
  const asked = exampleTourSale(exampleTourOffer({ detail: flagsOf('t'), questions: [question] }));
  const ready = exampleTourForm(asked, 'whole', {
    tours: { group: 1 },
    participants: 4,
    tickets: { adult: 4 },
    answers: { name: 'Form 7b' },
  });

  test.each([
    ['none', {}, undefined],
    ['no day', { date: '', time: '' }, { step: 'date' }],
    ['no time', { time: '' }, { step: 'time' }],
    ['a time that is not offered', { time: '23:00' }, { step: 'time' }],
    [
      'more tours than there are',
      { tours: { group: 3 } },
      { step: 'places', wanted: 3, left: 2, of: 'tours' },
    ],
    ['no tour', { tours: {} }, { step: 'counts', problem: { code: 'TOURS_MISSING' } }],
    [
      'nobody',
      { participants: 0, tickets: {} },
      { step: 'counts', problem: { code: 'PARTICIPANTS_MISSING' } },
    ],
    [
      'one ticket too few',
      { tickets: { adult: 3 } },
      { step: 'counts', problem: { code: 'TICKETS_DIFFER', participants: 4, tickets: 3 } },
    ],
    [
      'too small a group',
      { participants: 1, tickets: { adult: 1 } },
      { step: 'counts', problem: { code: 'TOO_FEW', least: 2 } },
    ],
    [
      'too large a group',
      { participants: 11, tickets: { adult: 11 } },
      { step: 'counts', problem: { code: 'TOO_MANY', most: 10 } },
    ],
    ['no answer', { answers: { name: ' ' } }, { step: 'questions', problems: { name: 'REQUIRED' } }],
  ] as [string, Partial<TourForm>, unknown][])('%s', (_, change, expected) => {
    expect(tourFormProblem({ ...ready, ...change }, asked)).toEqual(expected);
  });

  test.each(['sold-out', 'not-bookable', 'no-tickets', 'ended'] as const)('a tour that is %s', (state) => {
    const offer = { ...asked.offer, detail: { ...asked.offer.detail, state } };
    expect(tourFormProblem(ready, exampleTourSale(offer))).toEqual({ step: 'tour' });
  });

  test('more people than places left are reported with both numbers', () => {
    const sale = flaggedSale('s', { places: 8 }, [{ datetime: `${TOUR_DAY} 10:00`, places: 5, tours: 0 }]);
    const form = exampleTourForm(sale, 'places', { tickets: { adult: 4 } });
    expect(tourFormProblem(form, sale)).toEqual({ step: 'places', wanted: 4, left: 3, of: 'places' });
  });
});

test('the VAT rates are those of what is chosen and costs something', () => {
  const free = exampleTourTicket({ id: 'free', price: 0, vat_value: 21 });
  const offer = exampleTourOffer({
    detail: flagsOf('t'),
    priceList: [examplePrice({ vat_value: 19 })],
    tickets: [ADULT, free, FAMILY],
  });
  const sale = exampleTourSale(offer);
  const form = exampleTourForm(sale, 'whole', { tickets: { free: 2 } });
  expect(formRates(form, sale)).toEqual([]);
  const full = { ...form, tours: { group: 1 }, tickets: { adult: 1, free: 1 } };
  expect(formRates(full, sale)).toEqual([19, 7]);
  const family = { parts: { family: { adults: 1, children: 1, 'baby-seat': 0 } } };
  expect(formRates({ ...form, ...family }, sale)).toEqual([7, 7, 7]);
});

test('a plain ticket counts as one, and so does a family ticket of any size', () => {
  const sale = flaggedSale('s');
  const family = { family: { adults: 2, children: 3, 'baby-seat': 1 } };
  const form = exampleTourForm(sale, 'places', { tickets: { adult: 4 }, parts: family });
  expect([ticketsChosen(form, ADULT), ticketsChosen(form, FAMILY)]).toEqual([4, 1]);
});

test.each([
  ['the last tour of its time is in the cart', 'whole', 10, 0, true],
  [
    'the last tour is in the cart, but people are counted already: that is reported as too many',
    'whole',
    10,
    3,
    false,
  ],
  ['another tour is left', 'whole', 20, 0, false],
  ['single places are not affected', 'places', 10, 0, false],
] as [string, BookingKind, number, number, boolean][])(
  'the cart has taken the rest: %s',
  (_, kind, places, people, expected) => {
    const sale = flaggedSale('st', { places }, [{ datetime: `${TOUR_DAY} 10:00`, places: 10, tours: 1 }]);
    const form = exampleTourForm(sale, kind, { participants: people });
    expect(isTakenUp(form, sale)).toBe(expected);
  },
);
