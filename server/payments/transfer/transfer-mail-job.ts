// The job that writes to the buyer of an order by transfer. The mails themselves: documents/mail/deliver-transfer.ts.
import { type Static, Type } from 'typebox';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const TRANSFER_MAIL = 'transfer-mail';
/** `at` is an instant (ISO 8601). */
export const TransferMail = Type.Object({
  payment_id: Type.String(),
  /** How to pay; that it is due soon; that it did not come in time. */
  about: Type.Union([Type.Literal('asked'), Type.Literal('reminder'), Type.Literal('lapsed')]),
  at: Type.String(),
});
export type TransferMail = Static<typeof TransferMail>;

export function writeTransferMail(
  jobs: Pick<Jobs, 'write'>,
  sql: Sql,
  payment_id: string,
  about: TransferMail['about'],
  now: Date,
): Promise<void> {
  return jobs.write(sql, TRANSFER_MAIL, { payment_id, about, at: now.toISOString() } satisfies TransferMail);
}
