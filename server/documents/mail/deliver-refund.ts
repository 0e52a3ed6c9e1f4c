// The mail about money that goes back, or about an order that cost nothing and was not booked (spec decisions 3): the visitor paid too late, twice or for nothing, or the museum
// took the order back. It is sent once, however often the job runs.
import type { CartState } from '../../../domain/orders/cart-state.ts';
import type { CartRow } from '../../orders/decide-cart.ts';
import { findCart } from '../../orders/decide-cart.ts';
import { reviewInvoice } from '../../orders/invoices/review-invoice.ts';
import { returnsOfOrder } from '../../orders/returns/order-returns.ts';
import { paymentReferenceOf, refundedAt, reviewOrder } from '../../orders/review-order.ts';
import { findRefunded } from '../../payments/refunds/find-refunded.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MailShop } from '../documents-shop.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { type Attachment, invoiceFiles } from '../order-documents.ts';
import type { Print } from '../printer/print-task.ts';
import { messageIdOf } from './deliver-order.ts';
import { type RefundReason, refundMail, type TakenBackOrder } from './refund-mail.ts';
import { type Mail, mailFileName } from './send-mail.ts';
import { sendOnce } from './send-once.ts';

const KIND = 'refund';

/** Sends the mail about a returned payment, unless it was already sent or has no known recipient. */
export function deliverRefund(shop: MailShop, paymentId: string): Promise<void> {
  return sendOnce(shop, { subjectId: paymentId, kind: KIND }, () => writeMail(shop, paymentId));
}

async function writeMail(shop: MailShop, paymentId: string): Promise<Mail | undefined> {
  const { database, museum, imported } = shop;
  const { publicUrl } = shop.config;
  const returned = await findRefunded(database, paymentId);
  if (!returned) return undefined;
  const { payment, amount } = returned;
  const cart = await findCart(database, payment.cart_id);
  const to = payment.payer?.email ?? cart?.quote.buyer.email;
  if (!cart || !to) return undefined;
  // What staff give back has a mail of its own.
  if (await isReturned(database, cart, payment.reference)) return undefined;
  const { language, quote } = cart;
  const documentMuseum = orderMuseum(museum, imported, language, quote, publicUrl);
  const back = await takenBack(shop, cart, payment.reference, documentMuseum);
  const reason = back ? 'order-refunded' : refundReason(cart.state, cart.supplements !== null);
  // What cost nothing was not paid twice.
  if (reason === 'paid-twice' && amount === 0) return undefined;
  const date = back?.at ?? cart.expires_at;
  return {
    to,
    ...refundMail({
      language,
      museum: documentMuseum,
      reason,
      amount,
      lines: quote.lines,
      order: back?.order,
    }),
    attachments: back?.attachments ?? [],
    messageId: messageIdOf(KIND, paymentId, publicUrl),
    date,
    fileName: mailFileName(date, `${KIND}-${paymentId}`),
    order: back?.order.number,
  };
}

/** Is it the payment of an order of which something was given back? */
async function isReturned(sql: Sql, { booking_id }: CartRow, reference: string): Promise<boolean> {
  if (!booking_id || (await returnsOfOrder(sql, booking_id)).length === 0) return false;
  return (await paymentReferenceOf(sql, booking_id)) === reference;
}

type TakenBack = {
  readonly order: TakenBackOrder;
  readonly attachments: readonly Attachment[];
  readonly at: Date;
};

/** The order that this payment paid for, when the museum has taken it back. */
async function takenBack(
  shop: MailShop,
  { booking_id }: CartRow,
  reference: string,
  museum: DocumentMuseum,
): Promise<TakenBack | undefined> {
  const { database, clock, printer } = shop;
  const order = booking_id ? await reviewOrder(shop, booking_id) : undefined;
  const at = booking_id ? await refundedAt(database, booking_id) : undefined;
  if (!order || !at || order.payment.reference !== reference) return undefined;
  const print: Print = (task) => printer.printOnce(order.booking_id, task);
  const creditNote = await reviewInvoice(database, order.booking_id, 'credit-note', clock);
  return {
    order: { ...order, hasCreditNote: creditNote !== undefined },
    attachments: creditNote ? await invoiceFiles(print, creditNote, order, museum) : [],
    at,
  };
}

/** Why the money for a cart goes back, by the cart's state. @param isMove it asked for the difference of a move */
export function refundReason(state: CartState, isMove = false): RefundReason {
  if (isMove && state !== 'confirmed') return 'not-moved';
  if (state === 'expired') return 'places-gone';
  // A paid cart that the visitor has not confirmed yet also keeps its first payment.
  return state === 'confirmed' || state === 'paid' ? 'paid-twice' : 'not-booked';
}
