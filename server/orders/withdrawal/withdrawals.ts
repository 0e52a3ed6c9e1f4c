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
  const declared = { name, number, email, part, language, received };
  if (!order) return { ...declared, match: 'no-order', lines: [], refunded: '' };
  const ordered = dayOf(clock.fromInstant(order.confirmed_at));
  return {
    ...declared,
    match: sameAddress(order.email, email) ? 'order' : 'other-email',
    lines: order.lines.map((line) => ({
      line,
      right: withdrawalRight(productKind(line.type).withdrawal(line), ordered, dayOf(received)),
    })),
    refunded: order.refunded_at ? dayOf(clock.fromInstant(order.refunded_at)) : '',
  };
}

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
