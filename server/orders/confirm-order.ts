// From paid cart to order (decisions 3): numbers, barcodes, and the job that sends the mail, in the caller's
// transaction. Whoever comes second finds the cart confirmed and its booking_id.
import type { Admission } from '../../domain/orders/order.ts';
import type { Sql } from '../database/sql.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { randomBarcode, randomId } from '../random-token.ts';
import type { Buyer, CartContent } from './cart-content.ts';
import type { CartRow } from './cart-store.ts';
import { insertOrder } from './order-store.ts';

/** The job that writes documents and mail of a confirmed order. */
export const ORDER_CONFIRMED = 'order-confirmed';
export type OrderConfirmed = { readonly booking_id: string };

const admissionsOf = ({ admissions }: CartContent): Admission[] =>
  admissions.flatMap((ofLine, line) =>
    ofLine.map(({ name, persons }, index) => ({
      barcode: randomBarcode(),
      line,
      name,
      persons,
      number: index + 1,
      of: ofLine.length,
    })),
  );

/**
 * Confirms a cart that the caller has locked, whose money is here and whose places are kept.
 * @param payer who paid, where an express provider is the only one that knows
 * @returns the booking_id
 */
export const confirmOrder = async (
  sql: Sql,
  cart: CartRow,
  paymentId: string | null,
  payer: Partial<Buyer>,
  now: Date,
  year: string,
  jobs: Pick<Jobs, 'write'>,
): Promise<string> => {
  if (cart.booking_id) return cart.booking_id;
  const booking_id = randomId();
  const { claims: _claims, admissions: _admissions, ...content } = cart.quote;
  const placed = insertOrder(sql, {
    booking_id,
    year,
    cart_id: cart.id,
    payment_id: paymentId,
    customer_id: cart.customer_id,
    language: cart.language,
    content: { ...content, buyer: { ...content.buyer, ...payer } },
    total: cart.total,
    confirmed_at: now,
    admissions: admissionsOf(cart.quote),
  });
  const announced = jobs.write(sql, ORDER_CONFIRMED, { booking_id } satisfies OrderConfirmed);
  await Promise.all([placed, announced]);
  return booking_id;
};
