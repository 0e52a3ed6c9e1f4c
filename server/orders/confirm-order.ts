// From paid cart to order (spec decisions 3): numbers, barcodes, and the job that sends the mail, in the caller's
// transaction. A second call finds the cart confirmed, with its booking_id.
import { type Static, Type } from 'typebox';
import type { Day } from '../../domain/museum-time.ts';
import type { Admission } from '../../domain/orders/order.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { randomBarcode, randomId } from '../platform/random-id.ts';
import { issueVouchers } from '../vouchers/issue-vouchers.ts';
import type { CartRow } from './cart-store.ts';
import type { Buyer, CartContent } from './content/cart-content.ts';
import { type Issuer, invoiceContent } from './invoices/invoice-content.ts';
import { insertInvoice } from './invoices/invoice-store.ts';
import { insertOrder } from './order-store.ts';

/** The museum's present day, as numbers start again each year, and its details for invoices. */
export type Confirming = {
  readonly now: () => Date;
  readonly today: () => Day;
  readonly issuer: () => Issuer;
  readonly jobs: Pick<Jobs, 'write'>;
};

/** The job that writes documents and mail of a confirmed order. */
export const ORDER_CONFIRMED = 'order-confirmed';
export const OrderConfirmed = Type.Object({ booking_id: Type.String() });
export type OrderConfirmed = Static<typeof OrderConfirmed>;

/**
 * Confirms a cart that the caller has locked, whose money is here and whose places are kept.
 * @param payer who paid, where an express provider is the only one that knows
 * @returns the booking_id
 */
export async function confirmOrder(
  sql: Sql,
  cart: CartRow,
  paymentId: string | null,
  payer: Partial<Buyer>,
  { now, today, issuer, jobs }: Confirming,
): Promise<string> {
  if (cart.booking_id) return cart.booking_id;
  const booking_id = randomId();
  const { claims: _claims, admissions: _admissions, ...quoted } = cart.quote;
  const content = { ...quoted, buyer: { ...quoted.buyer, ...payer } };
  const day = today();
  const confirmed_at = now();
  const placed = insertOrder(sql, {
    booking_id,
    year: day.slice(0, 4),
    cart_id: cart.id,
    payment_id: paymentId,
    customer_id: cart.customer_id,
    language: cart.language,
    content,
    total: cart.total,
    confirmed_at,
    admissions: admissionsOf(cart.quote),
  });
  const announced = jobs.write(sql, ORDER_CONFIRMED, { booking_id } satisfies OrderConfirmed);
  const followed = issueVouchers(sql, { booking_id, language: cart.language, content, now: confirmed_at });
  // Last, because from here on every other invoice waits for this transaction.
  const invoiced =
    content.request_invoice &&
    insertInvoice(sql, {
      booking_id,
      kind: 'invoice',
      issued_on: day,
      content: invoiceContent(content, cart.total, issuer()),
    });
  await Promise.all([placed, announced, followed, invoiced]);
  return booking_id;
}

function admissionsOf({ admissions }: CartContent): Admission[] {
  return admissions.flatMap((ofLine, line) =>
    ofLine.map(({ name, persons }, index) => ({
      barcode: randomBarcode(),
      line,
      name,
      persons,
      number: index + 1,
      of: ofLine.length,
    })),
  );
}
