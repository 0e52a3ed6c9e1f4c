// The declarations of withdrawal as the museum's staff read them: the order each is about, whether it came from the
// order's e-mail address, and which lines can be withdrawn.
import { addDays, type Day, dayOf, type MuseumDateTime } from '../../../domain/museum-time.ts';
import { orderNumberIn, type Withdrawal } from '../../../domain/orders/withdrawal.ts';
import { type WithdrawalRight, withdrawalRight } from '../../../domain/orders/withdrawal-right.ts';
import { type OrderLine, productKind } from '../../../domain/product-kinds.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import {
  type DeclaredOrderRow,
  readDeclaredOrders,
  readWithdrawals,
  type WithdrawalRow,
} from './withdrawal-store.ts';

export type DeclaredLine = { readonly line: OrderLine; readonly right: WithdrawalRight };

export type ReceivedWithdrawal = Withdrawal & {
  readonly language: string;
  readonly received: MuseumDateTime;
  /** `other-email`: there is such an order, and another address placed it. */
  readonly match: 'order' | 'other-email' | 'no-order';
  /** Empty where there is no such order. */
  readonly lines: readonly DeclaredLine[];
  /** The day on which the order was refunded, '' where it was not. */
  readonly refunded: Day | '';
};

type Clock = Pick<MuseumClock, 'fromInstant' | 'toInstant'>;

/** Declarations that arrived from the first to the last day, both included, in the order of their arrival. */
export async function withdrawals(
  sql: Sql,
  first: Day,
  last: Day,
  clock: Clock,
): Promise<ReceivedWithdrawal[]> {
  const rows = await readWithdrawals(sql, clock.toInstant(first), clock.toInstant(addDays(last, 1)));
  const numbers = rows.map(({ number }) => orderNumberIn(number));
  const orders = await readDeclaredOrders(sql, [...new Set(numbers)]);
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  return rows.map((row) => compare(row, byNumber.get(orderNumberIn(row.number)), clock));
}

function compare(row: WithdrawalRow, order: DeclaredOrderRow | undefined, clock: Clock): ReceivedWithdrawal {
  const { name, number, email, part, language } = row;
  const received = clock.fromInstant(row.received_at);
  return {
    ...{ name, number, email, part, language, received },
    match: matchOf(email, order),
    lines: order ? declaredLines(order, dayOf(received), clock) : [],
    refunded: order?.refunded_at ? dayOf(clock.fromInstant(order.refunded_at)) : '',
  };
}

/** Whether a declaration from this address is about an order that the address placed. */
export function matchOf(email: string, order: DeclaredOrderRow | undefined): ReceivedWithdrawal['match'] {
  if (!order) return 'no-order';
  return sameAddress(order.email, email) ? 'order' : 'other-email';
}

/** The lines of an order, and whether they could be withdrawn from on a day. */
export function declaredLines(
  order: DeclaredOrderRow,
  declared: Day,
  clock: Pick<MuseumClock, 'fromInstant'>,
): DeclaredLine[] {
  const ordered = dayOf(clock.fromInstant(order.confirmed_at));
  return order.lines.map((line) => ({
    line,
    right: withdrawalRight(productKind(line.type).withdrawal(line), ordered, declared),
  }));
}

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
