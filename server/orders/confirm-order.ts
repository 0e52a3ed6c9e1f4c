// From paid carts to orders (spec decisions 3): numbers, barcodes, and the jobs that send the mails, in the caller's
// transaction. A second call finds a cart confirmed, with its booking_id.
import { type Static, Type } from 'typebox';
import type { Entry } from '../../domain/ledger/entry.ts';
import { orderSold } from '../../domain/ledger/sale-entries.ts';
import { soldOf } from '../../domain/ledger/sold.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Admission } from '../../domain/orders/order.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { randomBarcode, randomId } from '../platform/random-id.ts';
import { issueVouchers, type NewVoucherCode, planVouchers } from '../vouchers/issue-vouchers.ts';
import { issuePresents } from '../vouchers/presents/presents.ts';
import type { CartRow } from './cart-store.ts';
import type { Buyer, CartContent } from './content/cart-content.ts';
import { type Issuer, invoiceContent } from './invoices/invoice-content.ts';
import { insertInvoice } from './invoices/invoice-store.ts';
import { insertOrders, type NewOrder } from './order-store.ts';
import { noteNewParcels } from './parcels/note-parcels.ts';
import { noteNewPasses } from './passes/note-passes.ts';
import { searchNewOrders } from './search/index-orders.ts';

/** The museum's present day, as numbers start again each year, and its details for invoices. */
export type Confirming = {
  readonly now: () => Date;
  readonly today: () => Day;
  readonly issuer: () => Issuer;
  /** Of the museum, as it is now. */
  readonly clock: () => Pick<MuseumClock, 'toInstant' | 'fromInstant'>;
  readonly jobs: Pick<Jobs, 'write' | 'writeAll'>;
};

/** The job that writes documents and mail of a confirmed order. */
export const ORDER_CONFIRMED = 'order-confirmed';
export const OrderConfirmed = Type.Object({ booking_id: Type.String() });
export type OrderConfirmed = Static<typeof OrderConfirmed>;

export type CartToConfirm = {
  readonly cart: CartRow;
  readonly paymentId: string | null;
  /** Who paid, where an express provider is the only one that knows. */
  readonly payer: Partial<Buyer>;
};

/**
 * Confirms carts that the caller has locked, whose money is here and whose places are kept.
 * @param arrivals is posted to the ledger together with what is sold
 * @returns their booking_ids in order
 */
export async function confirmOrders(
  sql: Sql,
  carts: readonly CartToConfirm[],
  context: Confirming,
  arrivals: readonly Entry[],
): Promise<string[]> {
  const bookings = carts.map(({ cart }) => cart.booking_id ?? randomId());
  const orders = carts
    .map((given, index) => newOrder(given, bookings[index] as string, context))
    .filter((_order, index) => !carts[index]?.cart.booking_id);
  if (orders.length > 0) await writeOrders(sql, orders, context, arrivals);
  else await postEntries(sql, arrivals);
  return bookings;
}

function newOrder(
  { cart, paymentId, payer }: CartToConfirm,
  booking_id: string,
  { now, today }: Confirming,
): NewOrder {
  const { claims: _claims, admissions: _admissions, ...quoted } = cart.quote;
  return {
    booking_id,
    year: today().slice(0, 4),
    cart_id: cart.id,
    payment_id: paymentId,
    customer_id: cart.customer_id,
    language: cart.language,
    // What the buyer told the shop counts more than what a provider knows of whoever paid.
    content: { ...quoted, buyer: quoted.buyer.email === '' ? { ...quoted.buyer, ...payer } : quoted.buyer },
    total: cart.total,
    confirmed_at: now(),
    admissions: admissionsOf(cart.quote),
  };
}

async function writeOrders(
  sql: Sql,
  orders: readonly NewOrder[],
  context: Confirming,
  arrivals: readonly Entry[],
) {
  const { today, issuer, jobs, clock } = context;
  const announced = orders.map(({ booking_id }) => ({ booking_id }) satisfies OrderConfirmed);
  const vouchers = orders.map(({ confirmed_at, ...order }) => planVouchers({ ...order, now: confirmed_at }));
  await Promise.all([
    insertOrders(sql, orders),
    postEntries(sql, [...arrivals, ...orders.map((order, index) => soldNow(order, vouchers[index] ?? []))]),
    jobs.writeAll(sql, ORDER_CONFIRMED, announced),
    ...vouchers.map((codes) => issueVouchers(sql, codes)),
    issuePresents(sql, orders, context),
    searchNewOrders(sql, orders),
    noteNewParcels(sql, orders),
    noteNewPasses(sql, orders, clock()),
    // Last, because from here on every other invoice waits for this transaction.
    ...orders
      .filter(({ content }) => content.request_invoice)
      .map(({ booking_id, content, total }) =>
        insertInvoice(sql, {
          booking_id,
          kind: 'invoice',
          issued_on: today(),
          content: invoiceContent(content, total, issuer()),
        }),
      ),
  ]);
}

function soldNow(order: NewOrder, vouchers: readonly NewVoucherCode[]): Entry {
  return orderSold({ ...order, at: order.confirmed_at }, soldOf(order.content, order.total, vouchers));
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
