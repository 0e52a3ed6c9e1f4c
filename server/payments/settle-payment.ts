// Settles a payment (spec decisions 3) when the visitor comes back, a webhook arrives, or reconciliation asks. All
// three call this function; the first one settles and the others find it done. There must never be money without
// tickets, tickets without money, or a cart paid twice.
import { isUndecided, nextPaymentState, type PaymentEvent } from '../../domain/payments/payment-state.ts';
import type { MoneyOutcome, PaymentOutcome } from './payment-provider.ts';
import { changePayment, type PaymentFacts } from './payment-state-store.ts';
import { lockPayment, setPaymentReference } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { providerNamed } from './provider-registry.ts';
import { recordOutcome } from './record-outcome.ts';
import { settleArrived } from './settle-arrived.ts';
import { ProviderUnclear, type Settled, type UnsettledPayment } from './settlement.ts';

/** A provider that does not know a payment by then was never asked to start it. */
const STARTS_WITHIN_MS = 120_000;

export type SettledBy = {
  readonly visitorConfirms: boolean;
  /** Asks the provider also about a decided payment, because its money may have gone back since. */
  readonly askAgain?: boolean;
};

/** Finds out the outcome of a payment and acts on it. */
export async function settlePayment(
  shop: Payments,
  payment: UnsettledPayment,
  by: SettledBy,
): Promise<Settled> {
  if (!isUndecided(payment.state) && !by.askAgain) return settleKnown(shop, payment, by);
  const outcome = await askProvider(shop, payment);
  await learnReference(shop, payment, outcome);
  switch (outcome.state) {
    case 'open':
      return { state: 'undecided' };
    case 'unknown':
      return settleUnknown(shop, payment);
    case 'pending':
      await note(shop, payment, 'put-off', { chargeId: outcome.chargeId });
      return { state: 'put-off' };
    case 'failed':
      await note(shop, payment, 'declined');
      return { state: 'failed' };
    case 'canceled':
      await note(shop, payment, 'canceled');
      return { state: 'canceled' };
    default:
      return settleMoney(shop, payment, outcome, by);
  }
}

/** A payment that takes money without a page is asked about, and its money told of, by the provider's name of it. */
async function learnReference(
  { database }: Payments,
  { id, reference }: UnsettledPayment,
  outcome: PaymentOutcome,
): Promise<void> {
  const learnt = 'reference' in outcome ? outcome.reference : undefined;
  if (learnt !== undefined && reference === id) await setPaymentReference(database, id, learnt);
}

/** @throws ProviderUnclear */
async function askProvider(
  shop: Payments,
  { provider, reference }: UnsettledPayment,
): Promise<PaymentOutcome> {
  try {
    return await providerNamed(shop.providers, provider).lookUp(reference);
  } catch (cause) {
    throw new ProviderUnclear(cause instanceof Error ? cause.message : `${provider} does not answer`, {
      cause,
    });
  }
}

/**
 * The provider may be about to hear of a payment that has only just begun.
 * @throws ProviderUnclear when it has named the payment before: the keys are another account's now, and money may have come
 */
async function settleUnknown(shop: Payments, payment: UnsettledPayment): Promise<Settled> {
  if (payment.reference !== payment.id)
    throw new ProviderUnclear(
      `${payment.provider} no longer knows ${payment.reference}: are its keys those of another account?`,
    );
  if (shop.now().getTime() - payment.created_at.getTime() < STARTS_WITHIN_MS) return { state: 'undecided' };
  await note(shop, payment, 'canceled');
  return { state: 'canceled' };
}

/** The provider need not be asked about a decided payment. */
async function settleKnown(
  shop: Payments,
  payment: UnsettledPayment,
  { visitorConfirms }: SettledBy,
): Promise<Settled> {
  switch (payment.state) {
    case 'paid':
      return settleArrived(shop, { payment, outcome: { state: 'paid' }, visitorConfirms });
    case 'refund-due':
    case 'refunded':
      return { state: 'refunded' };
    case 'canceled':
      return { state: 'canceled' };
    default:
      return { state: 'failed' };
  }
}

function note(
  shop: Payments,
  { id, state }: UnsettledPayment,
  event: PaymentEvent,
  facts?: PaymentFacts,
): Promise<void> {
  // The shop asks about a pending payment for weeks; most answers change nothing.
  if (!nextPaymentState(state, event)) return Promise.resolve();
  return shop.database.transaction(async (sql) => {
    const payment = await lockPayment(sql, id);
    if (payment) await changePayment(sql, payment, event, shop.now(), facts);
  });
}

/**
 * Money has arrived. The cart keeps it unless it has already gone back; what happened to it since is recorded
 * afterwards.
 */
async function settleMoney(
  shop: Payments,
  payment: UnsettledPayment,
  outcome: MoneyOutcome,
  { visitorConfirms }: SettledBy,
): Promise<Settled> {
  const here = outcome.state === 'paid' || outcome.state === 'disputed';
  const settled = here ? await settleArrived(shop, { payment, outcome, visitorConfirms }) : undefined;
  const wasGone = payment.state === 'disputed' || payment.state === 'charged-back';
  if (here && outcome.state === 'paid' && !outcome.refunds?.length && !wasGone) return settled as Settled;
  const after = await recordOutcome(shop, payment, outcome);
  if (settled) return settled;
  return { state: after?.state === 'charged-back' ? 'failed' : 'refunded' };
}
