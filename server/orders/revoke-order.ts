// The museum revokes a whole order. Its tickets admit no visitors any more; its places, its pieces and what it spent
// of voucher codes are free again; the vouchers that it bought are closed. An order with an invoice gets a credit note
// with its own number. payments/refunds/refund-order.ts gives the money back.
import { codeRevived } from '../../domain/ledger/code-entries.ts';
import { orderGivenBack } from '../../domain/ledger/sale-entries.ts';
import { soldOf } from '../../domain/ledger/sold.ts';
import { giveBackHolds } from '../capacity/settle-holds.ts';
import { lapsedOf } from '../ledger/code-balances.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { Sql } from '../platform/database/sql.ts';
import { closeVouchers } from '../vouchers/close-vouchers.ts';
import { vouchersOf } from '../vouchers/issue-vouchers.ts';
import { lockCart } from './cart-store.ts';
import type { Confirming } from './confirm-order.ts';
import { findInvoice, insertInvoice } from './invoices/invoice-store.ts';
import { findOrder, findOrderByNumber, setOrderRefunded } from './order-store.ts';

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
  await postGivenBack(sql, order, now());
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

/** A voucher that had lapsed is owed again before it is taken back. */
async function postGivenBack(
  sql: Sql,
  { booking_id, payment_id }: { readonly booking_id: string; readonly payment_id: string | null },
  at: Date,
): Promise<void> {
  const order = await findOrder(sql, booking_id);
  if (!order) throw new Error(`there is no order ${booking_id}`);
  const issued = await vouchersOf(sql, booking_id);
  const lapsed = await lapsedOf(
    sql,
    issued.map(({ barcode }) => barcode),
  );
  await postEntries(sql, [
    ...lapsed.map((code) => codeRevived(code, booking_id, at)),
    orderGivenBack({ booking_id, payment_id, at }, soldOf(order.content, order.total, issued)),
  ]);
}
