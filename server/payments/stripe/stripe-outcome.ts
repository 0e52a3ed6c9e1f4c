// What became of a payment, by what Stripe says of its session and its money. The state of the payment decides, never
// the name of an event.
import type Stripe from 'stripe';
import type { MoneyOutcome, Payer, PaymentOutcome, ProviderRefund } from '../payment-provider.ts';

/** As much of a dispute as the shop reads. */
export type StripeDispute = Pick<Stripe.Dispute, 'status' | 'amount'> & {
  readonly evidence_details?: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'> | null;
};

/** An inquiry takes no money yet; neither does one that was closed. */
const NO_DISPUTE: ReadonlySet<string> = new Set([
  'won',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
]);

/**
 * The outcome of a payment.
 * @param session with its payment intent, charge and balance transaction expanded
 */
export function outcomeOf(
  session: Stripe.Checkout.Session,
  refunds: readonly Stripe.Refund[],
  disputes: readonly StripeDispute[],
): PaymentOutcome {
  if (session.status === 'open') return { state: 'open' };
  if (session.status === 'expired') return { state: 'canceled' };
  if (session.payment_status === 'paid') {
    const paid = {
      amount: session.amount_total,
      payer: payerOf(session),
      intent: expanded(session.payment_intent),
    };
    return moneyOf(paid, refunds, disputes);
  }
  const intent = expanded(session.payment_intent);
  return intent && FAILED.has(intent.status)
    ? { state: 'failed' }
    : { state: 'pending', chargeId: intent?.id };
}

const FAILED: ReadonlySet<Stripe.PaymentIntent.Status> = new Set(['requires_payment_method', 'canceled']);

/**
 * The outcome of a debit without a page.
 * @param intent with its charge and balance transaction expanded
 */
export function debitOutcomeOf(
  intent: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly StripeDispute[],
): PaymentOutcome {
  if (intent.status === 'succeeded')
    return {
      ...moneyOf({ amount: intent.amount, payer: undefined, intent }, refunds, disputes),
      reference: intent.id,
    };
  return FAILED.has(intent.status) ? { state: 'failed' } : { state: 'pending', reference: intent.id };
}

type PaidMoney = {
  readonly amount: number | null;
  readonly payer: Payer | undefined;
  readonly intent: Stripe.PaymentIntent | undefined;
};

function moneyOf(
  { amount, payer, intent }: PaidMoney,
  refunds: readonly Stripe.Refund[],
  disputes: readonly StripeDispute[],
): MoneyOutcome {
  const charge = expanded(intent?.latest_charge);
  const back = refunds.map(toProviderRefund);
  return {
    state: disputeOf(disputes) ?? (isAllBack(amount, back) ? 'refunded' : 'paid'),
    payer,
    method: charge?.payment_method_details?.type,
    fee: expanded(charge?.balance_transaction)?.fee,
    chargeId: intent?.id,
    respondBy: respondBy(disputes),
    refunds: back,
    ...takenBackBy(disputes),
  };
}

function takenBackBy(disputes: readonly StripeDispute[]): Pick<MoneyOutcome, 'takenBack'> {
  const open = disputes.filter(({ status }) => !NO_DISPUTE.has(status));
  return open.length === 0 ? {} : { takenBack: open.reduce((sum, { amount }) => sum + amount, 0) };
}

function disputeOf(disputes: readonly StripeDispute[]): 'disputed' | 'charged-back' | undefined {
  const open = disputes.filter(({ status }) => !NO_DISPUTE.has(status));
  if (open.length === 0) return undefined;
  return open.some(({ status }) => status === 'lost') ? 'charged-back' : 'disputed';
}

/** The first day on which an open dispute is lost without an answer. */
function respondBy(disputes: readonly StripeDispute[]): Date | undefined {
  const dues = disputes.flatMap(({ status, evidence_details }) =>
    status === 'needs_response' && evidence_details?.due_by ? [evidence_details.due_by] : [],
  );
  return dues.length > 0 ? new Date(Math.min(...dues) * 1000) : undefined;
}

function isAllBack(amount: number | null, refunds: readonly ProviderRefund[]): boolean {
  const back = refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0);
  return amount !== null && amount > 0 && back >= amount;
}

/** Only of a session without a buyer: whoever gave the shop an address is not known by another one. */
function payerOf({ customer_email, customer_details: details }: Stripe.Checkout.Session): Payer | undefined {
  if (!details?.email || customer_email) return undefined;
  const address = addressOf(details.address);
  return { email: details.email, name: details.name ?? '', ...(address && { address }) };
}

/** The wallet's address, which Stripe's page asks for; undefined where a part of it is missing. */
function addressOf(given: Stripe.Address | null | undefined): Payer['address'] {
  const { line1, line2, postal_code: zip, city, country } = given ?? {};
  if (!line1 || !zip || !city || !country) return undefined;
  return { street: line2 ? `${line1}, ${line2}` : line1, zip, city, country };
}

/** A refund as the shop knows it; one made in Stripe's dashboard has no `refundId`. */
export function toProviderRefund({
  id,
  amount,
  status,
  metadata,
  failure_reason,
}: Stripe.Refund): ProviderRefund {
  const state =
    status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
  return {
    reference: id,
    refundId: metadata?.['foyer_refund'],
    amount,
    state,
    ...(state === 'failed' ? { failure: failure_reason ?? status ?? 'failed' } : {}),
    ...(status === 'canceled' ? { isCalledOff: true as const } : {}),
  };
}

/** An object that was asked for whole, and not only its id. */
export function expanded<T extends object>(value: string | T | null | undefined): T | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}
