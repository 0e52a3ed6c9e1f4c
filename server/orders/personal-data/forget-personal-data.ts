// The retention job (GDPR art. 5(1)(e)): personal data that is no longer needed is erased once a day.
// ADR 022 says how long each kind is kept, and why.
import { keptSince } from '../../../domain/orders/order-retention.ts';
import { forgetGuests, forgetUnconfirmed } from '../../customers/forget-customers.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { forgetCarts, forgetOrders, forgetWithdrawals } from './forget-orders.ts';

/** What a museum may set in its folder. */
export type Retention = {
  /** Days after a guest's last order and last visit. */
  readonly guestDays: number;
  /** Whole calendar years after the year of the order. */
  readonly orderYears: number;
};

/** What forgetting needs of a shop. */
export type ForgetShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly clock: Pick<MuseumClock, 'today' | 'toInstant' | 'fromInstant'>;
  readonly retention: Retention;
  /** Rows in one transaction, few enough that no visitor waits for it. */
  readonly most?: number;
};

const DAY_MS = 24 * 3600 * 1000;
const CART_DAYS = 30;
/** As long as the link to confirm a registration is valid. */
const UNCONFIRMED_DAYS = 7;
const MOST = 100;

/**
 * Forgets everything that is due. It may stop anywhere and run at any time: the next run finds the rest. Each step is repeated
 * until it finds nothing that it can forget.
 * @param signal stops it after the current batch
 */
export async function forgetPersonalData(
  { database, now, clock, retention, most = MOST }: ForgetShop,
  signal?: AbortSignal,
): Promise<void> {
  const at = now();
  const daysAgo = (days: number): Date => new Date(at.getTime() - days * DAY_MS);
  const kept = clock.toInstant(keptSince(clock.today(), retention.orderYears));
  const before = daysAgo(retention.guestDays);
  const guests = { before, visitsBefore: clock.fromInstant(before) };
  const steps: (() => Promise<number>)[] = [
    forgettingOrders(database, kept, at, most),
    () => forgetWithdrawals(database, kept, most),
    () => forgetCarts(database, daysAgo(CART_DAYS), at, most),
    () => forgetGuests(database, guests, at, most),
    () => forgetUnconfirmed(database, daysAgo(UNCONFIRMED_DAYS), at, most),
  ];
  for (const step of steps) while (!signal?.aborted && (await step()) > 0);
}

/** Each time another batch of orders; what somebody holds is left for the next run, however much of a batch it is. */
function forgettingOrders(database: Database, before: Date, at: Date, most: number): () => Promise<number> {
  const without: string[] = [];
  return async () => {
    const { forgotten, held } = await forgetOrders(database, { before, without }, at, most);
    without.push(...held);
    return forgotten + held.length;
  };
}
