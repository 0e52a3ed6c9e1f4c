// Invitations by mail are jobs, written in the transaction of the invitation.
import { type Static, Type } from 'typebox';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';

export const STAFF_MAIL = 'staff-mail';

export const StaffMailJob = Type.Object({
  /** The id under which the mail is noted once it is sent. */
  mail_id: Type.String(),
  staff_id: Type.String(),
  /** The instant of the invitation. */
  at: Type.String(),
});
export type StaffMailJob = Static<typeof StaffMailJob>;

export type WritesStaffMails = { readonly jobs: Pick<Jobs, 'write'>; readonly now: () => Date };

export async function writeStaffMail({ jobs, now }: WritesStaffMails, sql: Sql, staffId: string) {
  const job: StaffMailJob = { mail_id: randomId(), staff_id: staffId, at: now().toISOString() };
  await jobs.write(sql, STAFF_MAIL, job);
}
