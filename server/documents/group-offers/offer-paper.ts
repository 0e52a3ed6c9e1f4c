// The PDF of an offer (ADR 130): with the mail that makes it, and by its link afterwards, as it is then.
import { dayOf } from '../../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { offerIdIn } from '../../group-offers/offer-link.ts';
import { numberOfOffer, type OfferRow, offerToMail, stateOfOffer } from '../../group-offers/offer-to-mail.ts';
import { type CartRow, findCart } from '../../orders/decide-cart.ts';
import { invoiceContent } from '../../orders/invoices/invoice-content.ts';
import { findTransferToPay } from '../../payments/transfer/transfer-to-pay.ts';
import { orderMuseum } from '../museum/order-museum.ts';
import type { OfferPaper } from '../offer/offer-pdf.ts';
import type { OfferPaperShop } from './offer-mail.ts';

/** @param link of the offer */
export async function offerPaperByLink(
  shop: OfferPaperShop,
  link: string,
): Promise<{ readonly name: string; readonly pdf: string } | Refusal> {
  const id = offerIdIn(shop.payments.linkKey, link);
  const row = id === undefined ? undefined : await offerToMail(shop.database, id);
  const cart = row && (await findCart(shop.database, row.cart_id));
  const state = row && stateOfOffer(shop, row);
  if (!row || !cart) return refuse('NOT_FOUND');
  if (state !== 'open' && state !== 'accepted') return refuse('GROUP_OFFER_OVER', { details: { state } });
  const { name, pdf } = await printOffer(shop, row, cart);
  return { name, pdf: pdf.toString('base64') };
}

export async function printOffer(
  shop: OfferPaperShop,
  row: OfferRow,
  cart: CartRow,
): Promise<{ readonly name: string; readonly pdf: Buffer }> {
  const paper = await offerPaper(shop, row, cart);
  const { publicUrl } = shop.config;
  const museum = orderMuseum(shop.museum, shop.imported, cart.language, cart.quote, publicUrl);
  return { name: paper.number, pdf: await shop.printer.print({ kind: 'offer', offer: paper, museum }) };
}

async function offerPaper(shop: OfferPaperShop, row: OfferRow, cart: CartRow): Promise<OfferPaper> {
  const { clock, payments } = shop;
  const { name, organisation, email, valid_until, numbers_until, message, reduction } = row;
  const { quote, language, total } = cart;
  const isNamed = quote.buyer.email !== '';
  const buyer = isNamed ? quote.buyer : { ...quote.buyer, name, company: organisation, email };
  const day = (at: Date) => dayOf(clock.fromInstant(at));
  return {
    ...{ language, valid_until, numbers_until, message, reduction },
    number: await numberOfOffer(shop.database, row),
    made: day(row.made_at),
    accepted: row.accepted_at ? day(row.accepted_at) : '',
    content: invoiceContent({ ...quote, buyer }, total, payments.issuer()),
    transfer: row.accepted_at ? await findTransferToPay(payments, row.cart_id) : undefined,
  };
}
