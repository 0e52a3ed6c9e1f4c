// An order as its owner reads it (spec 7, `order/review`). Anyone with its unguessable id may, because the link in the
// mail is opened on any device, and shown at the door. But with the token of an account comes no order of another; the shop's
// own page sends none.
import { documentPaths } from '../../domain/addresses.ts';
import { splitInvoice, taxCategory } from '../../domain/invoices/invoiced.ts';
import type { Order, OrderedPresent, OrderReturn, OrderSupplement } from '../../domain/orders/order.ts';
import { ticketsOf, usablePassesOf } from '../../domain/orders/order-passes.ts';
import { visitsLeft } from '../../domain/orders/pieces-left.ts';
import type { Bearer } from '../api/bearer.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { vouchersOf } from '../vouchers/issue-vouchers.ts';
import { type PresentRow, presentsOf } from '../vouchers/presents/presents.ts';
import { findOrder, findOrdersOf, type OrderRow } from './order-store.ts';
import { type OrderReturnRow, returnsOfOrder } from './returns/order-returns.ts';
import { type SupplementRow, supplementsOfOrder } from './supplements/supplements.ts';

type DocumentKind = Order['documents'][number]['kind'];

/**
 * The order, or undefined when there is none under this id that this reader may see.
 * @param reader the customer whose token was sent
 */
export async function reviewOrder(
  sql: Sql,
  bookingId: string,
  clock: MuseumClock,
  reader?: Bearer,
): Promise<Order | undefined> {
  const [row, vouchers, presents, returns, supplements] = await Promise.all([
    findOrder(sql, bookingId),
    vouchersOf(sql, bookingId),
    presentsOf(sql, bookingId),
    returnsOfOrder(sql, bookingId),
    supplementsOfOrder(sql, bookingId),
  ]);
  return row && !isForeign(row, reader)
    ? presentOrder(row, { vouchers, presents, returns, supplements }, clock)
    : undefined;
}

function isForeign({ customer_id, of_account }: OrderRow, reader: Bearer | undefined): boolean {
  return reader !== undefined && !reader.isGuest && of_account && customer_id !== reader.customerId;
}

type Issued = {
  readonly vouchers: Order['vouchers'];
  readonly presents: readonly PresentRow[];
  readonly returns: readonly OrderReturnRow[];
  readonly supplements: readonly SupplementRow[];
};

function presentOrder(
  row: OrderRow,
  { vouchers, presents, returns, supplements }: Issued,
  clock: MuseumClock,
): Order {
  const paid = supplements.flatMap((one) =>
    one.paid_at ? presentSupplement(row, one, one.paid_at, clock) : [],
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
    ...(row.is_taken_back && { taken_back: true as const }),
    request_invoice: content.request_invoice,
    invoice_number: row.invoice_number ?? '',
    external_document_number: content.external_document_number,
    admissions: row.admissions,
    ...(returns.length > 0 && { returns: returns.map((one) => presentReturn(one, clock)) }),
    ...(paid.length > 0 && { supplements: paid }),
  };
  return { ...order, documents: documentsOf(order, row.credit_notes, content.routing_id) };
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
  { further_invoices }: OrderRow,
  { id, amount, content }: SupplementRow,
  paid_at: Date,
  clock: Pick<MuseumClock, 'fromInstant'>,
): OrderSupplement[] {
  const invoice = further_invoices.find(({ supplement_id }) => supplement_id === id);
  const { parts } = content;
  return [{ at: clock.fromInstant(paid_at), amount, parts, invoice_number: invoice?.number ?? '' }];
}

/** The documents of an order. A refunded one admits no visitors, so only its invoices are left. */
function documentsOf(
  order: Omit<Order, 'documents'>,
  creditNotes: OrderRow['credit_notes'],
  routingId: string,
): Order['documents'] {
  const valid = order.state === 'confirmed';
  const has: Record<DocumentKind, boolean> = {
    tickets: valid && ticketsOf(order).length > 0,
    passes: valid && usablePassesOf(order).length > 0,
    vouchers: valid && order.vouchers.length > 0,
    calendar: valid && visitsLeft(order).some(({ datetime }) => datetime !== ''),
    invoice: order.invoice_number !== '',
    'credit-note': creditNotes.length > 0,
    xrechnung: order.invoice_number !== '' && routingId !== '',
  };
  const documents = (Object.keys(has) as DocumentKind[])
    .filter((kind) => has[kind])
    .map((kind) => ({
      kind,
      href: documentPaths[kind]({ id: order.booking_id }),
      ...(kind === 'credit-note' && creditNotes[1] && { number: creditNotes[0]?.number ?? '' }),
    }));
  return [...documents, ...furtherPapers(order, creditNotes, routingId)];
}

/**
 * What an invoice has besides its first paper: further credit notes, what is outside of VAT, and the credit notes for
 * machines.
 */
function furtherPapers(
  order: Omit<Order, 'documents'>,
  creditNotes: OrderRow['credit_notes'],
  routingId: string,
): Order['documents'] {
  const { supplies, outside } = splitInvoice(order);
  const isSplit = order.company !== '' && supplies !== undefined && outside !== undefined;
  const isNoteSplit = ({ number, is_whole }: OrderRow['credit_notes'][number]) =>
    isSplit && (is_whole || hasTwoPapers(order, number));
  const further = (order.supplements ?? []).map(({ invoice_number }) => invoice_number).filter(Boolean);
  const numbers = [order.invoice_number, ...further, ...creditNotes.map(({ number }) => number)].filter(
    Boolean,
  );
  const split = [
    isSplit && order.invoice_number,
    ...creditNotes.filter(isNoteSplit).map(({ number }) => number),
  ];
  const second = split.filter(Boolean).map((number) => `${number}-2`);
  const paper = (kind: DocumentKind, number: string) => ({
    kind,
    number,
    href: `${documentPaths[kind]({ id: order.booking_id })}?number=${encodeURIComponent(number)}`,
  });
  return [
    ...further.map((number) => paper('invoice', number)),
    ...creditNotes.slice(1).map(({ number }) => paper('credit-note', number)),
    ...second.map((number) =>
      paper(number.startsWith(order.invoice_number) ? 'invoice' : 'credit-note', number),
    ),
    ...(routingId === '' ? [] : [...numbers.slice(1), ...second].map((number) => paper('xrechnung', number))),
  ];
}

/** Does the credit note of a part take back supplies and what is outside of VAT? */
function hasTwoPapers({ lines, returns = [] }: Omit<Order, 'documents'>, number: string): boolean {
  const back = returns.find(({ credit_note }) => credit_note === number);
  const categories = (back?.parts ?? []).flatMap(({ line, part }) => {
    const bought = lines[line];
    return bought ? [taxCategory(bought.type, bought.parts[part]?.vat_value ?? 0)] : [];
  });
  const isOutside = (category: string) => category === 'O';
  return categories.some(isOutside) && (!categories.every(isOutside) || (back?.shipping ?? 0) > 0);
}

/** All orders of a customer, newest first. */
export async function reviewOrdersOf(sql: Sql, customerId: string, clock: MuseumClock): Promise<Order[]> {
  const orders: Order[] = [];
  for (const row of await findOrdersOf(sql, customerId)) {
    const { booking_id } = row;
    const issued = {
      vouchers: await vouchersOf(sql, booking_id),
      presents: await presentsOf(sql, booking_id),
      returns: await returnsOfOrder(sql, booking_id),
      supplements: await supplementsOfOrder(sql, booking_id),
    };
    orders.push(presentOrder(row, issued, clock));
  }
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
