// The mails about accounts. A job may run twice: a sent mail is noted and not sent again. If the process dies in
// between, a second mail is sent with a new link, and the first link becomes invalid.
import { type ShopPath, shopAddress } from '../../../domain/addresses.ts';
import type { AccountMailJob } from '../../customers/account-mails/account-mail-job.ts';
import { prepareAccountMail } from '../../customers/account-mails/prepare-account-mail.ts';
import { randomId } from '../../platform/random-id.ts';
import type { MailShop } from '../documents-shop.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { accountMail } from './account-mail.ts';
import { messageIdOf } from './deliver-order.ts';
import { type Mail, mailFileName } from './send-mail.ts';
import { sendOnce } from './send-once.ts';

const KIND = 'account';

/** Sends the mail of a job, unless it was already sent or has no recipient. */
export function deliverAccountMail(shop: MailShop, job: AccountMailJob): Promise<void> {
  return sendOnce(shop, { subjectId: job.mail_id, kind: KIND }, () => writeMail(shop, job));
}

async function writeMail(shop: MailShop, job: AccountMailJob): Promise<Mail | undefined> {
  const { database, museum, imported, now } = shop;
  const { publicUrl } = shop.config;
  const { mail_id, language } = job;
  const pageAddress = (path: ShopPath) => shopAddress(publicUrl, language, path);
  const prepared = await prepareAccountMail(job, { database, now, pageAddress });
  if (!prepared) return undefined;
  const date = new Date(job.at);
  return {
    to: prepared.to,
    ...accountMail(prepared, language, orderMuseum(museum, imported, language, { lines: [] }, publicUrl)),
    attachments: [],
    // The same job makes another mail when it runs again: another link.
    messageId: messageIdOf(KIND, randomId(), publicUrl),
    date,
    fileName: mailFileName(date, `${KIND}-${mail_id}`),
  };
}
