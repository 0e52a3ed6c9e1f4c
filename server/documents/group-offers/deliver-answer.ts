// A group has accepted or declined its offer (ADR 130): the museum learns of it, once.
import type { OfferAnswered } from '../../group-offers/offer-mail-job.ts';
import { offerToMail } from '../../group-offers/offer-to-mail.ts';
import { findCart } from '../../orders/decide-cart.ts';
import type { MailShop } from '../documents-shop.ts';
import { GROUP_OFFER_ANSWERED_MAIL } from '../mail/mail-kinds.ts';
import { sendOnce } from '../mail/send-once.ts';
import { oneLine } from '../text/one-line.ts';
import { noticeTexts, offerNotice } from './offer-notice.ts';

export function deliverOfferAnswer(shop: MailShop, { id }: OfferAnswered): Promise<void> {
  return sendOnce(shop, { subjectId: id, kind: GROUP_OFFER_ANSWERED_MAIL }, async () => {
    const row = await offerToMail(shop.database, id);
    const cart = row && (await findCart(shop.database, row.cart_id));
    const date = row?.declined_at ?? row?.accepted_at;
    if (!row || !cart || !date) return undefined;
    const { say, money } = noticeTexts(shop);
    const who = oneLine(row.organisation || row.name);
    const number = String(row.request_number);
    const because = row.declined_because && say('notice.because', { because: row.declined_because });
    const said = row.declined_at
      ? [say('notice.declined', { number }), because]
      : [say('notice.accepted', { number, total: money(cart.total) })];
    const subject = say(row.declined_at ? 'notice.declined.subject' : 'notice.accepted.subject', { who });
    return offerNotice(shop, row, { kind: GROUP_OFFER_ANSWERED_MAIL, id, date, subject, said });
  });
}
