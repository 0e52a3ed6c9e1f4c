// A batch of the days that were asked for: every entry of the ledger in them, as rows.
import { type BatchRow, batchRows } from '../../../domain/accounting/batch-rows.ts';
import type { MissingAccount } from '../../../domain/accounting/datev-accounts.ts';
import { isOneBatch } from '../../../domain/accounting/fiscal-year.ts';
import type { Days } from '../../../domain/figures/period.ts';
import type { Cause } from '../../../domain/ledger/entry.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { Datev } from '../folder/accounting-fields.ts';
import { type EntryRow, readEntries } from './booked-entry-store.ts';

const AT_ONCE = 1000;
/** DATEV takes no more in a file. */
const MOST_ROWS = 99_999;

/** What a movement is called in the accountant's books, which are German. */
const TEXTS: Readonly<Record<Cause, string>> = {
  'money-arrived': 'Zahlungseingang',
  'order-sold': 'Verkauf',
  'order-given-back': 'Rückgabe',
  'refund-accepted': 'Erstattung',
  'refund-failed': 'Erstattung gescheitert',
  'dispute-opened': 'Zahlung beanstandet',
  'dispute-won': 'Beanstandung gewonnen',
  'dispute-lost': 'Beanstandung verloren',
  fee: 'Gebühr des Zahlungsanbieters',
  payout: 'Auszahlung des Zahlungsanbieters',
  'codes-imported': 'Anderswo verkaufte Gutscheine',
  'codes-withdrawn': 'Anderswo verkaufte Gutscheine zurückgenommen',
  'code-lapsed': 'Gutschein verfallen',
  'code-revived': 'Verfallener Gutschein gilt wieder',
  'code-replaced': 'Gutschein neu ausgestellt',
  correction: 'Berichtigung',
};

export type Batch = {
  /** Why there is no file; null where there can be one. */
  readonly problem: 'not-one-year' | 'no-account' | 'too-many' | null;
  readonly entries: number;
  readonly rows: readonly BatchRow[];
  /** Each once. */
  readonly missing: readonly MissingAccount[];
};

/** @param days both included, in museum time */
export async function readBatch(database: Database, datev: Datev, days: Days): Promise<Batch> {
  if (!isOneBatch(days, datev.fiscal_year_start))
    return { problem: 'not-one-year', entries: 0, rows: [], missing: [] };
  const rows: BatchRow[] = [];
  const missing = new Map<string, MissingAccount>();
  let entries = 0;
  let after = { day: days.from, id: 0 };
  for (let more = true; more && rows.length <= MOST_ROWS; ) {
    const page = await readEntries(database, after, days.to, AT_ONCE);
    for (const entry of page) {
      const made = batchRows(bookedEntry(entry), datev);
      rows.push(...made.rows);
      for (const one of made.missing) missing.set(JSON.stringify(one), one);
    }
    entries += page.length;
    after = page.at(-1) ?? after;
    more = page.length === AT_ONCE;
  }
  const problem = missing.size > 0 ? 'no-account' : rows.length > MOST_ROWS ? 'too-many' : null;
  return { problem, entries, rows, missing: [...missing.values()] };
}

function bookedEntry({ day, cause, order_number, paper, postings }: EntryRow) {
  const text = TEXTS[cause] ?? cause;
  return {
    day,
    document: paper ?? order_number ?? '',
    text: order_number ? `${text}, Bestellung ${order_number}` : text,
    postings,
  };
}
