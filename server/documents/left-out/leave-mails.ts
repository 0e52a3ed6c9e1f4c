// After a backup was restored: what it had not noted yet has left since, and would leave again. Staff leave it out (ADR 067).
// Mails alone: refunds are sent, because a provider that is asked twice with the same refund gives back once.
import { REFUND_PAYMENT, type RefundPayment } from '../../payments/refunds/request-refund.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { presentMailId, presentsDueBefore } from '../../vouchers/presents/presents.ts';
import { PRESENT_MAIL } from '../mail/mail-kinds.ts';
import { JOB_MAILS, type JobMail } from './job-mails.ts';
import { findUnreturnedBefore, leaveMails, leaveOrderMails } from './leave-mails-store.ts';

/** Leaves out the mail of an order whose buyer has no address, in the transaction that confirms it. */
export async function leaveMailOfOrder(sql: Sql, bookingId: string): Promise<void> {
  await leaveMails(sql, [bookingId], 'order');
}

type LeavingShop = { readonly database: Database; readonly jobs: Pick<Jobs, 'unfinished'> };

export type LeftMails = { readonly about: string; readonly count: number };

/**
 * Leaves out the mails that were due before an instant and have not left.
 * @returns how many of which kind
 */
export async function leaveMailsBefore(
  { database, jobs }: LeavingShop,
  before: Date,
): Promise<readonly LeftMails[]> {
  const waiting = async (name: string): Promise<unknown[]> =>
    (await jobs.unfinished(name)).filter(({ written }) => written < before).map(({ data }) => data);
  const refunds = (await waiting(REFUND_PAYMENT)).map((data) => (data as RefundPayment).payment_id);
  const waitingMails = await Promise.all(
    JOB_MAILS.map(async (mail) => ({ mail, subjects: subjectsOf(mail, await waiting(mail.job)) })),
  );
  return database.transaction(async (sql: Sql) => {
    const presents = (await presentsDueBefore(sql, before)).map(presentMailId);
    const unreturned = [...refunds, ...(await findUnreturnedBefore(sql, before))];
    const left: LeftMails[] = [
      { about: 'orders, with their tickets', count: await leaveOrderMails(sql, before) },
      { about: 'refunds (the money still goes back)', count: await leaveMails(sql, unreturned, 'refund') },
      { about: 'presents', count: await leaveMails(sql, presents, PRESENT_MAIL) },
    ];
    for (const { mail, subjects } of waitingMails)
      left.push({ about: mail.about, count: await leaveMails(sql, subjects, mail.kind) });
    return left;
  });
}

function subjectsOf({ subjectOf }: JobMail, jobs: readonly unknown[]): readonly string[] {
  return jobs.flatMap((data) => subjectOf(data) ?? []);
}
