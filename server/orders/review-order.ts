// An order as its owner reads it (spec 7, `order/review`). Anyone with its unguessable id may, because the link in the
// mail is opened on any device, and shown at the door. But with the token of an account comes no order of another; the shop's
// own page sends none.
import { documentPaths } from '../../domain/addresses.ts';
import type { Order, OrderedPresent, OrderReturn, OrderSupplement } from '../../domain/orders/order.ts';
import { ticketsOf, usablePassesOf } from '../../domain/orders/order-passes.ts';
import { visitsLeft } from '../../domain/orders/pieces-left.ts';
import type { Bearer } from '../api/bearer.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Invoicer } from '../site/issuer.ts';
import { vouchersOf } from '../vouchers/issue-vouchers.ts';
import { type PresentRow, presentsOf } from '../vouchers/presents/presents.ts';
import { type OrderPaper, papersOfOrder } from './invoices/order-papers.ts';
import { findOrder, findOrdersOf, type OrderRow } from './order-store.ts';
import { type OrderReturnRow, returnsOfOrder } from './returns/order-returns.ts';
import { type SupplementRow, supplementsOfOrder } from './supplements/supplements.ts';
import { owedOfOrders } from './taken-back/taken-back.ts';

type DocumentKind = Order['documents'][number]['kind'];

/** What reading an order takes. */
export type ReviewShop = {
  readonly database: Sql;
  readonly clock: MuseumClock;
  readonly museum: Invoicer;
};

/**
 * The order, or undefined when there is none under this id that this reader may see.
 * @param reader the customer whose token was sent
 */
export async function reviewOrder(
  shop: ReviewShop,
  bookingId: string,
  reader?: Bearer,
): Promise<Order | undefined> {
  const [row, issued] = await Promise.all([findOrder(shop.database, bookingId), issuedOf(shop, bookingId)]);
  return row && !isForeign(row, reader) ? presentOrder(shop, row, issued) : undefined;
}

function isForeign({ customer_id, of_account }: OrderRow, reader: Bearer | undefined): boolean {
  return reader !== undefined && !reader.isGuest && of_account && customer_id !== reader.customerId;
}

type Issued = {
  readonly vouchers: Order['vouchers'];
  readonly presents: readonly PresentRow[];
  readonly returns: readonly OrderReturnRow[];
  readonly supplements: readonly SupplementRow[];
  readonly papers: readonly OrderPaper[];
};

async function issuedOf({ database, museum }: ReviewShop, bookingId: string): Promise<Issued> {
  const [vouchers, presents, returns, supplements, papers] = await Promise.all([
    vouchersOf(database, bookingId),
    presentsOf(database, bookingId),
    returnsOfOrder(database, bookingId),
    supplementsOfOrder(database, bookingId),
    papersOfOrder(database, bookingId, museum),
  ]);
  return { vouchers, presents, returns, supplements, papers };
}

async function presentOrder(
  { database, clock }: ReviewShop,
  row: OrderRow,
  { vouchers, presents, returns, supplements, papers }: Issued,
): Promise<Order> {
  const owed = row.is_taken_back ? await owedOfOrders(database, [row.booking_id]) : undefined;
  const taken_back = owed?.get(row.booking_id);
  const paid = supplements.flatMap((one) =>
    one.paid_at ? presentSupplement(papers, one, one.paid_at, clock) : [],
  );
  const { buyer, ...content } = row.content;
  const order = {
    booking_id: row.booking_id,
    number: row.number,
    date: clock.fromInstant(row.confirmed_at),
    language: row.language,
    state: row.state,
    ...buyer,
    lines: [...content.lines],
    shipping: content.shipping,
    codes: [...content.codes],
    vouchers,
    ...(presents.length > 0 && { presents: orderedPresents([...content.lines], presents, clock) }),
    total: row.total,
    vat: [...content.vat],
    payment: { ...content.payment, reference: row.payment_reference ?? '' },
    ...(taken_back && { taken_back }),
    request_invoice: content.request_invoice,
    invoice_number: papers[0]?.number ?? '',
    external_document_number: content.external_document_number,
    admissions: row.admissions,
    ...(returns.length > 0 && { returns: returns.map((one) => presentReturn(one, clock)) }),
    ...(paid.length > 0 && { supplements: paid }),
  };
  return { ...order, documents: documentsOf(order, papers) };
}

