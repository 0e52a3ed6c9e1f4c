// Records what happens to money after it has arrived, as the provider reports it: refunds that are done or failed or
// were made in the provider's dashboard, disputes, and debits that the payer's bank took back. Runs under the payment's
// lock, any number of times.
import type { Cents } from '../../domain/money.ts';
import { nextPaymentState } from '../../domain/payments/payment-state.ts';
import { madeGood } from '../../domain/payments/taken-back.ts';
import { postTakenBack } from '../ledger/post-taken-back.ts';
import { paidOrder } from '../orders/paid-order.ts';
import { releaseWaiting } from '../orders/returns/order-returns.ts';
import { takenBackOfPayment } from '../orders/taken-back/taken-back.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import type { MoneyOutcome, ProviderRefund } from './payment-provider.ts';
import { changePayment, learnFee } from './payment-state-store.ts';
import { isPaidAgain, type LockedPayment, lockPayment, type PaymentRow } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { MADE_AT_PROVIDER, owedOfCalledOff } from './refunds/called-off.ts';
import { changeRefund, insertRefund, type RefundRow, refundsOf } from './refunds/refund-store.ts';
import { recordReturned, refundLocked, refundRemainder, retryRefund } from './refunds/request-refund.ts';
import { writeTakenBack } from './taken-back/taken-back-job.ts';

/** Records what a provider reports about money that has arrived; returns the changed payment. */
export function recordOutcome(
  shop: Payments,
  { id }: Pick<PaymentRow, 'id'>,
  outcome: MoneyOutcome,
): Promise<LockedPayment | undefined> {
  return shop.database.transaction(async (sql) => {
    const payment = await lockPayment(sql, id);
    if (!payment) return undefined;
    const now = shop.now();
    // The provider gave all of it back before the shop knew that it had arrived.
    const known =
      outcome.state === 'refunded' && nextPaymentState(payment.state, 'money-unwanted')
        ? await changePayment(sql, payment, 'money-unwanted', now, outcome)
        : payment;
    let isKept = false;
    for (const refund of refundsIn(outcome, payment))
      isKept = (await recordRefund(sql, shop, payment, refund)) === 'kept' || isKept;
    const counted = (await recordReturned(sql, known ?? payment, now, { isKept })) ?? known ?? payment;
    await postDispute(sql, counted, outcome, now);
    if (known === payment) await learnFee(sql, payment, outcome.fee, now);
    return recordDispute(sql, shop, counted, outcome);
  });
}

/** A provider that cannot list its refunds reports at least that all of the money is back. */
function refundsIn({ state, refunds }: MoneyOutcome, payment: PaymentRow): readonly ProviderRefund[] {
  if (refunds) return refunds;
  if (state !== 'refunded' || payment.state === 'refunded') return [];
  return [{ reference: `${payment.reference}-refund`, amount: payment.amount, state: 'done' }];
}

const EVENTS = { pending: 'sent', done: 'done', failed: 'failed' } as const;

/**
 * Records what the provider reports about one refund, which may come from its dashboard.
 * @returns `kept` when it was given back there, and called off there: the museum keeps the money, or some of it
 */
export async function recordRefund(
  sql: Sql,
  shop: Pick<Payments, 'now' | 'log' | 'jobs'>,
  payment: LockedPayment,
  refund: ProviderRefund,
): Promise<'kept' | undefined> {
  const now = shop.now();
  const ours = await refundsOf(sql, payment.id);
  const known = ours.find(({ id, reference }) => id === refund.refundId || reference === refund.reference);
  if (!known) {
    await recordForeignRefund(sql, shop, payment, ours, refund);
    return undefined;
  }
  const changed = await changeRefund(sql, payment, known, EVENTS[refund.state], now, refund);
  if (changed?.state !== 'failed') return undefined;
  const isCalledOff = refund.isCalledOff && known.reason === 'made-at-provider';
  const owed = isCalledOff ? await owedOfCalledOff(sql, payment, known) : known.amount;
  if (owed > 0 && !(await retryRefund(sql, payment, { ...known, amount: owed }, now)))
    shop.log.error(
      { payment: payment.id, refund: known.id, failure: refund.failure },
      'a refund has failed too often: somebody must find out how the payer gets the money',
    );
  return owed < known.amount ? 'kept' : undefined;
}

