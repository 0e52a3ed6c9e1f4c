// Sends an offer to its group, and reminds it of one, each once and while the offer is open (ADR 139). The mail has no message of
// the museum's staff and no price: both stand on the page that its link opens, as they are then.
import { shopAddress, shopPaths, withSecret } from '../../../domain/addresses.ts';
import type { groupOffersEn } from '../../../domain/wording/group-offers/en.ts';
import { groupOffersWording } from '../../../domain/wording/group-offers/group-offers-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { offerSecret } from '../../group-offers/offer-link.ts';
import type { OfferMail } from '../../group-offers/offer-mail-job.ts';
import { type OfferRow, offerToMail, stateOfOffer } from '../../group-offers/offer-to-mail.ts';
import { type CartRow, findCart } from '../../orders/decide-cart.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { Payments } from '../../payments/payments.ts';
import type { MailShop } from '../documents-shop.ts';
import { messageIdOf } from '../mail/deliver-order.ts';
import { type LinkMailInput, lastMoment, mailAroundLink } from '../mail/link-mail.ts';
import { type Mail, mailFileName } from '../mail/send-mail.ts';
import { sendOnce } from '../mail/send-once.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import { documentI18n } from '../text/document-i18n.ts';

type OfferMailShop = MailShop & { readonly payments: Pick<Payments, 'linkKey'> };

/** Sends the mail of a job, unless it has left already or there is nothing to answer any more. */
export function deliverOffer(shop: OfferMailShop, { id, about }: OfferMail): Promise<void> {
  const kind = about === 'made' ? 'group-offer' : 'group-offer-reminder';
  return sendOnce(shop, { subjectId: id, kind }, async () => {
    const row = await offerToMail(shop.database, id);
    const cart = row && (await findCart(shop.database, row.cart_id));
    if (!row || !cart || stateOfOffer(shop, row) !== 'open') return undefined;
    return writeMail(shop, { row, cart, about, kind });
  });
}

type Writing = {
  readonly row: OfferRow;
  readonly cart: CartRow;
  readonly about: OfferMail['about'];
  readonly kind: string;
};

function writeMail(shop: OfferMailShop, { row, cart, about, kind }: Writing): Mail {
  const { publicUrl } = shop.config;
  const { language, quote, expires_at } = cart;
  const museum = orderMuseum(shop.museum, shop.imported, language, quote, publicUrl);
  const page = shopAddress(publicUrl, language, shopPaths.offer());
  const input = {
    lines: quote.lines,
    link: withSecret(page, offerSecret(shop.payments.linkKey, row.id)),
    // The last moment, not the first one after it.
    until: shop.clock.fromInstant(new Date(expires_at.getTime() - 60_000)),
    museum,
  };
  const date = about === 'made' ? row.made_at : shop.now();
  return {
    to: row.email,
    replyTo: shop.museum.settings.email,
    ...mailAroundLink(input, language, wordsOf(input, language, { row, about })),
    attachments: [],
    messageId: messageIdOf(kind, row.id, publicUrl),
    date,
    fileName: mailFileName(date, `${kind}-${row.id}`),
  };
}

function wordsOf(
  input: LinkMailInput,
  language: CartRow['language'],
  { row, about }: Pick<Writing, 'row' | 'about'>,
) {
  const { museum } = input;
  const i18n = documentI18n({ language }, museum);
  const say = createTranslate<typeof groupOffersEn>(
    compileWording(groupOffersWording[language], museum.translations?.[language]),
    language,
  );
  const day = i18n.formats.day(row.valid_until);
  const isNew = about === 'made';
  return {
    subject: isNew ? say('offer.mail.subject') : say('offer.reminder.subject', { day }),
    greeting: i18n.t('documents.mail.greeting', { name: row.name }),
    said: isNew ? say('offer.mail', { museum: museum.name, day }) : say('offer.reminder', { day }),
    label: say('offer.mail.link'),
    valid: say('offer.mail.valid', { at: lastMoment(input, i18n) }),
    otherwise: say('offer.mail.otherwise'),
  };
}
