// The group has changed its numbers (ADR 130): it gets what is noted in writing, and the museum learns of it. Each mail is sent once.
import type { OfferChanged } from '../../group-offers/offer-mail-job.ts';
import {
  type ChangeRow,
  changeToMail,
  type OfferRow,
  offerToMail,
} from '../../group-offers/offer-to-mail.ts';
import { type CartRow, findCart } from '../../orders/decide-cart.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { mailAroundLink } from '../mail/link-mail.ts';
import { GROUP_OFFER_CHANGED_MAIL, GROUP_OFFER_NOTICE } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { offerTexts } from '../offer/offer-texts.ts';
import { greetingOf } from '../text/greeting.ts';
import { oneLine } from '../text/one-line.ts';
import { type OfferMailShop, offerMailInput } from './offer-mail.ts';
import { noticeTexts, offerNotice } from './offer-notice.ts';

export async function deliverOfferChange(shop: OfferMailShop, { change: id }: OfferChanged): Promise<void> {
  const { database } = shop;
  const change = await changeToMail(database, id);
  const row = change && (await offerToMail(database, change.offer_id));
  const cart = row && (await findCart(database, row.cart_id));
  if (!cart) return;
  // The museum must know of it, even when the other address takes no mail.
  const sent = await Promise.allSettled([
    sendOnce(shop, { subjectId: id, kind: GROUP_OFFER_CHANGED_MAIL }, async () =>
      toGroup(shop, row, cart, change),
    ),
    sendOnce(shop, { subjectId: id, kind: GROUP_OFFER_NOTICE }, async () => toMuseum(shop, row, change)),
  ]);
  for (const one of sent) if (one.status === 'rejected') throw one.reason;
}

function peopleIn(numbers: ChangeRow['before']): string {
  return String(Object.values(numbers).reduce((sum, count) => sum + count, 0));
}

function toGroup(shop: OfferMailShop, row: OfferRow, cart: CartRow, change: ChangeRow): Mail {
  const { language } = cart;
  const isPaid = cart.state !== 'held';
  // What is left of a paid order, its own page says.
  const input = { ...offerMailInput(shop, row, cart), ...(isPaid && { lines: [] }) };
  const { say, i18n } = offerTexts(input.museum, language);
  const { money, day } = i18n.formats;
  const { total, back, due, before, after } = change;
  const said = [
    say('offer.changed', { before: peopleIn(before), after: peopleIn(after), total: money(total) }),
    back > 0 && say('offer.changed.back', { amount: money(back) }),
    due > 0 && say('offer.changed.due', { amount: money(due) }),
  ];
  return {
    to: row.email,
    replyTo: shop.museum.settings.email,
    ...mailAroundLink(input, language, {
      subject: say('offer.changed.subject'),
      greeting: greetingOf(i18n, row.name),
      said: said.filter(Boolean).join(' '),
      label: say('offer.mail.link'),
      valid: say('offer.changed.until', { day: day(row.numbers_until) }),
      otherwise: say('offer.mail.otherwise'),
    }),
    attachments: [],
    messageId: messageIdOf(GROUP_OFFER_CHANGED_MAIL, change.id, shop.config.publicUrl),
    date: change.at,
    fileName: mailFileName(change.at, `${GROUP_OFFER_CHANGED_MAIL}-${change.id}`),
  };
}

function toMuseum(shop: OfferMailShop, row: OfferRow, change: ChangeRow): Mail {
  const { say, money } = noticeTexts(shop);
  const { before, after, total, back, due } = change;
  const who = oneLine(row.organisation || row.name);
  return offerNotice(shop, row, {
    kind: GROUP_OFFER_NOTICE,
    id: change.id,
    date: change.at,
    subject: say('notice.changed.subject', { who, before: peopleIn(before), after: peopleIn(after) }),
    said: [
      say('notice.changed', { number: String(row.request_number), total: money(total) }),
      back > 0 ? say('notice.back', { amount: money(back) }) : '',
      due > 0 ? say('notice.due', { amount: money(due) }) : '',
    ],
  });
}
