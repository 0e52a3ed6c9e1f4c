// Sends the receipt of a declaration of withdrawal, and notifies the museum. Each mail is sent once, however often the
// job runs.

import { defaultLanguage, type Language } from '../../../domain/language.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { findWithdrawal } from '../../orders/withdrawal/withdraw-order.ts';
import type { MailShop } from '../documents-shop.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { messageIdOf } from './deliver-order.ts';
import type { OrderMail } from './order-mail.ts';
import { type Mail, mailFileName } from './send-mail.ts';
import { sendOnce } from './send-once.ts';
import { withdrawalMail, withdrawalNotice } from './withdrawal-mail.ts';

/** Sends what of a declaration has not left already. @param id the declaration's */
export async function deliverWithdrawal(shop: MailShop, id: string): Promise<void> {
  const { database, museum, imported, clock, config } = shop;
  const { publicUrl } = config;
  const withdrawal = await findWithdrawal(database, id);
  if (!withdrawal) return;
  const { language, received_at, email } = withdrawal;
  const inputIn = (spoken: Language) => ({
    withdrawal,
    received: clock.fromInstant(received_at),
    museum: orderMuseum(museum, imported, spoken, { lines: [] }, publicUrl),
  });
  const send = (kind: string, addresses: Pick<Mail, 'to' | 'replyTo'>, mail: () => OrderMail) =>
    sendOnce(shop, { subjectId: id, kind }, async () => ({
      ...addresses,
      ...mail(),
      attachments: [],
      messageId: messageIdOf(kind, id, publicUrl),
      date: received_at,
      fileName: mailFileName(received_at, `${kind}-${id}`),
    }));
  const first = defaultLanguage(museum.settings.languages);
  const list = publicUrl + officePaths.withdrawals();
  // The museum must know of it, even when the customer's address takes no mail.
  const sent = await Promise.allSettled([
    send('withdrawal', { to: email }, () => withdrawalMail(inputIn(language))),
    send('withdrawal-notice', { to: museum.settings.email, replyTo: email }, () =>
      withdrawalNotice(inputIn(first), first, list),
    ),
  ]);
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
}
