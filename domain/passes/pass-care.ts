// What staff may do with an annual pass, and whether it lets somebody in (operations 2, ADR 127). A blocked pass lets nobody in
// until it is unblocked, whatever its days; one that was extended is valid to its new last day.
import { addDays, type Day, laterOf } from '../museum-time.ts';

export type PassToCareFor = {
  /** Its last day as it was sold, and as it is now. */
  readonly sold_to: Day;
  readonly valid_to: Day;
  readonly isBlocked: boolean;
  /** Given back, or refunded with its order. */
  readonly isReturned: boolean;
};

/** `ending`: valid, and for a month at most. */
export type PassState = 'valid' | 'ending' | 'blocked' | 'ended' | 'returned';

export type PassAct = 'block' | 'unblock' | 'extend' | 'shorten';

/** `notExtended`: its days are those that it was sold with. */
export type PassObstacle = 'returned' | 'blockedAlready' | 'notBlocked' | 'notExtended';

/** A pass ends soon when it has so many days left. */
export const ENDING_DAYS = 30;
/** So many days it is extended by at once. */
export const MOST_DAYS_MORE = 1100;

export function passState(pass: PassToCareFor, today: Day): PassState {
  if (pass.isReturned) return 'returned';
  if (pass.isBlocked) return 'blocked';
  if (pass.valid_to < today) return 'ended';
  return pass.valid_to <= addDays(today, ENDING_DAYS) ? 'ending' : 'valid';
}

/** Whether somebody comes in with it. */
export function letsIn(state: PassState): boolean {
  return state === 'valid' || state === 'ending';
}

/** Why it cannot be done; undefined where it can. */
export function passObstacle(pass: PassToCareFor, act: PassAct): PassObstacle | undefined {
  if (pass.isReturned) return 'returned';
  if (act === 'block') return pass.isBlocked ? 'blockedAlready' : undefined;
  if (act === 'unblock') return pass.isBlocked ? undefined : 'notBlocked';
  return act === 'shorten' && pass.valid_to === pass.sold_to ? 'notExtended' : undefined;
}

/** Its last day with so many days more. One that has ended begins again today: nobody is given days that are over. */
export function extendedTo({ valid_to }: Pick<PassToCareFor, 'valid_to'>, days: number, today: Day): Day {
  return addDays(laterOf(valid_to, addDays(today, -1)), days);
}
