// An order as its owner reads it (spec 7, `order/review`). Anyone with its unguessable id may, because the link in the
// mail is opened on any device, and shown at the door. But with the token of an account comes no order of another; the shop's
// own page sends none.
import { documentPaths } from '../../domain/addresses.ts';
import { splitInvoice } from '../../domain/invoices/invoiced.ts';
import type { Order, OrderedPresent } from '../../domain/orders/order.ts';
import { passesOf, ticketsOf } from '../../domain/orders/order-passes.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { Bearer } from '../api/bearer.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { vouchersOf } from '../vouchers/issue-vouchers.ts';
import { type PresentRow, presentsOf } from '../vouchers/presents/presents.ts';
import { findOrder, findOrdersOf, type OrderRow } from './order-store.ts';

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
  const [row, vouchers, presents] = await Promise.all([
    findOrder(sql, bookingId),
    vouchersOf(sql, bookingId),
    presentsOf(sql, bookingId),
  ]);
  return row && !isForeign(row, reader) ? presentOrder(row, { vouchers, presents }, clock) : undefined;
}

function isForeign({ customer_id, of_account }: OrderRow, reader: Bearer | undefined): boolean {
  return reader !== undefined && !reader.isGuest && of_account && customer_id !== reader.customerId;
}

type Issued = { readonly vouchers: Order['vouchers']; readonly presents: readonly PresentRow[] };

function presentOrder(row: OrderRow, { vouchers, presents }: Issued, clock: MuseumClock): Order {
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
    request_invoice: content.request_invoice,
    invoice_number: row.invoice_number ?? '',
    external_document_number: content.external_document_number,
    admissions: row.admissions,
  };
  return { ...order, documents: documentsOf(order, row.credit_note_number, content.routing_id) };
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

/** The documents of an order. A refunded one admits no visitors, so only its invoices are left. */
function documentsOf(
  order: Omit<Order, 'documents'>,
  creditNote: string | null,
  routingId: string,
): Order['documents'] {
  const valid = order.state === 'confirmed';
  const has: Record<DocumentKind, boolean> = {
    tickets: valid && ticketsOf(order).length > 0,
    passes: valid && passesOf(order).length > 0,
    vouchers: valid && order.vouchers.length > 0,
    calendar: valid && order.lines.some((line) => isVisit(line) && line.datetime !== ''),
    invoice: order.invoice_number !== '',
    'credit-note': creditNote !== null,
    xrechnung: order.invoice_number !== '' && routingId !== '',
  };
  const documents = (Object.keys(has) as DocumentKind[])
    .filter((kind) => has[kind])
    .map((kind) => ({ kind, href: documentPaths[kind]({ id: order.booking_id }) }));
  return [...documents, ...furtherPapers(order, creditNote, routingId)];
}

/** What an invoice has besides its first paper: what is outside of VAT, and the credit note for machines. */
function furtherPapers(
  order: Omit<Order, 'documents'>,
  creditNote: string | null,
  routingId: string,
): Order['documents'] {
  const { supplies, outside } = splitInvoice(order);
  const isSplit = order.company !== '' && supplies !== undefined && outside !== undefined;
  const numbers = [order.invoice_number, creditNote ?? ''].filter(Boolean);
  const second = isSplit ? numbers.map((number) => `${number}-2`) : [];
  const paper = (kind: DocumentKind, number: string) => ({
    kind,
    number,
    href: `${documentPaths[kind]({ id: order.booking_id })}?number=${encodeURIComponent(number)}`,
  });
  return [
    ...second.map((number) =>
      paper(number.startsWith(order.invoice_number) ? 'invoice' : 'credit-note', number),
    ),
    ...(routingId === '' ? [] : [...numbers.slice(1), ...second].map((number) => paper('xrechnung', number))),
  ];
}

/** All orders of a customer, newest first. */
export async function reviewOrdersOf(sql: Sql, customerId: string, clock: MuseumClock): Promise<Order[]> {
  const orders: Order[] = [];
  for (const row of await findOrdersOf(sql, customerId)) {
    const { booking_id } = row;
    const issued = {
      vouchers: await vouchersOf(sql, booking_id),
      presents: await presentsOf(sql, booking_id),
    };
    orders.push(presentOrder(row, issued, clock));
  }
  return orders;
}

/** When the museum took an order back; undefined while it has not. */
export async function refundedAt(sql: Sql, bookingId: string): Promise<Date | undefined> {
  return (await findOrder(sql, bookingId))?.refunded_at ?? undefined;
}
