// A reserved order comes to another sum (ADR 139): the one payment of its cart asks for it, as long as nobody has begun to pay.
import { isUndecided } from '../../../domain/payments/payment-state.ts';
import type { CartRow } from '../../orders/decide-cart.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { lockPayment, paymentsOfCart, setPaymentAmount } from '../payment-store.ts';
import { requestsOfCart } from '../requests/request-store.ts';
import { lockTransfer, setTransferAmount } from './transfer-store.ts';

/**
 * Asks for another amount for a locked cart.
 * @returns false where money has come, is on its way, or was asked for by a link, and nothing was changed
 */
export async function askOtherAmount(sql: Sql, { id }: CartRow, amount: number): Promise<boolean> {
  const payments = await paymentsOfCart(sql, id);
  const requests = await requestsOfCart(sql, id);
  const [only] = payments;
  if (payments.length !== 1 || !only || !isUndecided(only.state) || requests.length > 0) return false;
  const payment = await lockPayment(sql, only.id);
  const transfer = await lockTransfer(sql, only.id);
  const isBegun = transfer && (transfer.received !== 0 || transfer.closed_at !== null);
  if (!payment || isBegun || !(await setPaymentAmount(sql, payment, amount))) return false;
  if (transfer) await setTransferAmount(sql, only.id, amount);
  return true;
}
