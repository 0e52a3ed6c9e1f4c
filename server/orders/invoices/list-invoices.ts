// Invoices and credit notes for the office: lists of them, and which order one is of.
import type { InvoiceFilters } from '../../../domain/office/money/invoices-contract.ts';
import { isPeriod } from '../../../domain/office/money/period.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findBookingOfInvoice, type ListedInvoiceRow, readInvoicePage } from './invoice-list-store.ts';

export type { ListedInvoiceRow };

const PAGE = 50;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** A page of them, the newest first; undefined for a cursor that is none, and for days that are none. */
export async function listInvoices(
  sql: Sql,
  { cursor, q = '', kind, ...period }: InvoiceFilters & { readonly cursor?: string },
): Promise<{ rows: ListedInvoiceRow[]; next: string | null } | undefined> {
  const after = cursor === undefined ? { day: LAST_DAY, number: '' } : readCursor(cursor);
  if (!after || !isPeriod(period)) return undefined;
  const { from = FIRST_DAY, to = LAST_DAY } = period;
  const found = await readInvoicePage(sql, { kind, from, to, after, most: PAGE + 1 }, searchFor(q));
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.issued_on} ${last.number}` : null };
}

function readCursor(cursor: string) {
  const [day = '', number = ''] = cursor.split(' ');
  return isPeriod({ from: day }) && number !== '' ? { day, number } : undefined;
}

/** Whoever types from the paper may leave its letters out, or have its second paper at hand. */
function searchFor(typed: string) {
  const q = typed.trim().toUpperCase();
  if (q === '') return undefined;
  const beginning = q.replace(/^(R[EK]-\d{4}-\d{5,})-2$/, '$1');
  return { beginnings: /^\d/.test(q) ? [`RE-${q}`, `RK-${q}`] : [beginning], order: q };
}

/** The order of an invoice or a credit note. @param number of it, or of its second paper */
export function bookingOfInvoice(sql: Sql, number: string): ReturnType<typeof findBookingOfInvoice> {
  return findBookingOfInvoice(sql, number.replace(/^(R[EK]-\d{4}-\d{5,})-2$/, '$1'));
}
