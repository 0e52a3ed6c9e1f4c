// The SQL of reports by mail (table `report_mail`).
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { day, instant, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

export type ReportMailRow = {
  readonly id: string;
  readonly staff_id: string;
  readonly report: string;
  readonly query: string;
};

const shown = ['id', 'staff_id', 'report', 'query'] as const;

const insertStatement = statement(
  'insert-report-mail',
  { id: text(), staff_id: text(), report: text(), query: text(), made_at: instant() },
  (row) =>
    build
      .insertInto('report_mail')
      .values({ ...row, queued_for: null })
      .onConflict((conflict) => conflict.columns(['staff_id', 'report', 'query']).doNothing())
      .returning('id'),
);

const ofMemberStatement = statement('report-mails-of-member', { staff_id: text() }, ({ staff_id }) =>
  build
    .selectFrom('report_mail')
    .select(shown)
    .where('staff_id', '=', staff_id)
    .orderBy('made_at')
    .orderBy('id'),
);

const findStatement = statement('find-report-mail', { id: text() }, ({ id }) =>
  build.selectFrom('report_mail').select(shown).where('id', '=', id),
);

const queueStatement = statement(
  'queue-report-mails',
  { monday: day(), before: instant() },
  ({ monday, before }) =>
    build
      .updateTable('report_mail')
      .set({ queued_for: monday })
      .where('made_at', '<', before)
      .where((one) => one.or([one('queued_for', 'is', null), one('queued_for', '<', monday)]))
      .returning('id'),
);

const deleteStatement = statement('delete-report-mail', { id: text() }, ({ id }) =>
  build.deleteFrom('report_mail').where('id', '=', id).returning(shown),
);

/** @returns whether it is new: the same report with the same filters is mailed once */
export async function insertReportMail(
  sql: Sql,
  row: ReportMailRow & { readonly made_at: Date },
): Promise<boolean> {
  return (await sql.first(insertStatement, row)) !== undefined;
}

export function reportMailsOf(sql: Sql, staffId: string): Promise<ReportMailRow[]> {
  return sql.all(ofMemberStatement, { staff_id: staffId });
}

/**
 * Notes those that were ordered before an instant as handed over for a Monday.
 * @returns the ids of those that were not yet
 */
export async function queueReportMails(sql: Sql, monday: Day, before: Date): Promise<string[]> {
  return (await sql.all(queueStatement, { monday, before })).map(({ id }) => id);
}

/** Undefined where it has ended. */
export function findReportMail(sql: Sql, id: string): Promise<ReportMailRow | undefined> {
  return sql.first(findStatement, { id });
}

/** Undefined where there is none. */
export function deleteReportMail(sql: Sql, id: string): Promise<ReportMailRow | undefined> {
  return sql.first(deleteStatement, { id });
}
