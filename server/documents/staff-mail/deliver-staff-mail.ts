// Mails to the museum's people: invitations, and what changes their access. A job may run twice: a sent mail is noted and not sent again.
import { randomId } from '../../platform/random-id.ts';
import { prepareStaffMail } from '../../staff/mail-contents/prepare-staff-mail.ts';
import type { StaffMailJob } from '../../staff/mails/staff-mail-job.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { staffMail } from './staff-mail.ts';

const STAFF_MAIL_KIND = 'staff';

/** Sends the mail of a job, unless it was already sent, or its reader has joined or left. */
export function deliverStaffMail(shop: MailShop, job: StaffMailJob): Promise<void> {
  return sendOnce(shop, { subjectId: job.mail_id, kind: STAFF_MAIL_KIND }, () => writeMail(shop, job));
}

async function writeMail(shop: MailShop, job: StaffMailJob): Promise<Mail | undefined> {
  const { museum, imported, now } = shop;
  const { publicUrl } = shop.config;
  const prepared = await prepareStaffMail(shop, job, now());
  if (!prepared) return undefined;
  const { mail_id, at } = job;
  const date = new Date(at);
  return {
    to: prepared.to,
    ...staffMail(prepared, orderMuseum(museum, imported, prepared.language, { lines: [] }, publicUrl)),
    attachments: [],
    // The same job makes another mail when it runs again: another link.
    messageId: messageIdOf(STAFF_MAIL_KIND, randomId(), publicUrl),
    date,
    fileName: mailFileName(date, `${STAFF_MAIL_KIND}-${mail_id}`),
  };
}
