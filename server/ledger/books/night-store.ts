// The SQL of the nights in which the ledger was checked (table `ledger_night`).
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { day, instant, int } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const findStatement = statement('find-ledger-night', { day: day() }, ({ day }) =>
  build.selectFrom('ledger_night').select('differences').where('day', '=', day),
);

const noteStatement = statement(
  'note-ledger-night',
  { day: day(), at: instant(), differences: int() },
  (night) =>
    build
      .insertInto('ledger_night')
      .values(night)
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet({ at: night.at, differences: night.differences }),
      ),
);

const lastStatement = statement('last-ledger-night', {}, () =>
  build.selectFrom('ledger_night').select(['differences', 'at']).orderBy('day', 'desc').limit(1),
);

export async function wasChecked(sql: Sql, today: Day): Promise<boolean> {
  return (await sql.first(findStatement, { day: today })) !== undefined;
}

/** Notes how many differences there were. */
export async function noteNight(sql: Sql, today: Day, at: Date, differences: number): Promise<void> {
  await sql.run(noteStatement, { day: today, at, differences });
}

/** The newest night; undefined before the first. */
export function lastNight(sql: Sql): Promise<{ differences: number; at: Date } | undefined> {
  return sql.first(lastStatement);
}
