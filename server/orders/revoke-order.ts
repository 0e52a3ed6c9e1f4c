// The museum revokes a whole order. Its tickets admit no visitors any more; its places, its pieces and what it spent
// of voucher codes are free again; the vouchers that it bought are closed. An order with an invoice gets a credit note
// with its own number. payments/refunds/refund-order.ts gives the money back.
import { giveBackHolds } from '../capacity/settle-holds.ts';
import type { Sql } from '../platform/database/sql.ts';
import { closeVouchers } from '../vouchers/close-vouchers.ts';
import { lockCart } from './cart-store.ts';
import type { Confirming } from './confirm-order.ts';
import { findInvoice, insertInvoice } from './invoices/invoice-store.ts';
import { findOrderByNumber, setOrderRefunded } from './order-store.ts';

/** Vouchers of the order have been spent since, or are in a cart: their value cannot be given back twice. */
export class VouchersSpentError extends Error {
  readonly barcodes: readonly string[];
  constructor(barcodes: readonly string[]) {
    super(`vouchers of this order are spent: ${barcodes.join(', ')}`);
    this.name = 'VouchersSpentError';
    this.barcodes = barcodes;
  }
}

export type RevokedOrder = {
  readonly paymentId: string | null;
  /** Undefined where there was no invoice. */
  readonly creditNote: string | undefined;
};

/**
 * Revokes a confirmed order in the caller's transaction, which locks its cart before anything else.
 * @returns `unknown`: no order has this number; `before`: it was revoked already
 * @throws VouchersSpentError; the transaction must be rolled back
 */
export async function revokeOrder(
  sql: Sql,
  number: string,
  { now, today, issuer }: Pick<Confirming, 'now' | 'today' | 'issuer'>,
): Promise<RevokedOrder | 'unknown' | 'before'> {
  const order = await findOrderByNumber(sql, number);
  if (!order) return 'unknown';
  await lockCart(sql, order.cart_id);
  if (!(await setOrderRefunded(sql, order.booking_id, now()))) return 'before';
  // In this order: the first call locks the slots of both, by id, as buyers do.
  const closed = await closeVouchers(sql, order, now());
  await giveBackHolds(sql, [order.cart_id]);
  const spent = closed.filter(({ amount, left }) => left < amount);
  if (spent.length > 0) throw new VouchersSpentError(spent.map(({ barcode }) => barcode));
  const invoice = await findInvoice(sql, order.booking_id, 'invoice');
  const creditNote =
    invoice &&
    (await insertInvoice(sql, {
      booking_id: order.booking_id,
      kind: 'credit-note',
      issued_on: today(),
      content: { ...invoice.content, issuer: issuer() },
    }));
  return { paymentId: order.payment_id, creditNote };
}
