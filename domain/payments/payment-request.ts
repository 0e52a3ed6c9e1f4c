// A payment request: staff ask for the money of a reserved order by a link (operations 2, ADR 119). How far it is, follows from
// the order and the time.
import { addDays, type Day } from '../museum-time.ts';

export type RequestState =
  | 'open'
  | 'paid'
  /** Its time is over. */
  | 'expired'
  /** The order was given up. */
  | 'canceled'
  /** A newer link was sent. */
  | 'replaced';

/** Why none can be sent. `lapsed`: its time is over; `noMail`: nobody knows where to write to; `tooNear`: the visit is today. */
export const ASK_PROBLEMS = [
  'paidAlready',
  'givenUp',
  'nothingDue',
  'onItsWay',
  'lapsed',
  'noMail',
  'tooNear',
] as const;
export type AskProblem = (typeof ASK_PROBLEMS)[number];

export type RequestFacts = {
  /** Of the cart. */
  readonly state: 'held' | 'paid' | 'confirmed' | 'canceled' | 'expired';
  readonly expires: Date;
  readonly ended: boolean;
};

/** What the order says counts more than what the link says. */
export function requestState({ state, expires, ended }: RequestFacts, now: Date): RequestState {
  if (state === 'paid' || state === 'confirmed') return 'paid';
  if (state === 'canceled') return 'canceled';
  if (ended) return 'replaced';
  return state === 'expired' || expires <= now ? 'expired' : 'open';
}

/** Places are not held for longer without money. */
const LONGEST_DAYS = 60;

/**
 * The days from and to which a link can be used: until the day before the first visit, so that places that stay unpaid can still
 * be sold. Undefined where there is none.
 * @param visits days of the order's visits
 */
export function requestDays(
  today: Day,
  visits: readonly Day[],
): { readonly first: Day; readonly last: Day } | undefined {
  const last = [addDays(today, LONGEST_DAYS), ...visits.map((day) => addDays(day, -1))].reduce(
    (one, other) => (one < other ? one : other),
  );
  return last < today ? undefined : { first: today, last };
}
