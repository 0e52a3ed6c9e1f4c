// Starts payments (spec decisions 3 and 4): the cart is held first, with its payment written beside it; then the
// provider is asked. If it does not answer, the visitor can try again at once, and what the cart held is free. If the
// process dies in between, the hold lapses and no payment is open.
import { webhookPath, withReturnedCart } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Buyer } from '../orders/content/cart-content.ts';
import { type CartRow, findCart, lockCart } from '../orders/decide-cart.ts';
import type { PlaceOrderInput } from '../orders/quote/quote-cart.ts';
import { randomId } from '../platform/random-id.ts';
import { cancelPayments, closePages } from './cancel-payments.ts';
import { giveUpCart } from './give-up-cart.ts';
import { CURRENCY } from './guard/amount-due.ts';
import { firstPoll } from './insert-first-payments.ts';
import { type MailLinkShop, mailLinkAgain } from './mailed-link/mail-link-again.ts';
import { isByLink } from './mailed-link/mailed-link-provider.ts';
import type { Debtor, PaymentKind, PaymentProvider, Wallet } from './payment-provider.ts';
import { insertPayments, paymentsOfCart, setPaymentReference } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { type PlacedOrder, type PlaceOrderShop, placeOrder } from './place-order.ts';
import { providerFor } from './provider-registry.ts';
import { isByTransfer } from './transfer/transfer-provider.ts';

export type StartedPayment = { readonly cartId: string; readonly url: string; readonly expires: string };

/** How the visitor pays, besides the type's number. */
export type WayToPay = {
  readonly kind: PaymentKind;
  /** What the provider calls it (`payment_types[].method`). */
  readonly providerMethod?: string | undefined;
  readonly wallet?: Wallet | undefined;
  readonly debtor?: Debtor | undefined;
};

export type InitPaymentShop = PlaceOrderShop & { readonly payments: Payments };

/** `checkout/initPayment`: holds the cart and starts its payment. */
export async function initPayment(
  shop: InitPaymentShop,
  input: PlaceOrderInput,
  way: WayToPay,
): Promise<StartedPayment | Refusal> {
  const placed = await placeOrder(shop, input);
  if (isRefusal(placed)) return placed;
  const started = await startFirstPayment(shop.payments, placed, input, way);
  return isRefusal(started) ? giveBack(shop, placed.cartId, started) : started;
}

/** The visitor was sent nowhere: nothing may stay held for a payment that cannot be made. */
async function giveBack(shop: InitPaymentShop, cartId: string, started: Refusal): Promise<Refusal> {
  try {
    // Some providers take the money without a page, and it may have arrived although their answer did not.
    return (await giveUpCart(shop, cartId)) ? started : refuse('ALREADY_DECIDED');
  } catch (problem) {
    shop.payments.log.warn({ err: problem, cart: cartId }, 'a cart could not be given up; its hold lapses');
    return started;
  }
}

/** Starts the payment that was written with a cart. */
export async function startFirstPayment(
  shop: Payments,
  placed: PlacedOrder,
  input: Pick<PlaceOrderInput, 'replaces' | 'language' | 'buyer' | 'continueUrl' | 'cancelUrl'>,
  way: WayToPay,
): Promise<StartedPayment | Refusal> {
  // This try replaces the visitor's earlier one, whose page at the provider is closed.
  if (input.replaces) await cancelPayments(shop, input.replaces);
  const { cartId, total: amount, payart: payartId, expires } = placed;
  const provider = providerFor(shop.providers, placed);
  if (!provider) return refuse('PAYMENT_TYPE_UNKNOWN');
  const { language, buyer, continueUrl, cancelUrl } = input;
  const starting = { paymentId: cartId, cartId, amount, payartId, language, buyer, expires };
  return startAt(shop, provider, { ...starting, ...way, continueUrl, cancelUrl });
}

type Starting = WayToPay & {
  readonly paymentId: string;
  readonly cartId: string;
  readonly amount: number;
  readonly payartId: number;
  readonly language: Language;
  readonly buyer: Buyer;
  readonly expires: Date;
  readonly continueUrl: string;
  readonly cancelUrl: string;
};

/** Sends a payment that is written already to its provider. */
export async function startAt(
  shop: Payments,
  provider: PaymentProvider,
  starting: Starting,
): Promise<StartedPayment | Refusal> {
  const { cartId, expires, paymentId: payment } = starting;
  try {
    return { cartId, url: await pageFor(shop, provider, starting), expires: expires.toISOString() };
  } catch (problem) {
    shop.log.warn({ err: problem, payment }, 'a payment could not be started');
    return refuse('PAYMENT_NOT_STARTED');
  }
}

