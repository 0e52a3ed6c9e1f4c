// Sends an offer to its group, and reminds it of one, each once and while the offer is open (ADR 139). The mail has no message of
// the museum's staff and no price: both stand on the page that its link opens, as they are then.

import type { OfferMail } from '../../group-offers/offer-mail-job.ts';
import { type OfferRow, offerToMail, stateOfOffer } from '../../group-offers/offer-to-mail.ts';
import { type CartRow, findCart } from '../../orders/decide-cart.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { type LinkMailInput, type LinkWords, lastMoment, mailAroundLink } from '../mail/link-mail.ts';
import { GROUP_OFFER_MAILS } from '../mail/mail-kinds.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { offerTexts } from '../offer/offer-texts.ts';
import { greetingOf } from '../text/greeting.ts';
import { type OfferMailShop, offerMailInput } from './offer-mail.ts';
import { printOffer } from './offer-paper.ts';

/** Sends the mail of a job, unless it has left already or there is nothing to answer any more. */
export function deliverOffer(shop: OfferMailShop, { id, about }: OfferMail): Promise<void> {
  const kind = GROUP_OFFER_MAILS[about];
  return sendOnce(shop, { subjectId: id, kind }, async () => {
    const row = await offerToMail(shop.database, id);
    const cart = row && (await findCart(shop.database, row.cart_id));
    const wanted = about === 'withdrawn' ? 'withdrawn' : 'open';
    if (!row || !cart || stateOfOffer(shop, row) !== wanted) return undefined;
    return writeMail(shop, { row, cart, about, kind });
  });
}

type Writing = {
  readonly row: OfferRow;
  readonly cart: CartRow;
  readonly about: OfferMail['about'];
  readonly kind: string;
};

async function writeMail(shop: OfferMailShop, { row, cart, about, kind }: Writing): Promise<Mail> {
  const { language } = cart;
  const input = offerMailInput(shop, row, cart);
  const date = about === 'made' ? row.made_at : shop.now();
  return {
    to: row.email,
    replyTo: shop.museum.settings.email,
    ...mailAroundLink(input, language, wordsOf(input, language, { row, about })),
    attachments: about === 'withdrawn' ? [] : [await offerFile(shop, row, cart)],
    messageId: messageIdOf(kind, row.id, shop.config.publicUrl),
    date,
    fileName: mailFileName(date, `${kind}-${row.id}`),
  };
}

async function offerFile(shop: OfferMailShop, row: OfferRow, cart: CartRow) {
  const { name, pdf } = await printOffer(shop, row, cart);
  return { filename: `${name}.pdf`, contentType: 'application/pdf', content: pdf };
}

function wordsOf(
  input: LinkMailInput,
  language: CartRow['language'],
  { row, about }: Pick<Writing, 'row' | 'about'>,
): LinkWords {
  const { museum } = input;
  const { i18n, say } = offerTexts(museum, language);
  const day = i18n.formats.day(row.valid_until);
  const shared = {
    greeting: greetingOf(i18n, row.name),
    label: say('offer.mail.link'),
    valid: say('offer.mail.valid', { at: lastMoment(input, i18n) }),
    otherwise: say('offer.mail.otherwise'),
  };
  if (about === 'made')
    return {
      ...shared,
      subject: say('offer.mail.subject'),
      said: say('offer.mail', { museum: museum.name, day }),
    };
  if (about === 'reminder')
    return {
      ...shared,
      subject: say('offer.reminder.subject', { day }),
      said: say('offer.reminder', { day }),
    };
  const said = say('offer.withdrawn.mail', { museum: museum.name });
  return { ...shared, subject: say('offer.withdrawn.subject'), said, valid: '' };
}
