import { describe, expect, test } from 'vitest';
import {
  numbersOpen,
  type OfferFacts,
  offerAllows,
  offerDays,
  offerState,
  reduceLine,
  reminderDay,
} from './group-offer.ts';

const OPEN: OfferFacts = {
  accepted: false,
  declined: false,
  withdrawn: false,
  valid_until: '2026-12-01',
  cart: 'held',
  over: false,
};

describe('an offer to a group', () => {
  test.each<[string, Partial<OfferFacts>, string, ReturnType<typeof offerState>]>([
    ['is open on its last day', {}, '2026-12-01', 'open'],
    ['has lapsed on the day after', {}, '2026-12-02', 'lapsed'],
    ['has lapsed once its places are held no longer', { over: true }, '2026-11-20', 'lapsed'],
    ['has lapsed with its cart', { cart: 'expired' }, '2026-11-20', 'lapsed'],
    ['is withdrawn, whenever that was', { withdrawn: true, cart: 'canceled' }, '2026-12-24', 'withdrawn'],
    ['is declined, whenever that was', { declined: true, cart: 'canceled' }, '2026-12-24', 'declined'],
    ['stays accepted after its last day', { accepted: true }, '2026-12-05', 'accepted'],
    [
      'is given up where the money did not come',
      { accepted: true, cart: 'expired' },
      '2026-12-24',
      'given-up',
    ],
    ['is given up where its order was', { accepted: true, cart: 'canceled' }, '2026-11-20', 'given-up'],
    ['is paid', { accepted: true, cart: 'paid' }, '2026-12-24', 'paid'],
    [
      'is paid although it was withdrawn while the money came',
      { withdrawn: true, cart: 'confirmed' },
      '2026-11-20',
      'paid',
    ],
  ])('%s', (_, facts, today, state) => {
    expect(offerState({ ...OPEN, ...facts }, today)).toBe(state);
  });

  test('is accepted, declined and withdrawn while it is open alone', () => {
    for (const deed of ['accept', 'decline', 'withdraw'] as const) {
      expect(offerAllows('open', deed)).toBe(true);
      for (const state of ['accepted', 'paid', 'declined', 'withdrawn', 'lapsed', 'given-up'] as const)
        expect(offerAllows(state, deed)).toBe(false);
    }
  });

  test.each([
    ['open', '2026-12-01', true],
    ['accepted', '2026-12-01', true],
    ['accepted', '2026-12-02', false],
    ['paid', '2026-11-20', true],
    ['paid', '2026-12-02', false],
    ['lapsed', '2026-11-20', false],
  ] as const)('that is %s has numbers that can be changed on %s: %s', (state, today, can) => {
    expect(numbersOpen(state, '2026-12-01', today)).toBe(can);
  });

  test.each([
    [
      'a visit in a month',
      ['2026-12-20', '2026-12-24'],
      { last: '2026-12-06', usual: '2026-12-02', lastNumbers: '2026-12-19' },
    ],
    [
      'a visit in a year',
      ['2027-11-20'],
      { last: '2027-01-17', usual: '2026-12-02', lastNumbers: '2027-11-19' },
    ],
    [
      'a visit on the first day that can be paid by transfer',
      ['2026-12-02'],
      { last: '2026-11-18', usual: '2026-11-18' },
    ],
    ['no set day', [], { last: '2027-01-17', lastNumbers: '2027-01-17' }],
  ])('for %s can be valid until', (_, visits, days) => {
    expect(offerDays('2026-11-18', visits, 14)).toMatchObject({ first: '2026-11-18', ...days });
  });

  test('is not made for a visit that is too near to be paid by transfer', () => {
    expect(offerDays('2026-11-18', ['2026-12-01'], 14)).toBeUndefined();
  });

  test.each([
    ['2026-12-01', '2026-11-29'],
    ['2026-11-22', '2026-11-20'],
    ['2026-11-21', null],
    ['2026-11-18', null],
  ])('that is valid until %s is called to mind on %s', (until, day) => {
    expect(reminderDay('2026-11-18', until)).toBe(day);
  });

  test.each([
    [0, 2495, 2 * 999 + 497],
    [10, 0, 2 * 899 + 447],
    [33, 0, 2 * 669 + 332],
    [99, 0, 2 * 9 + 4],
  ])('takes %i per cent off every price, in the group’s favour', (reduction, _, total) => {
    const parts = [
      { name: 'Adult', price: 999, count: 2, vat_value: 7 },
      { name: 'Child', price: 497, count: 1, vat_value: 7 },
    ];
    expect(reduceLine({ totalPrice: 2495, parts }, reduction)?.totalPrice).toBe(total);
  });

  test('takes nothing off a line that is more than its parts', () => {
    expect(
      reduceLine({ totalPrice: 100, parts: [{ price: 50, count: 1, vat_value: 7 }] }, 10),
    ).toBeUndefined();
  });
});
