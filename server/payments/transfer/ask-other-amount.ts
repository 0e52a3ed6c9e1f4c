// A reserved order comes to another sum (ADR 139): its transfer, or the link that asks for it, is about that from now on, as long
// as nobody has begun to pay.
import { hasOpenPage } from '../../../domain/payments/elsewhere.ts';
import { isUndecided } from '../../../domain/payments/payment-state.ts';
import type { CartRow } from '../../orders/decide-cart.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { closePages } from '../cancel-payments.ts';
import { lockPayment, paymentsOfCart, setPaymentAmount } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { setRequestedAmount } from '../requests/request-store.ts';
import { lockTransfer, setTransferAmount } from './transfer-store.ts';

/** Closes what was opened by a link, so that nobody pays a sum that is changed. */
export async function closeOpenPages(shop: Payments, cartId: string): Promise<void> {
  await closePages(shop, (await paymentsOfCart(shop.database, cartId)).filter(hasOpenPage));
}

/**
 * Asks for another amount for a locked cart.
 * @param isTried pages that are open do not matter: nothing of it stays
 * @returns false where money has come or is on its way, and nothing was changed
 */
export async function askOtherAmount(
  sql: Sql,
  { id }: CartRow,
  amount: number,
  isTried: boolean,
): Promise<boolean> {
  const all = await paymentsOfCart(sql, id);
  const payments = all.filter((one) => isUndecided(one.state) && !(isTried && hasOpenPage(one)));
  const [only] = payments;
  if (payments.length !== 1 || !only) return false;
  const payment = await lockPayment(sql, only.id);
  const transfer = await lockTransfer(sql, only.id);
  const isBegun = transfer && (transfer.received !== 0 || transfer.closed_at !== null);
  if (!payment || isBegun || !(await setPaymentAmount(sql, payment, amount))) return false;
  if (transfer) await setTransferAmount(sql, only.id, amount);
  await setRequestedAmount(sql, id, amount);
  return true;
}
