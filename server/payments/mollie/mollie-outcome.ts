// What became of a payment, by what Mollie says of it, its refunds and its chargebacks.
import type { Cents } from '../../../domain/money.ts';
import type { MoneyOutcome, Payer, PaymentOutcome, ProviderRefund } from '../payment-provider.ts';
import {
  fromMollieAmount,
  type MollieAddress,
  type MolliePayment,
  type MollieRefund,
  noteIn,
} from './mollie-objects.ts';

/** `authorized` money is reserved and has not come. */
const STATES: Readonly<Record<string, 'open' | 'pending' | 'failed' | 'canceled'>> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'canceled',
};

/**
 * The outcome of a payment.
 * @param payment with its refunds and chargebacks embedded
 * @throws Error for a status that Mollie's documentation does not name
 */
export function mollieOutcomeOf(payment: MolliePayment): PaymentOutcome {
  if (payment.status === 'paid') return moneyOf(payment);
  const state = STATES[payment.status];
  if (!state) throw new Error(`Mollie says that payment ${payment.id} is ${payment.status}`);
  return { state };
}

function moneyOf(payment: MolliePayment): MoneyOutcome {
  const refunds = (payment._embedded?.refunds ?? []).map(toMollieProviderRefund);
  const takenBack = takenBackOf(payment);
  const { paypalFee } = payment.details ?? {};
  return {
    state: takenBack > 0 ? 'charged-back' : isAllBack(payment, refunds) ? 'refunded' : 'paid',
    payer: payerOf(payment),
    method: payment.method ?? undefined,
    // Mollie takes its own fees from the payout; what PayPal takes is known at once.
    fee: paypalFee ? Math.abs(fromMollieAmount(paypalFee)) : undefined,
    chargeId: payment.id,
    refunds,
    ...(takenBack > 0 ? { takenBack } : {}),
  };
}

/**
 * Mollie announces no dispute: a chargeback has taken the money. It may be reversed.
 * @returns in cents
 */
function takenBackOf({ _embedded }: MolliePayment): Cents {
  return (_embedded?.chargebacks ?? [])
    .filter(({ reversedAt }) => !reversedAt)
    .reduce((sum, { amount }) => sum + fromMollieAmount(amount), 0);
}

function isAllBack({ amount }: MolliePayment, refunds: readonly ProviderRefund[]): boolean {
  const back = refunds
    .filter(({ state }) => state === 'done')
    .reduce((sum, refund) => sum + refund.amount, 0);
  return back > 0 && back >= fromMollieAmount(amount);
}

/** Only of a payment without a buyer: whoever gave the shop an address is not known by another one. PayPal's account is one. */
function payerOf({ metadata, details }: MolliePayment): Payer | undefined {
  const isExpress = typeof metadata === 'object' && metadata !== null && 'express' in metadata;
  const { consumerName, consumerAccount, shippingAddress } = details ?? {};
  if (!isExpress || typeof consumerAccount !== 'string' || !consumerAccount.includes('@')) return undefined;
  const name = typeof consumerName === 'string' ? consumerName : '';
  const address = addressOf(shippingAddress);
  return { email: consumerAccount, name, ...(address && { address }) };
}

/** Undefined where a part of it is missing. */
function addressOf(given: MollieAddress | null | undefined): Payer['address'] {
  const { streetAndNumber: street, streetAdditional: more, postalCode: zip, city, country } = given ?? {};
  if (!street || !zip || !city || !country) return undefined;
  return { street: more ? `${street}, ${more}` : street, zip, city, country };
}

const REFUND_STATES: Readonly<Record<string, ProviderRefund['state']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund as the shop knows it; one made in Mollie's dashboard has no `refundId`. */
export function toMollieProviderRefund({ id, amount, status, metadata }: MollieRefund): ProviderRefund {
  const state = REFUND_STATES[status];
  if (!state) throw new Error(`Mollie says that refund ${id} is ${status}`);
  return {
    reference: id,
    refundId: noteIn(metadata, 'foyer_refund'),
    amount: fromMollieAmount(amount),
    state,
    ...(state === 'failed' ? { failure: status } : {}),
    ...(status === 'canceled' ? { isCalledOff: true as const } : {}),
  };
}
