// A refund that somebody made in the provider's dashboard was called off there. The museum keeps the money, except what the shop
// itself owes to the payer: the dashboard's refund had taken the place of its own.
import type { Cents } from '../../../domain/money.ts';
import { paidOrder } from '../../orders/paid-order.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { LockedPayment } from '../payment-store.ts';
import { type RefundRow, refundsOf } from './refund-store.ts';

/** Why a refund of the shop's was dropped (`refund.failure`): the dashboard had given its money back. */
export const MADE_AT_PROVIDER = 'made at the provider';

/** How much of a refund that was called off is to be given back all the same. */
export async function owedOfCalledOff(
  sql: Sql,
  payment: LockedPayment,
  calledOff: RefundRow,
): Promise<Cents> {
  if (await isAllOwed(sql, payment)) return calledOff.amount;
  const refunds = await refundsOf(sql, payment.id);
  const dropped = refunds.filter(({ failure }) => failure === MADE_AT_PROVIDER);
  const [first] = dropped;
  if (!first) return 0;
  const instead = refunds.filter(
    ({ reason, state, requested_at }) =>
      reason === 'made-at-provider' && state !== 'failed' && requested_at >= first.requested_at,
  );
  return Math.min(calledOff.amount, Math.max(0, sum(dropped) - sum(instead)));
}

async function isAllOwed(sql: Sql, payment: LockedPayment): Promise<boolean> {
  if (payment.state === 'refund-due') return true;
  if (payment.state !== 'refunded') return false;
  const order = await paidOrder(sql, payment);
  return order === undefined || order.refunded;
}

function sum(refunds: readonly RefundRow[]): Cents {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
