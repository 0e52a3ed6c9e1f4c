// The SQL of invoices and their numbers (tables `invoice`, `invoice_counter`).
import { sql as raw } from 'kysely';
import { invoicePapers } from '../../../domain/invoices/invoice-papers.ts';
import type { Language } from '../../../domain/language.ts';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { day, jsonb, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { readContent, storedContent } from '../content/stored-content.ts';
import type { InvoiceContent } from './invoice-content.ts';

export type InvoiceKind = 'invoice' | 'credit-note';

/** The prefix of a kind's numbers, each with its own counter: "Rechnung", "Rechnungskorrektur". */
const SERIES: Record<InvoiceKind, string> = { invoice: 'RE', 'credit-note': 'RK' };

export type NewInvoice = {
  readonly booking_id: string;
  readonly kind: InvoiceKind;
  readonly issued_on: Day;
  readonly content: InvoiceContent;
  /** Of a difference that was paid later. */
  readonly supplement_id?: string;
};

// By hand: counting locks the counter's row until the transaction ends, so that numbers have no gaps; the invoice is written
// under the new number in the same statement.
const insertInvoiceStatement = byHand(
  'insert-invoice',
  {
    series: text(),
    year: text(),
    booking_id: text(),
    kind: text<InvoiceKind>(),
    issued_on: day(),
    content: jsonb(),
    supplement_id: nullable(text()),
  },
  { number: text() },
  ({ series, year, booking_id, kind, issued_on, content, supplement_id }) => raw`
    with counted as (
      insert into invoice_counter (series, year, last) values (${series}, ${year}, 1)
      on conflict (series, year) do update set last = invoice_counter.last + 1
      returning last::text as last
    )
    insert into invoice (number, booking_id, kind, issued_on, content, supplement_id)
    select ${series} || '-' || ${year} || '-' || lpad(last, greatest(5, length(last)), '0'), ${booking_id}, ${kind},
      ${issued_on}, ${content}, ${supplement_id} from counted
    returning number`,
);

export type InvoiceRow = {
  number: string;
  kind: InvoiceKind;
  issued_on: Day;
  content: InvoiceContent;
  order_number: string;
  ordered_at: Date;
  language: Language;
  /** The invoice that a credit note cancels. */
  invoice_number: string;
  /** Of that invoice's second paper; undefined for most. */
  second_number: string | undefined;
  invoiced_on: Day;
};

/** `supplement_id`: of a difference that was paid later. */
export type OrderInvoiceRow = InvoiceRow & { supplement_id: string | null };
type FoundInvoiceRow = Omit<OrderInvoiceRow, 'second_number'>;

const findInvoicesStatement = statement('find-invoices', { booking_id: text() }, ({ booking_id }) =>
  build
    .selectFrom('invoice as i')
    .innerJoin('placed_order as o', 'o.booking_id', 'i.booking_id')
    .innerJoin('invoice as first', (join) =>
      join
        .onRef('first.booking_id', '=', 'i.booking_id')
        .on('first.kind', '=', 'invoice')
        .on('first.supplement_id', 'is', null),
    )
    .select([
      'i.number',
      'i.kind',
      'i.issued_on',
      'i.content',
      'i.supplement_id',
      'o.number as order_number',
      'o.confirmed_at as ordered_at',
      'o.language',
      'first.number as invoice_number',
      'first.issued_on as invoiced_on',
    ])
    .where('i.booking_id', '=', booking_id)
    .orderBy(({ eb }) => eb('i.supplement_id', 'is not', null))
    .orderBy('i.issued_on')
    .orderBy('i.number')
    .$narrowType<Pick<InvoiceRow, 'content' | 'language'>>(),
);

/** Issues an invoice of an order that is already stored, under the next number of its year; returns the number. */
export async function insertInvoice(sql: Sql, invoice: NewInvoice): Promise<string> {
  const { booking_id, kind, issued_on, content } = invoice;
  const issued = await sql.first(insertInvoiceStatement, {
    series: SERIES[kind],
    year: issued_on.slice(0, 4),
    booking_id,
    kind,
    issued_on,
    content: storedContent(content),
    supplement_id: invoice.supplement_id ?? null,
  });
  if (!issued) throw new Error(`no number for the ${invoice.kind} of ${invoice.booking_id}`);
  return issued.number;
}

/** The invoice of an order, or of a difference that was paid later, by its number or that of its second paper. */
export async function findInvoice(
  sql: Sql,
  bookingId: string,
  number?: string,
): Promise<InvoiceRow | undefined> {
  return paperOf(await ofKind(sql, bookingId, 'invoice'), number);
}

/** The credit note of an order that has this number, or a second paper with it; the first one where no number is asked for. */
export async function findCreditNote(
  sql: Sql,
  bookingId: string,
  number: string | undefined,
): Promise<InvoiceRow | undefined> {
  return paperOf(await ofKind(sql, bookingId, 'credit-note'), number);
}

function paperOf(rows: readonly InvoiceRow[], number: string | undefined): InvoiceRow | undefined {
  return number === undefined
    ? rows[0]
    : rows.find((row) => invoicePapers(row.number, row.content).some((paper) => paper.number === number));
}

async function ofKind(sql: Sql, bookingId: string, kind: InvoiceKind): Promise<OrderInvoiceRow[]> {
  return (await invoicesOfOrder(sql, bookingId)).filter((row) => row.kind === kind);
}

/** Invoices and credit notes of an order; of each kind the first one first, invoices of differences behind its own. */
export async function invoicesOfOrder(sql: Sql, bookingId: string): Promise<OrderInvoiceRow[]> {
  const found = await sql.all(findInvoicesStatement, { booking_id: bookingId });
  const rows = found.map((row): FoundInvoiceRow => {
    const content: InvoiceContent = readContent('invoice', row.number, row.content);
    return { ...row, content };
  });
  const second_number = secondNumber(rows);
  return rows.map((row) => ({ ...row, second_number }));
}

function secondNumber(rows: readonly FoundInvoiceRow[]): string | undefined {
  const first = rows.find(({ number, invoice_number }) => number === invoice_number);
  return first && invoicePapers(first.number, first.content)[1]?.number;
}
