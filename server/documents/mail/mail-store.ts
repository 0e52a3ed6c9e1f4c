// The SQL of mails (table `mail`): which have left.
import type { Sql } from '../../platform/database/sql.ts';
import { text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const mail = { subject_id: text(), kind: text() };

const findSentStatement = statement('find-sent-mail', mail, ({ subject_id, kind }) =>
  build.selectFrom('mail').select('kind').where('subject_id', '=', subject_id).where('kind', '=', kind),
);

const noteSentStatement = statement('note-mail-sent', mail, (sent) =>
  build
    .insertInto('mail')
    .values(sent)
    .onConflict((conflict) => conflict.doNothing()),
);

/** Has this mail left already? */
export async function wasMailSent(sql: Sql, subjectId: string, kind: string): Promise<boolean> {
  return (await sql.first(findSentStatement, { subject_id: subjectId, kind })) !== undefined;
}

export async function noteMailSent(sql: Sql, subjectId: string, kind: string): Promise<void> {
  await sql.run(noteSentStatement, { subject_id: subjectId, kind });
}