/** The address of the provider's page for a new payment. */
async function pageFor(shop: Payments, provider: PaymentProvider, starting: Starting): Promise<string> {
  const { paymentId, buyer, kind, payartId, providerMethod, wallet } = starting;
  const { reference, url } = await provider.start({
    paymentId,
    amount: starting.amount,
    currency: CURRENCY,
    method: { payartId, kind, providerMethod, wallet },
    buyer: buyer.email === '' ? undefined : { name: buyer.name, email: buyer.email, address: buyer.address },
    description: shop.describe(starting.language),
    language: starting.language,
    debtor: starting.debtor,
    // In case the browser's storage is lost; a page that embeds the shop has none of its own.
    returnUrl: withReturnedCart(starting.continueUrl, starting.cartId),
    cancelUrl: starting.cancelUrl,
    webhookUrl: shop.publicUrl + webhookPath({ provider: provider.name }),
    expires: starting.expires,
  });
  if (reference !== paymentId) await setPaymentReference(shop.database, paymentId, reference);
  return url;
}

/** `checkout/initPaymentOrder`: another try at paying for a cart that is still held. */
export async function initPaymentOrder(
  { payments: shop, ...limits }: MailLinkShop & InitPaymentShop,
  cartId: string,
  payartId: number,
  urls: { readonly continueUrl: string; readonly cancelUrl: string },
  way: WayToPay,
): Promise<StartedPayment | Refusal> {
  const now = shop.now();
  const cart = await findCart(shop.database, cartId);
  if (!cart || cart.state === 'canceled' || cart.state === 'expired' || cart.expires_at <= now)
    return refuse('CART_GONE');
  if (cart.state !== 'held') return refuse('CART_NOT_PAYABLE');
  const { buyer } = cart.quote;
  // A cart for express payment has no address to which the tickets could be sent.
  if (way.kind !== 'express' && buyer.email === '') return refuse('CART_NOT_PAYABLE');
  const { expires_at: expires } = cart;
  const payments = await paymentsOfCart(shop.database, cartId);
  // Its places are held for days, which no other way to pay may have.
  if (payments.some(isByTransfer)) return refuse('CART_NOT_PAYABLE');
  // An order that waits for its link cannot be had in another way.
  if (payments.some(isByLink)) {
    const refused = await mailLinkAgain({ ...limits, payments: shop }, cart);
    const url = withReturnedCart(urls.continueUrl, cartId);
    return refused ?? { cartId, url, expires: expires.toISOString() };
  }
  // Only one payment at a time: the page that the visitor left must not be paid as well.
  if (providerFor(shop.providers, { payart: payartId, total: cart.total, byLink: false }))
    await cancelPayments(shop, cartId);
  return startAnother(shop, cart, payartId, way, urls);
}

/** Starts another payment of a cart that is held; whoever calls has closed those before. */
export async function startAnother(
  shop: Payments,
  { id: cartId, language, expires_at: expires, quote: { buyer } }: CartRow,
  payartId: number,
  way: WayToPay,
  urls: { readonly continueUrl: string; readonly cancelUrl: string },
): Promise<StartedPayment | Refusal> {
  const another = await insertAnother(shop, cartId, payartId);
  if (isRefusal(another)) return another;
  const { provider, paymentId, amount } = another;
  const starting = { paymentId, cartId, amount, payartId, language, buyer, expires, ...way, ...urls };
  const started = await startAt(shop, provider, starting);
  // The cart stays held for another try. The provider may have started this one without the shop hearing of it.
  if (isRefusal(started))
    await closePages(
      shop,
      (await paymentsOfCart(shop.database, cartId)).filter(({ id }) => id === paymentId),
    );
  return started;
}

/**
 * Writes another payment of what a held cart comes to now: what its caller has read may have changed meanwhile, and nobody changes
 * it from here on without seeing this payment.
 */
function insertAnother(shop: Payments, cartId: string, payartId: number) {
  return shop.database.transaction(async (sql) => {
    const cart = await lockCart(sql, cartId);
    if (cart?.state !== 'held') return refuse('CART_GONE');
    const { total: amount } = cart;
    const provider = providerFor(shop.providers, { payart: payartId, total: amount, byLink: false });
    if (!provider) return refuse('PAYMENT_TYPE_UNKNOWN');
    const now = shop.now();
    const paymentId = randomId();
    const payment = { id: paymentId, cart_id: cartId, provider: provider.name, reference: paymentId, amount };
    await insertPayments(sql, [payment], now, firstPoll(now));
    return { provider, paymentId, amount };
  });
}
