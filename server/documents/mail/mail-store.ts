// The SQL of mails (table `mail`): which have left.
import type { Sql, Statement } from '../../platform/database/sql.ts';

const wasSentStatement: Statement<{ sent: boolean }> = {
  name: 'was-mail-sent',
  text: 'select exists (select from mail where subject_id = $1 and kind = $2) as sent',
};

const noteSentStatement: Statement<never> = {
  name: 'note-mail-sent',
  text: 'insert into mail (subject_id, kind) values ($1, $2) on conflict do nothing',
};

/** Has this mail left already? */
export async function wasMailSent(sql: Sql, subjectId: string, kind: string): Promise<boolean> {
  return (await sql.named(wasSentStatement, [subjectId, kind]))[0]?.sent ?? false;
}

export async function noteMailSent(sql: Sql, subjectId: string, kind: string): Promise<void> {
  await sql.named(noteSentStatement, [subjectId, kind]);
}
