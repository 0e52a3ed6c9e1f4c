// The SQL of an order's mails (tables `mail`, `mail_refusal`): which have left, which have not, and what the mail server said.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { list, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

const sentStatement = statement('office-mails', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('mail')
    .select(['kind', 'sent_at', 'left_out', 'answer'])
    .where('subject_id', '=', any(ids))
    .orderBy('sent_at'),
);

const refusedStatement = statement('office-refused-mails', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('mail_refusal')
    .select(['kind', 'at', 'answer', 'for_good', 'tries'])
    .where('subject_id', '=', any(ids))
    .orderBy('at'),
);

// By hand: ids of several tables, each found by its index. A pass has a mail for each of its changes.
const subjectsStatement = byHand(
  'office-mail-subjects',
  { booking_id: text(), cart_id: text() },
  { id: text() },
  ({ booking_id, cart_id }) => raw`
    select id from order_mail where booking_id = ${booking_id}
    union all select id from order_move where booking_id = ${booking_id}
    union all select r.id from payment_request r where r.cart_id = ${cart_id}
    union all select r.id from order_supplement s join payment_request r on r.cart_id = s.cart_id
      where s.booking_id = ${booking_id}
    union all select p.number || '.' || change from pass p cross join generate_series(1, p.changes) as change
      where p.booking_id = ${booking_id}`,
);

/** Mails about any of these that have left, or were left out: an order, a payment, a return, a withdrawal. */
export function mailsAbout(sql: Sql, ids: readonly string[]) {
  return sql.all(sentStatement, { ids });
}

/** Mails about any of these that a server did not take: the last try. */
export function refusedMailsAbout(sql: Sql, ids: readonly string[]) {
  return sql.all(refusedStatement, { ids });
}

/** What staff's acts on an order write mails about: each sent again, each move, each link to pay, each change of a pass. */
export async function mailSubjectsOf(
  sql: Sql,
  order: { readonly booking_id: string; readonly cart_id: string },
): Promise<string[]> {
  return (await sql.all(subjectsStatement, order)).map(({ id }) => id);
}
