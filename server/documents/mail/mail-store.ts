// The SQL of mails (tables `mail`, `mail_refusal`): which have left, which have not, and what the mail server said.
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

/** Which mail: whose, and what about. */
export type MailNote = { readonly subjectId: string; readonly kind: string };

const mail = { subject_id: text(), kind: text() };

const findSentStatement = statement('find-sent-mail', mail, ({ subject_id, kind }) =>
  build.selectFrom('mail').select('kind').where('subject_id', '=', subject_id).where('kind', '=', kind),
);

const noteSentStatement = statement('note-mail-sent', { ...mail, answer: text() }, (sent) =>
  build
    .insertInto('mail')
    .values(sent)
    .onConflict((conflict) => conflict.doNothing()),
);

const noteRefusedStatement = statement(
  'note-mail-refused',
  { ...mail, answer: text(), for_good: boolean() },
  ({ answer, for_good, ...refused }) =>
    build
      .insertInto('mail_refusal')
      .values({ ...refused, answer, for_good })
      .onConflict((conflict) =>
        conflict.columns(['subject_id', 'kind']).doUpdateSet(({ eb, fn }) => ({
          at: fn('now'),
          answer,
          for_good,
          tries: eb('mail_refusal.tries', '+', 1),
        })),
      ),
);

/** Has this mail left already? */
export async function wasMailSent(sql: Sql, subjectId: string, kind: string): Promise<boolean> {
  return (await sql.first(findSentStatement, { subject_id: subjectId, kind })) !== undefined;
}

/** @param answer what the server said, as it is kept */
export async function noteMailSent(sql: Sql, { subjectId, kind }: MailNote, answer: string): Promise<void> {
  await sql.run(noteSentStatement, { subject_id: subjectId, kind, answer });
}

type MailRefusal = {
  /** As it is kept; '' where the server said nothing. */
  readonly answer: string;
  /** It is not tried again. */
  readonly forGood: boolean;
};

/** Notes a try at which a mail did not leave. */
export async function noteMailRefused(
  sql: Sql,
  { subjectId, kind }: MailNote,
  { answer, forGood }: MailRefusal,
): Promise<void> {
  await sql.run(noteRefusedStatement, { subject_id: subjectId, kind, answer, for_good: forGood });
}
