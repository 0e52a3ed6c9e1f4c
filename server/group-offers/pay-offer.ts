// How what a group has accepted is paid (ADR 130): by transfer where the museum takes them and the visit is far enough away, and by
// a link where it is not. The link leads to the museum's other ways to pay.
import type { InvoiceFields } from '../../domain/invoices/invoice-fields.ts';
import { addDays, type Day, dayOf } from '../../domain/museum-time.ts';
import { requestDays } from '../../domain/payments/payment-request.ts';
import { visitsIn } from '../../domain/payments/transfer-terms.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Buyer } from '../orders/content/cart-content.ts';
import { type CartRow, lockCart, setCartBuyer, setCartPayment } from '../orders/decide-cart.ts';
import { type PaymentType, paymentTypes } from '../payments/payment-types.ts';
import { requestTerms, writeRequest } from '../payments/requests/ask-payment.ts';
import { linkType } from '../payments/requests/link-type.ts';
import { requestsOfCart } from '../payments/requests/requested.ts';
import { reserveByTransfer } from '../payments/transfer/reserve-by-transfer.ts';
import { transferHold } from '../payments/transfer/transfer-hold.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { OffersShop } from './offers-shop.ts';

export type OfferWay = { readonly by: 'transfer' | 'link'; readonly type: PaymentType };

type Priced = Pick<CartRow, 'total' | 'quote'>;

/**
 * The way in which it is paid; undefined where there is none today, or nothing is due.
 * @param company who buys; '' for a person
 */
export function wayToPay(shop: OffersShop, { total, quote }: Priced, company: string): OfferWay | undefined {
  if (total === 0) return undefined;
  const settings = shop.payments.transfer();
  const transfer = paymentTypes(shop.museum).find(({ kind }) => kind === 'transfer');
  const visits = visitsIn(quote.lines);
  if (transfer && settings && !(settings.to_companies && company === ''))
    if (!isRefusal(transferHold(settings, shop.clock)({ total, visits })))
      return { by: 'transfer', type: transfer };
  const link = linkType(shop);
  return link && linkDays(shop, quote) ? { by: 'link', type: link } : undefined;
}

/** The way in which an accepted offer is paid. */
export function wayOf({ museum }: OffersShop, { quote }: Pick<CartRow, 'quote'>): OfferWay | undefined {
  const type = paymentTypes(museum).find(({ payartId }) => payartId === quote.payment.payartId);
  return type && { by: type.kind === 'transfer' ? 'transfer' : 'link', type };
}

/** Whether a person cannot accept: transfers are for companies and authorities, and nothing else leads to the money. */
export function isForCompanies(shop: OffersShop): boolean {
  return shop.payments.transfer()?.to_companies === true && !linkType(shop);
}

function linkDays({ clock }: OffersShop, quote: CartRow['quote']) {
  const visits = visitsIn(quote.lines).filter((visit) => visit !== '');
  return requestDays(clock.today(), visits.map(dayOf));
}

/** A group decides in this time, or has what is left of the offer's. */
const LINK_DAYS = 14;

/** The last day on which its link can be used. */
function linkUntil(shop: OffersShop, cart: CartRow, last: Day): Day {
  const usual = addDays(shop.clock.today(), LINK_DAYS);
  const held = dayOf(shop.clock.fromInstant(new Date(cart.expires_at.getTime() - 60_000)));
  const longer = held > usual ? held : usual;
  return longer < last ? longer : last;
}

export type ReservedOffer = {
  readonly cart: CartRow;
  readonly buyer: Buyer;
  readonly invoice: InvoiceFields;
  readonly way: OfferWay;
};

/**
 * What is held becomes a reserved order; done once, however often it is asked.
 * @param alsoWrite in the same transaction
 * @returns undefined where nothing is held any more
 */
export async function reserveOffer(
  shop: OffersShop,
  { cart, buyer, invoice, way }: ReservedOffer,
  alsoWrite: (sql: Sql) => Promise<void>,
): Promise<{ readonly total: number } | Refusal | undefined> {
  if (way.by === 'link') return reserveByLink(shop, { cart, buyer, invoice, way }, alsoWrite);
  const asked = { cartId: cart.id, buyer, invoice, type: way.type };
  return reserveByTransfer(shop, asked, alsoWrite);
}

function reserveByLink(
  shop: OffersShop,
  { cart: { id }, buyer, invoice, way: { type } }: ReservedOffer,
  alsoWrite: (sql: Sql) => Promise<void>,
): Promise<{ readonly total: number } | Refusal | undefined> {
  return shop.database.transaction(async (sql) => {
    const cart = await lockCart(sql, id);
    if (cart?.state !== 'held' || cart.expires_at <= shop.now()) return undefined;
    if ((await requestsOfCart(sql, id)).length > 0) return { total: cart.total };
    if (cart.quote.buyer.email !== '') return undefined;
    const quote = { ...cart.quote, ...invoice, request_invoice: true, buyer };
    const terms = await requestTerms(sql, shop.payments, { ...cart, quote });
    if ('problem' in terms) return refuse('PAYMENT_TYPE_UNKNOWN');
    const named = await setCartBuyer(sql, { ...cart, quote }, buyer);
    const payment = { payartId: type.payartId, name: type.name[cart.language] ?? '' };
    await setCartPayment(sql, named, payment);
    await writeRequest(sql, shop.payments, named, linkUntil(shop, cart, terms.last));
    await alsoWrite(sql);
    return { total: cart.total };
  });
}
