// What happens to the money of a museum, at random: the ledger's stories are played with it.
import fc from 'fast-check';

/** What visitors of the ledger's stories put into their carts. */
export const ITEMS = [
  { type: 'ticket', id: 'dauer-karte', count: 2 },
  { type: 'merchandise', id: 'buch', count: 1 },
  { type: 'merchandise', id: 'karten', count: 2 },
  { type: 'voucher', id: 'fest', count: 1 },
  { type: 'voucher', id: 'frei', count: 1, price: 1234 },
  { type: 'voucher', id: 'eins', count: 2 },
];

const seed = fc.nat(1_000_000);
/** Anything that happens to money but parts given back. */
export const acts = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('buy' as const),
      items: fc.uniqueArray(fc.nat(ITEMS.length - 1), { minLength: 1, maxLength: 3 }),
      codes: fc.array(seed, { maxLength: 2 }),
      how: fc.constantFrom('pay', 'pay', 'pay', 'later', 'decline', 'leave'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('refund' as const), order: seed }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('dispute' as const),
      payment: seed,
      dispute: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('at-the-bank' as const),
      payment: seed,
      amount: fc.integer({ min: 1, max: 900 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('mood' as const),
      refunds: fc.constantFrom('done' as const, 'pending' as const, 'failed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('refund-ends' as const),
      refund: seed,
      state: fc.constantFrom('done' as const, 'failed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('import' as const),
      amount: fc.integer({ min: 100, max: 9_000 }),
      ends: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 100 }) }),
  },
);

/** A bank takes a part of a payment alone, and some of that is paid again at the museum. */
export const partsTaken = fc.oneof(
  fc.record({
    act: fc.constant('dispute' as const),
    payment: seed,
    dispute: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    percent: fc.integer({ min: 1, max: 99 }),
  }),
  fc.record({ act: fc.constant('pay-again' as const), order: seed }),
);

/** A part of an order, or an amount, the way it came, as a voucher, or kept. */
export const returns = fc.record({
  act: fc.constant('give-back' as const),
  order: seed,
  line: fc.nat(2),
  count: fc.integer({ min: 1, max: 2 }),
  amount: fc.option(fc.integer({ min: 1, max: 1500 }), { nil: undefined, freq: 3 }),
  shipping: fc.boolean(),
  fee: fc.constantFrom(0, 0, 0, 150),
  to: fc.constantFrom(
    'the-way-it-came' as const,
    'the-way-it-came' as const,
    'voucher' as const,
    'kept' as const,
  ),
});

export type Return = typeof returns extends fc.Arbitrary<infer Value> ? Value : never;
type PartTaken = typeof partsTaken extends fc.Arbitrary<infer Value> ? Value : never;
export type Act = (typeof acts extends fc.Arbitrary<infer Value> ? Value : never) | PartTaken | Return;

/** The first series: every cause of an entry at least once, whatever the others bring. */
export const EVERY_CAUSE: Act[] = [
  { act: 'buy', items: [0, 1], codes: [], how: 'pay' },
  { act: 'dispute', payment: 0, dispute: 'open' },
  { act: 'dispute', payment: 0, dispute: 'won' },
  { act: 'dispute', payment: 0, dispute: 'lost' },
  { act: 'mood', refunds: 'pending' },
  { act: 'buy', items: [3], codes: [], how: 'later' },
  { act: 'pass', hours: 1 },
  { act: 'refund', order: 1 },
  { act: 'pass', hours: 1 },
  { act: 'refund-ends', refund: 0, state: 'failed' },
  { act: 'import', amount: 700, ends: false },
  { act: 'pass', hours: 200 },
  { act: 'buy', items: [1, 2], codes: [], how: 'pay' },
  { act: 'pass', hours: 24 },
  { act: 'mood', refunds: 'done' },
  { act: 'buy', items: [5], codes: [], how: 'pay' },
  { act: 'buy', items: [0, 1], codes: [0, 4], how: 'pay' },
];
