// An offer to a group (ADR 139): how far it is, what can be done with it, and until which days. All days are the museum's.
import type { Cents } from '../money.ts';
import { addDays, type Day } from '../museum-time.ts';

export const OFFER_STATES = [
  'open',
  'accepted',
  'paid',
  'declined',
  'withdrawn',
  'lapsed',
  'given-up',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Of the museum's message to the group, in letters. */
export const OFFER_MESSAGE_LENGTH = 2000;
/** Of why a group declines, in letters. */
export const DECLINED_LENGTH = 500;

export type OfferFacts = {
  readonly accepted: boolean;
  readonly declined: boolean;
  readonly withdrawn: boolean;
  readonly valid_until: Day;
  /** Of its cart. */
  readonly cart: 'held' | 'paid' | 'confirmed' | 'canceled' | 'expired';
  /** Whether the cart's places are held no longer. */
  readonly over: boolean;
};

/** What was decided counts more than the time, and what the order says more than both. */
export function offerState(facts: OfferFacts, today: Day): OfferState {
  const { accepted, declined, withdrawn, valid_until, cart, over } = facts;
  if (cart === 'paid' || cart === 'confirmed') return 'paid';
  if (withdrawn) return 'withdrawn';
  if (declined) return 'declined';
  const isHeld = cart === 'held' && !over;
  if (accepted) return isHeld ? 'accepted' : 'given-up';
  return isHeld && today <= valid_until ? 'open' : 'lapsed';
}

export type OfferDeed = 'accept' | 'decline' | 'withdraw' | 'change-numbers';

const DEEDS: Readonly<Record<OfferState, readonly OfferDeed[]>> = {
  open: ['accept', 'decline', 'withdraw', 'change-numbers'],
  // From here on it is an order, which is canceled as orders are.
  accepted: ['change-numbers'],
  // Fewer are given back, more are ordered besides (ADR 130).
  paid: ['change-numbers'],
  declined: [],
  withdrawn: [],
  lapsed: [],
  'given-up': [],
};

/** Can this be done with an offer in this state? Numbers have a last day besides. */
export function offerAllows(state: OfferState, deed: OfferDeed): boolean {
  return DEEDS[state].includes(deed);
}

/** Can the group change its numbers itself? Until the end of the set day. */
export function numbersOpen(state: OfferState, numbersUntil: Day, today: Day): boolean {
  return offerAllows(state, 'change-numbers') && today <= numbersUntil;
}

/** Places are not held for longer without an answer. */
const LONGEST_DAYS = 60;
const USUAL_DAYS = 14;

export type OfferDays = {
  /** The first and last day until which an offer can be valid, and the one that is proposed. */
  readonly first: Day;
  readonly last: Day;
  readonly usual: Day;
  /** The last day until which numbers can be changed: the day before the first visit. */
  readonly lastNumbers: Day;
};

/**
 * The days that an offer can have; undefined where the visit is too near to be paid once it is accepted.
 * @param visits days of the visits
 * @param payAhead how many days before a visit it can still be ordered and paid
 */
export function offerDays(today: Day, visits: readonly Day[], payAhead: number): OfferDays | undefined {
  const visit = visits.reduce<Day | undefined>((one, day) => (one && one < day ? one : day), undefined);
  const longest = addDays(today, LONGEST_DAYS);
  const payable = visit && addDays(visit, -payAhead);
  const last = payable && payable < longest ? payable : longest;
  if (last < today) return undefined;
  const usual = addDays(today, USUAL_DAYS);
  return {
    first: today,
    last,
    usual: usual < last ? usual : last,
    lastNumbers: visit ? addDays(visit, -1) : last,
  };
}

/** When a group is reminded: two days before the offer lapses; null where it has only just come by then. */
export function reminderDay(made: Day, validUntil: Day): Day | null {
  const day = addDays(validUntil, -2);
  return day > addDays(made, 1) ? day : null;
}

type Priced = {
  readonly totalPrice: Cents;
  readonly parts: readonly { readonly price: Cents; readonly count: number; readonly vat_value: number }[];
};

/**
 * A line at the price for the group: so many per cent off each price, rounded to the cent in the group's favour. A percentage
 * follows the numbers, which a sum would not.
 * @returns undefined where the line's parts do not add up to its price, so that nothing can be taken off them
 */
export function reduceLine<Line extends Priced>(line: Line, reduction: number): Line | undefined {
  const sumOf = (parts: Priced['parts']) => parts.reduce((sum, { price, count }) => sum + price * count, 0);
  if (sumOf(line.parts) !== line.totalPrice) return undefined;
  const parts = line.parts.map((part) => ({
    ...part,
    price: Math.floor((part.price * (100 - reduction)) / 100),
  }));
  return { ...line, parts, totalPrice: sumOf(parts) };
}
