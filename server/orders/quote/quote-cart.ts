// `checkout/initPayment` up to holding (spec decisions 3): quotes what the visitor wants again, and makes a cart that
// can be held. This file knows quotes, but no kind of product.
import type { Claim } from '../../../domain/capacity/claim.ts';
import type { InvoiceFields } from '../../../domain/invoices/invoice-fields.ts';
import type { Cents } from '../../../domain/money.ts';
import { isConfirmedByLink } from '../../../domain/orders/free-order.ts';
import { peopleIn } from '../../../domain/orders/order-limits.ts';
import { isCodeQuote, isProductQuote } from '../../../domain/orders/quote.ts';
import { isVisit } from '../../../domain/orders/visit-line.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { randomId } from '../../platform/random-id.ts';
import { confirmMinutesOf } from '../../site/museum.ts';
import type { CartContent } from '../content/cart-content.ts';
import type { CartToHold } from '../hold-carts.ts';
import type { FreeTickets } from '../limits/limit-free-tickets.ts';
import { networkDigest } from '../limits/network-digest.ts';
import type { QuotingShop } from './item-kinds.ts';
import { type AskedOrder, type QuotedOrder, quoteOrder } from './quote-order.ts';

/**
 * Holds a cart longer than usual, for a way to pay that takes days, or refuses it.
 * @returns until when
 */
export type HoldFor = (order: {
  readonly total: Cents;
  readonly visits: readonly string[];
}) => Date | Refusal;

export type PlaceOrderInput = AskedOrder &
  InvoiceFields & {
    /** Absent where the payment follows at once. */
    readonly holdFor?: HoldFor | undefined;
    readonly customerId: string | null;
    /** It is sold by staff: its buyer may remain unnamed, and nobody is counted who could order in others' names. */
    readonly byStaff?: true | undefined;
    /** The network address that the order comes from; '' for the shop itself. */
    readonly address: string;
    /** The buyer's e-mail address is that of an account, and was confirmed there. */
    readonly emailConfirmed: boolean;
    readonly payment: CartContent['payment'];
    readonly request_invoice: boolean;
    readonly external_document_number: string;
    readonly partner: string;
    readonly continueUrl: string;
    readonly cancelUrl: string;
  };

export type QuoteCartShop = QuotingShop & {
  readonly version: number;
  readonly config: { readonly holdSeconds: number };
  /** The key of the digests of networks. */
  readonly networkKey: string;
};

/** The cart to hold, or why it is refused, line by line. */
export async function quoteCart(shop: QuoteCartShop, input: PlaceOrderInput): Promise<CartToHold | Refusal> {
  if (input.items.length === 0) return refuse('CART_EMPTY');
  const quoted = await quoteOrder(shop, input);
  if (isRefusal(quoted)) return quoted;
  // A cart that costs nothing has no provider that could send the buyer's name and address.
  if (quoted.priced.total === 0 && input.buyer.email === '' && !input.byStaff) return refuse('TOKEN_MISSING');
  const expires = expiryOf(shop, input, quoted);
  if (isRefusal(expires)) return expires;
  const cart = toCart(shop, input, quoted, expires);
  return {
    cart,
    cartId: cart.id,
    claims: quoted.priced.claims,
    expires: cart.expires_at,
    version: shop.version,
    replaces: input.replaces,
    free: freeTicketsOf(input, quoted),
    codeLines: quoted.quotes.flatMap((quote, line) => (isCodeQuote(quote) ? [line] : [])),
  };
}

/** The free tickets of an order that costs nothing. */
function freeTicketsOf({ buyer, address }: PlaceOrderInput, { quotes, priced }: QuotedOrder): FreeTickets {
  const people = quotes.filter(isProductQuote).reduce((sum, quote) => sum + quote.freeAdmissions, 0);
  return { people: priced.total === 0 ? people : 0, email: buyer.email, address };
}

type Expiry = { readonly at: Date; readonly byLink: boolean };

/** Until when the cart is held, and whether it waits for a link. */
function expiryOf(shop: QuoteCartShop, input: PlaceOrderInput, quoted: QuotedOrder): Expiry | Refusal {
  const { total, codes } = quoted.priced;
  const minutes = confirmMinutesOf(shop.museum.settings);
  const byLink = isConfirmedByLink({ total, codes, emailConfirmed: input.emailConfirmed }, minutes);
  if (input.holdFor && total > 0) {
    const at = input.holdFor({ total, visits: visitsOf(quoted) });
    return isRefusal(at) ? at : { at, byLink };
  }
  const seconds = byLink ? minutes * 60 : shop.config.holdSeconds;
  return { at: new Date(shop.now().getTime() + seconds * 1000), byLink };
}

function visitsOf({ quotes }: QuotedOrder): string[] {
  return quotes
    .filter(isProductQuote)
    .flatMap(({ orderLine }) => (isVisit(orderLine) ? [orderLine.datetime] : []));
}

function toCart(
  shop: QuoteCartShop,
  input: PlaceOrderInput,
  quoted: QuotedOrder,
  { at, byLink }: Expiry,
): CartToHold['cart'] {
  const { total } = quoted.priced;
  return {
    id: randomId(),
    language: input.language,
    customer_id: input.customerId,
    quote: toContent(input, quoted),
    total,
    byLink,
    payart: input.payment.payartId,
    continue_url: input.continueUrl,
    cancel_url: input.cancelUrl,
    expires_at: at,
    places: peopleIn(quoted.quotes.filter(isProductQuote)),
    network: networkDigest(shop.networkKey, input.address),
  };
}

/** The claim with its line in the order, which has no lines of codes. */
function withOrderLine(claim: Claim, quotes: QuotedOrder['quotes']): Claim {
  const quote = quotes[claim.line];
  if (!quote || isCodeQuote(quote)) return claim;
  return { ...claim, orderLine: quotes.slice(0, claim.line).filter(isProductQuote).length };
}

function toContent(input: PlaceOrderInput, { quotes, priced, shipping }: QuotedOrder): CartContent {
  const bought = quotes.filter(isProductQuote);
  return {
    lines: bought.map(({ orderLine }) => orderLine),
    admissions: bought.map(({ admissions }) => admissions),
    claims: priced.claims.map((claim) => withOrderLine(claim, quotes)),
    shipping,
    codes: priced.codes,
    vat: priced.vat,
    buyer: input.buyer,
    payment: input.payment,
    request_invoice: input.request_invoice,
    external_document_number: input.external_document_number,
    buyer_vat_id: input.buyer_vat_id,
    routing_id: input.routing_id,
    buyer_reference: input.buyer_reference,
    partner: input.partner,
  };
}
