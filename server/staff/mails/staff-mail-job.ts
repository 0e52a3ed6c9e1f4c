// Mails to staff are jobs, written in the transaction of what they are about: invitations, and what changes somebody's access.
import { type Static, Type } from 'typebox';
import { ACCESS_CHANGES, type AccessChange } from '../../../domain/staff/access-mails/access-mail.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';

export const STAFF_MAIL = 'staff-mail';

export const StaffMailJob = Type.Object({
  /** The id under which the mail is noted once it is sent. */
  mail_id: Type.String(),
  /** '' for whoever has forgotten the password: whose address it is, is looked up when the mail is written. */
  staff_id: Type.String(),
  /** The instant of what it is about. */
  at: Type.String(),
  /** Without it, an invitation. */
  about: Type.Optional(Type.Unsafe<'recover' | AccessChange>(Type.Enum(['recover', ...ACCESS_CHANGES]))),
  /** The address that was typed, of whoever has forgotten the password. */
  email: Type.Optional(Type.String()),
});
export type StaffMailJob = Static<typeof StaffMailJob>;

export type WritesStaffMails = { readonly jobs: Pick<Jobs, 'write'>; readonly now: () => Date };

/** Invites somebody by mail. */
export function writeStaffMail(shop: WritesStaffMails, sql: Sql, staffId: string): Promise<void> {
  return write(shop, sql, { staff_id: staffId });
}

/** Tells a member what has changed about their access. */
export function tellMember(
  shop: WritesStaffMails,
  sql: Sql,
  staffId: string,
  about: AccessChange,
): Promise<void> {
  return write(shop, sql, { staff_id: staffId, about });
}

/** Sends whoever has this address a link for a new password, if anybody has. */
export function writeRecoveryMail(shop: WritesStaffMails, sql: Sql, email: string): Promise<void> {
  return write(shop, sql, { staff_id: '', about: 'recover', email });
}

async function write({ jobs, now }: WritesStaffMails, sql: Sql, what: Omit<StaffMailJob, 'mail_id' | 'at'>) {
  const job: StaffMailJob = { mail_id: randomId(), at: now().toISOString(), ...what };
  await jobs.write(sql, STAFF_MAIL, job);
}