/** Made in the provider's dashboard. A refund that we were about to send for the same money is dropped. */
async function recordForeignRefund(
  sql: Sql,
  shop: Pick<Payments, 'now' | 'jobs'>,
  payment: LockedPayment,
  ours: readonly RefundRow[],
  { reference, amount, state }: ProviderRefund,
): Promise<void> {
  if (state === 'failed') return;
  const now = shop.now();
  const made = {
    id: randomId(),
    amount,
    state: EVENTS[state],
    reason: 'made-at-provider',
    reference,
    attempt: 1,
  } as const;
  const look = state === 'done' ? null : now;
  if (await insertRefund(sql, payment.id, made, now, look)) return;
  for (const due of ours.filter((each) => each.state === 'due'))
    await changeRefund(sql, payment, due, 'failed', now, {
      reference: null,
      failure: MADE_AT_PROVIDER,
    });
  if (!(await insertRefund(sql, payment.id, made, now, look)))
    throw new Error(`payment ${payment.id}: its provider has given back more than was paid`);
  if (payment.state === 'refund-due') await refundRemainder(sql, shop, payment, 'not-kept');
}

const DISPUTES = { disputed: 'open', 'charged-back': 'lost', paid: 'none', refunded: 'none' } as const;

/** What banks took back is posted as it is reported, whatever the payment's state makes of it. */
async function postDispute(
  sql: Sql,
  payment: LockedPayment,
  { state, takenBack }: MoneyOutcome,
  now: Date,
): Promise<void> {
  const accepted = (await refundsOf(sql, payment.id)).filter(
    (refund) => refund.state === 'sent' || refund.state === 'done',
  );
  const rest = payment.amount - accepted.reduce((sum, { amount }) => sum + amount, 0);
  await postTakenBack(sql, payment, { state: DISPUTES[state], amount: takenBack }, rest, now);
}

async function recordDispute(
  sql: Sql,
  shop: Payments,
  payment: LockedPayment,
  { state, respondBy }: MoneyOutcome,
): Promise<LockedPayment> {
  const now = shop.now();
  if (state === 'disputed' || state === 'charged-back') {
    const lost = await changePayment(sql, payment, state, now, { respondBy });
    if (lost) await tellOfLoss(sql, shop, lost, state);
    return lost ?? payment;
  }
  const won = state === 'paid' ? await changePayment(sql, payment, 'dispute-won', now) : undefined;
  if (!won) return payment;
  // Refunds that were under way when the dispute began continue. What was given back meanwhile waited for the bank.
  const order = await paidOrder(sql, won);
  const open = (await refundsOf(sql, payment.id)).some(
    (refund) => refund.state === 'due' || refund.state === 'sent',
  );
  const waited = await releaseWaiting(sql, payment.id);
  const twice = order ? madeGood(await takenBackOfPayment(sql, payment.id)) : 0;
  if (waited.amount + twice > 0) {
    const reason = order?.refunded ? 'order-refunded' : 'part';
    if (waited.amount > 0) await refundLocked(sql, shop, won, waited.amount, reason);
    if (twice > 0) await returnTwice(sql, shop, won, { waited: waited.amount, twice });
    return won;
  }
  // Orders that were refunded before returns were kept have none.
  // The payer has paid twice then: the order keeps the payment that made the loss good.
  const isTwice = order === undefined && (await isPaidAgain(sql, won.id));
  if (isTwice) shop.log.warn({ payment: won.id }, WON_TWICE);
  const goesBack =
    isTwice || (order?.refunded && waited.returns === 0) || (open && won.given_back === won.amount);
  const back = goesBack ? await changePayment(sql, won, 'give-back', now) : undefined;
  if (back) await refundRemainder(sql, shop, back, order?.refunded ? 'order-refunded' : 'not-kept');
  return back ?? won;
}

const WON_TWICE = 'money that was won back had been paid again: it goes back';

/** A part of a payment was made good by another one, which the order keeps beside it (ADR 150). */
async function returnTwice(
  sql: Sql,
  shop: Payments,
  won: LockedPayment,
  { waited, twice }: { readonly waited: Cents; readonly twice: Cents },
): Promise<void> {
  shop.log.warn({ payment: won.id }, WON_TWICE);
  const current = { ...won, given_back: won.given_back + waited };
  await refundLocked(sql, shop, current, twice, 'not-kept');
}

/** Staff read it in the log and on their list. The buyer is written to once the money is gone for good (ADR 146). */
async function tellOfLoss(
  sql: Sql,
  shop: Payments,
  payment: LockedPayment,
  state: 'disputed' | 'charged-back',
): Promise<void> {
  const order = await paidOrder(sql, payment);
  shop.log.warn(
    { payment: payment.id, order: order?.number, state },
    'the payer’s bank has taken a payment back: its order stays valid until staff refund it',
  );
  if (state === 'charged-back' && order && !order.refunded)
    await writeTakenBack(shop.jobs, sql, payment.id, shop.now());
}
