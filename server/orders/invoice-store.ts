// The SQL of invoices and their numbers (tables `invoice`, `invoice_counter`).
import type { Language } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { readContent, storedContent } from './cart-content.ts';
import type { InvoiceContent } from './invoice-content.ts';

export type InvoiceKind = 'invoice' | 'credit-note';

/** Which counter counts a kind, and how its numbers begin: "Rechnung", "Rechnungskorrektur". */
const SERIES: Record<InvoiceKind, string> = { invoice: 'RE', 'credit-note': 'RK' };

export type NewInvoice = {
  readonly booking_id: string;
  readonly kind: InvoiceKind;
  readonly issued_on: Day;
  readonly content: InvoiceContent;
};

// Counting locks the counter's row until the transaction ends: whoever comes next waits, and counts on from a number
// that has been given for good.
const insertInvoiceStatement: Statement<{ number: string }> = {
  name: 'insert-invoice',
  text: `
    with counted as (
      insert into invoice_counter (series, year, last) values ($1, $2, 1)
      on conflict (series, year) do update set last = invoice_counter.last + 1
      returning last::text as last
    )
    insert into invoice (number, booking_id, kind, issued_on, content)
    select $1 || '-' || $2 || '-' || lpad(last, greatest(5, length(last)), '0'), $3, $4, $5, $6::text::jsonb from counted
    returning number`,
};

export type InvoiceRow = {
  number: string;
  kind: InvoiceKind;
  issued_on: Day;
  content: InvoiceContent;
  order_number: string;
  ordered_at: Date;
  language: Language;
  /** The invoice that a credit note takes back. */
  invoice_number: string;
  invoiced_on: Day;
};

const findInvoiceStatement: Statement<InvoiceRow> = {
  name: 'find-invoice',
  text: `
    select i.number, i.kind, i.issued_on, i.content, o.number as order_number, o.confirmed_at as ordered_at, o.language,
      first.number as invoice_number, first.issued_on as invoiced_on
    from invoice i
      join placed_order o on o.booking_id = i.booking_id
      join invoice first on first.booking_id = i.booking_id and first.kind = 'invoice'
    where i.booking_id = $1 and i.kind = $2`,
};

/** Issues an invoice of an order that is written already, under the next number of its year; answers the number. */
export async function insertInvoice(sql: Sql, invoice: NewInvoice): Promise<string> {
  const [issued] = await sql.named(insertInvoiceStatement, [
    SERIES[invoice.kind],
    invoice.issued_on.slice(0, 4),
    invoice.booking_id,
    invoice.kind,
    invoice.issued_on,
    JSON.stringify(storedContent(invoice.content)),
  ]);
  if (!issued) throw new Error(`no number for the ${invoice.kind} of ${invoice.booking_id}`);
  return issued.number;
}

/** The invoice or the credit note of an order. */
export async function findInvoice(
  sql: Sql,
  bookingId: string,
  kind: InvoiceKind,
): Promise<InvoiceRow | undefined> {
  const [invoice] = await sql.named(findInvoiceStatement, [bookingId, kind]);
  return invoice && { ...invoice, content: readContent(invoice.content) };
}
