// Reminds buyers that their transfer is due soon, each once: who is reminded is noted together with the job of the mail.
import type { Payments } from '../payments.ts';
import { writeTransferMail } from './transfer-mail-job.ts';
import { takeReminders } from './transfer-store.ts';

/** Writes the reminders of today, in museum time. */
export function remindTransfers({
  database,
  jobs,
  now,
  today,
}: Pick<Payments, 'database' | 'jobs' | 'now' | 'today'>): Promise<void> {
  return database.transaction(async (sql) => {
    for (const payment of await takeReminders(sql, today()))
      await writeTransferMail(jobs, sql, payment, 'reminder', now());
  });
}
