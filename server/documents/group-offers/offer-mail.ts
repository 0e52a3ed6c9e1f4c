// What the mails about an offer to a group have in common (ADR 139): the link, and what is offered.
import { shopAddress, shopPaths, withSecret } from '../../../domain/addresses.ts';
import { offerSecret } from '../../group-offers/offer-link.ts';
import type { OfferRow } from '../../group-offers/offer-to-mail.ts';
import type { CartRow } from '../../orders/decide-cart.ts';
import type { Payments } from '../../payments/payments.ts';
import type { MailShop, PapersShop } from '../documents-shop.ts';
import type { LinkMailInput } from '../mail/link-mail.ts';
import { orderMuseum } from '../museum/order-museum.ts';

/** What the papers of offers need of a shop. */
export type OfferPaperShop = PapersShop & {
  readonly now: () => Date;
  readonly payments: Pick<Payments, 'linkKey' | 'issuer' | 'transfer' | 'database'>;
};

export type OfferMailShop = MailShop & OfferPaperShop;

export function offerMailInput(
  shop: OfferMailShop,
  { id }: Pick<OfferRow, 'id'>,
  { language, quote, expires_at }: CartRow,
): LinkMailInput {
  const { publicUrl } = shop.config;
  return {
    lines: quote.lines,
    link: withSecret(
      shopAddress(publicUrl, language, shopPaths.offer()),
      offerSecret(shop.payments.linkKey, id),
    ),
    // The last moment, not the first one after it.
    until: shop.clock.fromInstant(new Date(expires_at.getTime() - 60_000)),
    museum: orderMuseum(shop.museum, shop.imported, language, quote, publicUrl),
  };
}