/** Once the order's people are forgotten, so are those of its presents. */
function orderedPresents(
  lines: Order['lines'],
  presents: readonly PresentRow[],
  clock: MuseumClock,
): OrderedPresent[] {
  return presents.flatMap(({ line, due_at, sent_at, refused_at }) => {
    const bought = lines[line];
    const present = bought && 'voucher' in bought ? bought.voucher.present : undefined;
    if (!present) return [];
    const state = sent_at ? 'sent' : refused_at ? 'refused' : 'waiting';
    const at = clock.fromInstant(sent_at ?? refused_at ?? due_at);
    return [{ line, to: present.to, email: present.email, state, at }];
  });
}

/** A return as the order's owner reads it. */
export function presentReturn(row: OrderReturnRow, clock: Pick<MuseumClock, 'fromInstant'>): OrderReturn {
  const { at, reason, amount, fee, content, credit_note } = row;
  const sum = (amounts: readonly { readonly amount: number }[]) =>
    amounts.reduce((total, one) => total + one.amount, 0);
  return {
    at: clock.fromInstant(at),
    reason,
    parts: content.parts.map(({ line, part, count, gross }) => ({ line, part, count, gross })),
    shipping: content.shipping.reduce((total, { gross }) => total + gross, 0),
    amount,
    fee,
    money: sum(content.toPayments),
    codes: sum(content.toCodes),
    voucher: content.voucher,
    credit_note: credit_note ?? '',
  };
}

function presentSupplement(
  papers: readonly OrderPaper[],
  { id, amount, content }: SupplementRow,
  paid_at: Date,
  clock: Pick<MuseumClock, 'fromInstant'>,
): OrderSupplement[] {
  const invoice = papers.find(({ supplement }) => supplement === id);
  const { parts } = content;
  return [{ at: clock.fromInstant(paid_at), amount, parts, invoice_number: invoice?.number ?? '' }];
}

/** The documents of an order. A refunded one admits no visitors, so only its invoices are left. */
function documentsOf(order: Omit<Order, 'documents'>, papers: readonly OrderPaper[]): Order['documents'] {
  const valid = order.state === 'confirmed';
  const [invoice] = papers;
  const [note, anotherNote] = papers.filter(({ kind, isSecond }) => kind === 'credit-note' && !isSecond);
  const has: Record<DocumentKind, boolean> = {
    tickets: valid && ticketsOf(order).length > 0,
    passes: valid && usablePassesOf(order).length > 0,
    vouchers: valid && order.vouchers.length > 0,
    calendar: valid && visitsLeft(order).some(({ datetime }) => datetime !== ''),
    invoice: invoice !== undefined,
    'credit-note': note !== undefined,
    xrechnung: invoice !== undefined && isXRechnung(invoice),
  };
  const first = (Object.keys(has) as DocumentKind[])
    .filter((kind) => has[kind])
    .map((kind) => ({
      kind,
      href: documentPaths[kind]({ id: order.booking_id }),
      ...(kind === 'credit-note' && anotherNote && { number: note?.number ?? '' }),
    }));
  const another = (kind: DocumentKind, { number }: OrderPaper) => ({
    kind,
    number,
    href: `${documentPaths[kind]({ id: order.booking_id })}?number=${encodeURIComponent(number)}`,
  });
  return [
    ...first,
    ...papers.filter((one) => one !== invoice && one !== note).map((one) => another(one.kind, one)),
    ...papers.filter((one) => one !== invoice && isXRechnung(one)).map((one) => another('xrechnung', one)),
  ];
}

function isXRechnung({ isForAuthority, gaps }: OrderPaper): boolean {
  return isForAuthority && gaps.length === 0;
}

/** All orders of a customer, newest first. */
export async function reviewOrdersOf(shop: ReviewShop, customerId: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (const row of await findOrdersOf(shop.database, customerId))
    orders.push(await presentOrder(shop, row, await issuedOf(shop, row.booking_id)));
  return orders;
}

/** When the museum took an order back; undefined while it has not. */
export async function refundedAt(sql: Sql, bookingId: string): Promise<Date | undefined> {
  return (await findOrder(sql, bookingId))?.refunded_at ?? undefined;
}

/** What the provider calls the payment of an order. */
export async function paymentReferenceOf(sql: Sql, bookingId: string): Promise<string | undefined> {
  return (await findOrder(sql, bookingId))?.payment_reference ?? undefined;
}
