// An order as its owner reads it (spec 7, `order/review`). Whoever holds its unguessable id may.
import type { Order } from '../../domain/orders/order.ts';
import type { Sql } from '../database/sql.ts';
import type { MuseumClock } from '../museum-clock.ts';
import { findOrder, type OrderRow } from './order-store.ts';

/** Addresses of an order's documents, below its unguessable id. */
export const documentAddress = (bookingId: string, kind: 'tickets' | 'calendar'): string =>
  `/documents/${bookingId}/${kind === 'tickets' ? 'tickets.pdf' : 'visit.ics'}`;

const presentOrder = (row: OrderRow, clock: MuseumClock): Order => {
  const { buyer, ...content } = row.content;
  const dated = content.lines.some(({ datetime }) => datetime !== '');
  return {
    booking_id: row.booking_id,
    number: row.number,
    date: clock.fromInstant(row.confirmed_at),
    language: row.language,
    state: row.state,
    ...buyer,
    lines: [...content.lines],
    total: row.total,
    vat: [...content.vat],
    payment: { ...content.payment, reference: row.payment_reference ?? '' },
    request_invoice: content.request_invoice,
    external_document_number: content.external_document_number,
    admissions: row.admissions,
    documents: [
      ...(row.admissions.length > 0
        ? [{ kind: 'tickets' as const, href: documentAddress(row.booking_id, 'tickets') }]
        : []),
      ...(dated ? [{ kind: 'calendar' as const, href: documentAddress(row.booking_id, 'calendar') }] : []),
    ],
  };
};

/** The order, or undefined when there is none under this id. */
export const reviewOrder = async (
  sql: Sql,
  bookingId: string,
  clock: MuseumClock,
): Promise<Order | undefined> => {
  const row = await findOrder(sql, bookingId);
  return row && presentOrder(row, clock);
};
