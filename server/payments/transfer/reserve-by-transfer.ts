// What is held becomes a reserved order that is paid by transfer (ADR 100, 116), as if its buyer had chosen that in the shop:
// the same terms, the same days, the same mails.

import type { InvoiceFields } from '../../../domain/invoices/invoice-fields.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { isVisit } from '../../../domain/orders/visit-line.ts';
import { isUndecided } from '../../../domain/payments/payment-state.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Buyer } from '../../orders/content/cart-content.ts';
import {
  type CartRow,
  holdCartLonger,
  lockCart,
  setCartBuyer,
  setCartPayment,
} from '../../orders/decide-cart.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { lockPayment, paymentsOfCart, setPaymentProvider, setPaymentReference } from '../payment-store.ts';
import type { PaymentType } from '../payment-types.ts';
import type { Payments } from '../payments.ts';
import { transferHold } from './transfer-hold.ts';
import { isByTransfer, TRANSFER } from './transfer-provider.ts';
import { findTransferToPay } from './transfer-to-pay.ts';

export type Reserving = {
  readonly payments: Payments;
  readonly clock: Pick<MuseumClock, 'today' | 'toInstant'>;
};

export type AskedReservation = {
  readonly cartId: string;
  readonly buyer: Buyer;
  /** What the buyer wants on the invoice, where it was asked. */
  readonly invoice?: InvoiceFields | undefined;
  /** The museum's payment type for transfers. */
  readonly type: Pick<PaymentType, 'payartId' | 'name'>;
};

export type Reserved = {
  readonly reference: string;
  readonly total: number;
  readonly due: Day;
  readonly email: string;
};

/** Rolls back: some of the places were swept, the payment was decided, or there is no account any more. */
class GivenUp extends Error {}

/**
 * Reserves a held cart; done once, however often it is asked.
 * @param alsoWrite in the same transaction; the number is the payment's
 * @returns undefined where nothing is held any more
 */
export async function reserveByTransfer(
  shop: Reserving,
  asked: AskedReservation,
  alsoWrite: (sql: Sql, number: number) => Promise<void>,
): Promise<Reserved | Refusal | undefined> {
  const { database } = shop.payments;
  const held = await database
    .transaction((sql) => holdForTransfer(shop, sql, asked, alsoWrite))
    .catch((problem: unknown) => {
      if (problem instanceof GivenUp) return undefined;
      throw problem;
    });
  if (!held || isRefusal(held)) return held;
  const toPay = await findTransferToPay(shop.payments, held.paymentId);
  if (!toPay) return refuse('PAYMENT_NOT_STARTED');
  const { total, quote } = held.cart;
  return { reference: toPay.reference, total, due: toPay.due, email: quote.buyer.email };
}

type Held = { readonly cart: CartRow; readonly paymentId: string };

async function holdForTransfer(
  { payments: { now, transfer, providers }, clock }: Reserving,
  sql: Sql,
  { cartId, buyer, invoice, type }: AskedReservation,
  alsoWrite: (sql: Sql, number: number) => Promise<void>,
): Promise<Held | Refusal | undefined> {
  const cart = await lockCart(sql, cartId);
  const settings = transfer();
  if (cart?.state !== 'held' || cart.expires_at <= now()) return undefined;
  const before = await paymentsOfCart(sql, cartId);
  const known = before.find(isByTransfer);
  if (known) {
    // An older shop asked for it in a transaction of its own, and may have died before.
    if (isUndecided(known.state))
      await askFor(sql, providers, { paymentId: known.id, cart, expires: cart.expires_at });
    return { cart, paymentId: known.id };
  }
  // It is somebody's already, who pays in another way.
  if (cart.quote.buyer.email !== '') return undefined;
  if (!settings || cart.total === 0) return refuse('PAYMENT_TYPE_UNKNOWN');
  const expires = transferHold(settings, clock)({ total: cart.total, visits: visitsOf(cart) });
  if (isRefusal(expires)) return expires;
  const asked = invoice ? { ...cart, quote: { ...cart.quote, ...invoice, request_invoice: true } } : cart;
  const named = await setCartBuyer(sql, asked, buyer);
  await setCartPayment(sql, named, { payartId: type.payartId, name: type.name[cart.language] ?? '' });
  // What is held for longer already stays so.
  if (expires > cart.expires_at && !(await holdCartLonger(sql, cart, expires))) throw new GivenUp();
  const number = await payByTransfer(sql, cartId);
  if (number === undefined) throw new GivenUp();
  await askFor(sql, providers, { paymentId: cartId, cart, expires });
  await alsoWrite(sql, number);
  return { cart: named, paymentId: cartId };
}

/** The payment with which the sale was held, which has the cart's own id, is to come by transfer. @returns its number */
async function payByTransfer(sql: Sql, cartId: string): Promise<number | undefined> {
  const payment = await lockPayment(sql, cartId);
  return payment && setPaymentProvider(sql, payment, TRANSFER);
}

/** @throws GivenUp where there is no account any more */
async function askFor(
  sql: Sql,
  { transfer }: Pick<Payments['providers'], 'transfer'>,
  {
    paymentId,
    cart,
    expires,
  }: { readonly paymentId: string; readonly cart: CartRow; readonly expires: Date },
): Promise<void> {
  const reference = await transfer.ask(sql, { paymentId, amount: cart.total, expires });
  if (reference === undefined) throw new GivenUp();
  await setPaymentReference(sql, paymentId, reference);
}

function visitsOf({ quote }: CartRow): string[] {
  return quote.lines.flatMap((line) => (isVisit(line) ? [line.datetime] : []));
}
