// The SQL of who came in on an admission on a day (table `attendance`): the sum of its notes, for whoever counts people.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { day, instant, int, nullable, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';

export type AttendanceKey = { readonly barcode: string; readonly day: string };

export type NewAttendance = AttendanceKey & {
  readonly booking_id: string;
  readonly pool_id: string | null;
  readonly starts_at: Date | null;
  readonly until: Date | null;
};

// By hand: two devices at the same moment wait for each other here, also where the row is new.
const lockStatement = byHand(
  'lock-attendance',
  {
    barcode: text(),
    day: day(),
    booking_id: text(),
    pool_id: nullable(text()),
    starts_at: nullable(instant()),
    until: nullable(instant()),
  },
  {},
  (row) => raw`
    insert into attendance (barcode, day, booking_id, pool_id, starts_at, until, came)
    values (${row.barcode}, ${row.day}, ${row.booking_id}, ${row.pool_id}, ${row.starts_at}, ${row.until}, 0)
    on conflict (barcode, day) do update set pool_id = excluded.pool_id, starts_at = excluded.starts_at, until = excluded.until`,
);

const writeStatement = statement(
  'write-attendance',
  { barcode: text(), day: day(), came: int(), first_at: nullable(instant()) },
  ({ barcode, day, came, first_at }) =>
    build
      .updateTable('attendance')
      .set({ came, first_at })
      .where('barcode', '=', barcode)
      .where('day', '=', day),
);

/** Nobody else changes it until the transaction ends. */
export async function lockAttendance(sql: Sql, row: NewAttendance): Promise<void> {
  await sql.run(lockStatement, row);
}

export async function writeAttendance(
  sql: Sql,
  row: AttendanceKey & { readonly came: number; readonly first_at: Date | null },
): Promise<void> {
  await sql.run(writeStatement, row);
}
