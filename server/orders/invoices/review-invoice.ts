// An invoice or a credit note as it was issued. Anyone with the unguessable id of its order may read it.
import type { MuseumDateTime } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { findCreditNote, findInvoice, type InvoiceKind, type InvoiceRow } from './invoice-store.ts';

export type { InvoiceKind };

export type Invoice = Omit<InvoiceRow, 'ordered_at'> & {
  /** When the order was confirmed, in museum time. */
  readonly ordered: MuseumDateTime;
};

/**
 * Undefined where none was issued.
 * @param number where an order has several; the first one of its kind where it is left out
 */
export async function reviewInvoice(
  sql: Sql,
  bookingId: string,
  kind: InvoiceKind,
  clock: Pick<MuseumClock, 'fromInstant'>,
  number?: string,
): Promise<Invoice | undefined> {
  const row = await (kind === 'invoice'
    ? findInvoice(sql, bookingId, number)
    : findCreditNote(sql, bookingId, number));
  if (!row) return undefined;
  const { ordered_at, ...invoice } = row;
  return { ...invoice, ordered: clock.fromInstant(ordered_at) };
}
