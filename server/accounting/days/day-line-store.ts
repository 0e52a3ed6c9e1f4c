// The SQL that sums what the ledger has of days (tables `ledger_entry`, `ledger_posting`).
import { sql as raw } from 'kysely';
import type { DayLine } from '../../../domain/accounting/day-totals.ts';
import type { Cause } from '../../../domain/ledger/entry.ts';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, instant, int, nullable, numeric, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand: sums that Kysely would count as text.
const linesStatement = byHand(
  'day-lines',
  { day: day() },
  {
    cause: text<Cause>(),
    account: text(),
    vat_value: nullable(numeric()),
    product: nullable(text()),
    payment: nullable(text()),
    debit: bigint(),
    credit: bigint(),
  },
  ({ day }) => raw`
    select e.cause, p.account, p.vat_value, p.product, y.provider as payment,
      coalesce(sum(p.amount) filter (where p.amount > 0), 0)::bigint as debit,
      coalesce(-sum(p.amount) filter (where p.amount < 0), 0)::bigint as credit
    from ledger_entry e join ledger_posting p on p.entry_id = e.id left join payment y on y.id = e.payment_id
    where e.day = ${day}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
);

const countStatement = byHand(
  'entries-of-day',
  { day: day() },
  { entries: int() },
  ({ day }) => raw`select count(*)::int as entries from ledger_entry where day = ${day}`,
);

// By hand: days on which something was posted, or that are closed; of a closed day, what should have been in the register.
const daysStatement = byHand(
  'days-with-entries',
  { from: day(), to: day() },
  {
    day: day(),
    entries: int(),
    gross: bigint(),
    at: nullable(instant()),
    staff_id: nullable(text()),
    who: nullable(text()),
    counted: nullable(bigint()),
    closed_entries: nullable(int()),
    register: bigint(),
  },
  ({ from, to }) => raw`
    select e.day, count(distinct e.id)::int as entries,
      coalesce(-sum(p.amount) filter (where p.account in ('sales', 'vat')), 0)::bigint as gross,
      c.at, c.staff_id, m.name as who, c.counted, c.entries as closed_entries,
      coalesce((
        select sum(l.debit - l.credit) from day_closing_line l
        where l.day = e.day and l.account = 'provider:register'
          and l.cause in ('money-arrived', 'refund-accepted', 'refund-failed')
      ), 0)::bigint as register
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
      left join day_closing c on c.day = e.day left join staff_member m on m.id = c.staff_id
    where e.day >= ${from} and e.day <= ${to}
    group by e.day, c.day, m.id order by e.day desc`,
);

/** The sums of a day's postings. */
export function readDayLines(sql: Sql, of: Day): Promise<DayLine[]> {
  return sql.all(linesStatement, { day: of });
}

/** How many entries a day has. */
export async function countEntries(sql: Sql, of: Day): Promise<number> {
  return (await sql.first(countStatement, { day: of }))?.entries ?? 0;
}

export type DayRow = {
  readonly day: Day;
  readonly entries: number;
  readonly gross: number;
  /** When it was closed; null where it is open. */
  readonly at: Date | null;
  readonly staff_id: string | null;
  readonly who: string | null;
  readonly counted: number | null;
  readonly closed_entries: number | null;
  readonly register: number;
};

/** Days on which something was posted, the newest first. */
export function readDays(sql: Sql, days: { readonly from: Day; readonly to: Day }): Promise<DayRow[]> {
  return sql.all(daysStatement, days);
}
