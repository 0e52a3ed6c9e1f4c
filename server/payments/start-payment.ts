// Starts payments (spec decisions 3 and 4): the cart is held first, with its payment written beside it; then the provider is
// told. A process that dies in between leaves a hold that lapses and nothing to pay.
import type { Language } from '../../domain/language.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { ownAddress } from '../http/own-address.ts';
import { findCart } from '../orders/decide-cart.ts';
import type { NewCart } from '../orders/hold-carts.ts';
import type { PlaceOrderInput } from '../orders/quote-cart.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import type { Debtor, PaymentProvider } from './payment-provider.ts';
import { insertPayments, paymentsOfCart, setPaymentReference } from './payment-store.ts';

export type StartedPayment = { readonly cartId: string; readonly url: string; readonly expires: string };

export type StartPaymentContext = {
  readonly database: Database;
  readonly publicUrl: string;
  /** Who takes payments of this type; a total of nothing is nobody's. */
  readonly providerFor: (payart: number, total: number) => PaymentProvider;
  readonly provider: (name: string) => PaymentProvider;
  /** What the provider's page names the purchase. */
  readonly describe: (language: Language) => string;
};

export type FirstPaymentsShop = Pick<StartPaymentContext, 'providerFor'>;

/** How the visitor pays, besides the type's number. */
export type WayToPay = { readonly express: boolean; readonly debtor?: Debtor | undefined };

/** Writes the payments of carts that are being held, in the same transaction; the cart's id is the first payment's. */
export function insertFirstPayments(
  { providerFor }: FirstPaymentsShop,
  sql: Sql,
  carts: readonly NewCart[],
): Promise<void> {
  return insertPayments(
    sql,
    carts.map(({ id, total, payart }) => ({
      id,
      cart_id: id,
      provider: providerFor(payart, total).name,
      reference: id,
      amount: total,
    })),
  );
}

/** `checkout/initPayment`: holds the cart and starts its payment. */
export function createInitPayment(
  placeOrder: (input: PlaceOrderInput) => Promise<{ cartId: string; expires: Date; total: number } | Refusal>,
  context: StartPaymentContext,
) {
  return async (input: PlaceOrderInput, way: WayToPay): Promise<StartedPayment | Refusal> => {
    const placed = await placeOrder(input);
    if (isRefusal(placed)) return placed;
    const url = await startAt(
      {
        paymentId: placed.cartId,
        cartId: placed.cartId,
        amount: placed.total,
        payart: input.payment.payartId,
        language: input.language,
        ...way,
        continueUrl: input.continueUrl,
        cancelUrl: input.cancelUrl,
      },
      context,
    );
    return { cartId: placed.cartId, url, expires: placed.expires.toISOString() };
  };
}

type Starting = WayToPay & {
  readonly paymentId: string;
  readonly cartId: string;
  readonly amount: number;
  readonly payart: number;
  readonly language: Language;
  readonly continueUrl: string;
  readonly cancelUrl: string;
};

async function startAt(starting: Starting, context: StartPaymentContext): Promise<string> {
  const provider = context.providerFor(starting.payart, starting.amount);
  const { reference, url } = await provider.start({
    paymentId: starting.paymentId,
    amount: starting.amount,
    description: context.describe(starting.language),
    language: starting.language,
    express: starting.express,
    debtor: starting.debtor,
    returnUrl: withCart(starting.continueUrl, starting.cartId, context.publicUrl),
    cancelUrl: starting.cancelUrl,
  });
  if (reference !== starting.paymentId)
    await setPaymentReference(context.database, starting.paymentId, reference);
  return url;
}

/**
 * The address at which the shop takes the visitor back, with what names their cart should its storage be lost. In a page
 * that shows the shop it stands in the fragment, which no server, log or `Referer` gets to read; the shop's element takes it
 * out (shop/embed).
 */
function withCart(url: string, cartId: string, publicUrl: string): string {
  const address = new URL(url);
  if (ownAddress(url, publicUrl)) address.searchParams.set('us', cartId);
  else address.hash = `foyer-us-${cartId}`;
  return address.href;
}

/** `checkout/initPaymentOrder`: another try at paying for a cart that is still held. */
export function createInitPaymentOrder(context: StartPaymentContext & { readonly now: () => Date }) {
  return async (
    cartId: string,
    payart: number,
    urls: { readonly continueUrl: string; readonly cancelUrl: string },
    way: WayToPay,
  ): Promise<StartedPayment | Refusal> => {
    const cart = await findCart(context.database, cartId);
    if (!cart || cart.state === 'canceled' || cart.state === 'expired' || cart.expires_at <= context.now())
      return refuse('CART_GONE');
    if (cart.state !== 'held') return refuse('CART_NOT_PAYABLE');
    // Placed for an express payment: nobody would know where to send the tickets.
    if (!way.express && cart.quote.buyer.email === '') return refuse('CART_NOT_PAYABLE');
    // Only one payment at a time: what the visitor left behind must not be paid as well.
    await cancelPayments(cartId, context);
    const paymentId = randomId();
    await insertPayments(context.database, [
      {
        id: paymentId,
        cart_id: cartId,
        provider: context.providerFor(payart, cart.total).name,
        reference: paymentId,
        amount: cart.total,
      },
    ]);
    const url = await startAt(
      { paymentId, cartId, amount: cart.total, payart, language: cart.language, ...way, ...urls },
      context,
    );
    return { cartId, url, expires: cart.expires_at.toISOString() };
  };
}

/** The visitor has turned back: tells the providers, as far as they listen. What is paid all the same goes back. */
export async function cancelPayments(cartId: string, context: StartPaymentContext): Promise<void> {
  for (const payment of await paymentsOfCart(context.database, cartId))
    if (payment.state === 'started' || payment.state === 'pending')
      await context
        .provider(payment.provider)
        .cancel(payment.reference)
        .catch(() => {});
}
