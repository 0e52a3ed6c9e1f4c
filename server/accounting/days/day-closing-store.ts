// The SQL of days that were closed (tables `day_closing`, `day_closing_line`); nothing changes a row.
import { sql as raw } from 'kysely';
import type { DayLine } from '../../../domain/accounting/day-totals.ts';
import type { Cause } from '../../../domain/ledger/entry.ts';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  bigint,
  day,
  instant,
  int,
  list,
  nullable,
  numeric,
  text,
} from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

const insertStatement = statement(
  'insert-day-closing',
  {
    day: day(),
    at: instant(),
    staff_id: nullable(text()),
    entries: int(),
    counted: nullable(bigint()),
    note: text(),
  },
  (closing) =>
    build
      .insertInto('day_closing')
      .values(closing)
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day'),
);

// By hand: any number of rows at once.
const insertLinesStatement = byHand(
  'insert-day-closing-lines',
  {
    day: day(),
    causes: list(text<Cause>()),
    accounts: list(text()),
    vat_values: list(nullable(numeric())),
    products: list(nullable(text())),
    payments: list(nullable(text())),
    debits: list(bigint()),
    credits: list(bigint()),
  },
  {},
  (given) => raw`
    insert into day_closing_line (day, place, cause, account, vat_value, product, payment, debit, credit)
    select ${given.day}, l.place, l.cause, l.account, l.vat_value, l.product, l.payment, l.debit, l.credit
    from unnest(${given.causes}, ${given.accounts}, ${given.vat_values}, ${given.products}, ${given.payments},
        ${given.debits}, ${given.credits})
      with ordinality as l (cause, account, vat_value, product, payment, debit, credit, place)`,
);

const findStatement = byHand(
  'find-day-closing',
  { day: day() },
  {
    at: instant(),
    staff_id: nullable(text()),
    who: nullable(text()),
    entries: int(),
    counted: nullable(bigint()),
    note: text(),
  },
  ({ day }) => raw`
    select c.at, c.staff_id, m.name as who, c.entries, c.counted, c.note
    from day_closing c left join staff_member m on m.id = c.staff_id where c.day = ${day}`,
);

const linesStatement = statement('day-closing-lines', { day: day() }, ({ day }) =>
  build
    .selectFrom('day_closing_line')
    .select(['cause', 'account', 'vat_value', 'product', 'payment', 'debit', 'credit'])
    .where('day', '=', day)
    .orderBy('place'),
);

// By hand: days on which something was posted and that nobody has closed.
const openStatement = byHand(
  'days-to-close',
  { until: day(), most: int() },
  { day: day() },
  ({ until, most }) => raw`
    select distinct e.day from ledger_entry e
    where e.day <= ${until} and not exists (select from day_closing c where c.day = e.day)
    order by e.day limit ${most}`,
);

export type DayClosing = {
  readonly day: Day;
  readonly at: Date;
  readonly staff_id: string | null;
  readonly entries: number;
  readonly counted: number | null;
  readonly note: string;
};

/** @returns false where the day was closed before: nothing is written then */
export async function insertDayClosing(
  sql: Sql,
  closing: DayClosing,
  lines: readonly DayLine[],
): Promise<boolean> {
  if (!(await sql.first(insertStatement, closing))) return false;
  await sql.run(insertLinesStatement, {
    day: closing.day,
    causes: lines.map(({ cause }) => cause),
    accounts: lines.map(({ account }) => account),
    vat_values: lines.map(({ vat_value }) => vat_value),
    products: lines.map(({ product }) => product),
    payments: lines.map(({ payment }) => payment),
    debits: lines.map(({ debit }) => debit),
    credits: lines.map(({ credit }) => credit),
  });
  return true;
}

export type FoundClosing = Omit<DayClosing, 'day'> & {
  /** The name of whoever closed it. */
  readonly who: string | null;
};

export function findDayClosing(sql: Sql, of: Day): Promise<FoundClosing | undefined> {
  return sql.first(findStatement, { day: of });
}

/** What a day came to when it was closed. */
export function readClosedLines(sql: Sql, of: Day): Promise<DayLine[]> {
  return sql.all(linesStatement, { day: of });
}

/** Days with entries that nobody has closed, the oldest first. @param until the last day, included */
export async function readOpenDays(sql: Sql, until: Day, most: number): Promise<Day[]> {
  return (await sql.all(openStatement, { until, most })).map(({ day: open }) => open);
}
