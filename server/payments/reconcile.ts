// Settles payments whose visitors did not come back (spec decisions 3): asks providers about undecided payments and
// refunds, with growing pauses, closes the pages of carts that have ended, and expires carts. Runs as a job, once over
// all processes; every step may run twice.
import { CLOSE_AFTER_MS, nextPoll } from '../../domain/payments/poll-schedule.ts';
import { isOpenRefund } from '../../domain/payments/refund-state.ts';
import { sweepLapsedHolds } from '../capacity/settle-holds.ts';
import {
  type CartRow,
  cancelPaidCart,
  expireCarts,
  findCart,
  lockCart,
  unconfirmedCarts,
} from '../orders/decide-cart.ts';
import { closePayment } from './cancel-payments.ts';
import { paymentsToPoll, setNextPoll, setProblem } from './payment-poll-store.ts';
import { changePayment } from './payment-state-store.ts';
import { findPayment, lockPayment, type PaymentRow, paymentsOfCart } from './payment-store.ts';
import type { Payments } from './payments.ts';
import { sendRefund } from './refunds/refund-payment.ts';
import { type RefundRow, refundsOf, refundsToPoll, setNextRefundPoll } from './refunds/refund-store.ts';
import { REFUND_PAYMENT, type RefundPayment, refundRemainder } from './refunds/request-refund.ts';
import { settlePayment } from './settle-payment.ts';

const LONGEST_PROBLEM = 300;
const MOST_SILENCES = 3;

/** One round of reconciliation. */
export async function reconcilePayments(shop: Payments): Promise<void> {
  const { database } = shop;
  const now = shop.now();
  const answering = answeringProviders();
  for (const payment of await paymentsToPoll(database, now))
    await answering(payment, () => pollPayment(shop, payment, now));
  for (const refund of await refundsToPoll(database, now))
    await answering(refund, () => pollRefund(shop, refund, now));
  for (const cartId of await unconfirmedCarts(database, now)) await returnUnconfirmed(shop, cartId);
  await expireCarts(database, now);
  await sweepLapsedHolds(database, now);
}

/**
 * A provider that has not answered a few times in a row is left alone until the next round: whoever waits for it would keep
 * refunds at the others, and the end of carts, waiting as well.
 */
function answeringProviders() {
  const silences = new Map<string, number>();
  return async ({ provider }: { readonly provider: string }, ask: () => Promise<boolean>): Promise<void> => {
    const before = silences.get(provider) ?? 0;
    if (before >= MOST_SILENCES) return;
    silences.set(provider, (await ask()) ? 0 : before + 1);
  };
}

/**
 * The next time to ask is stored first, so that a slow provider or a crash does not make the shop ask without pause.
 * @returns whether the provider answered
 */
async function pollPayment(shop: Payments, payment: PaymentRow, now: Date): Promise<boolean> {
  const cart = await findCart(shop.database, payment.cart_id);
  const closesAt = closingTime(cart);
  const isOver = closesAt <= now;
  const next = nextPoll(payment.looks, payment.created_at, now);
  // The provider is also asked at that time, so that no page stays open on which a visitor could pay for lost places.
  const sooner = !isOver && next && next > closesAt ? closesAt : next;
  await setNextPoll(shop.database, payment, sooner ?? null);
  let isUnknown = true;
  let isAnswered = false;
  try {
    const settled = await (isOver
      ? closePayment(shop, payment)
      : settlePayment(shop, payment, { visitorConfirms: false }));
    isAnswered = true;
    isUnknown = settled.state === 'undecided' || settled.state === 'put-off';
    await setProblem(shop.database, payment, null, now);
  } catch (problem) {
    await setProblem(shop.database, payment, textOf(problem), now);
    shop.log.warn({ err: problem, payment: payment.id }, 'a payment could not be reconciled');
  }
  if (!next && isUnknown) warnOfForgotten(shop, { payment: payment.id }, payment);
  return isAnswered;
}

function textOf(problem: unknown): string {
  return (problem instanceof Error ? problem.message : String(problem)).slice(0, LONGEST_PROBLEM);
}

/** A later webhook would still be heard, but nobody may rely on one. */
function warnOfForgotten(
  { log }: Payments,
  what: { readonly payment: string; readonly refund?: string },
  { provider, reference, amount }: { provider: string; reference: string | null; amount: number },
): void {
  log.warn(
    { ...what, provider, reference, amount },
    'nothing is decided after 30 days, and the shop stops asking: somebody must look at the provider',
  );
}

/** When a cart's payment page closes: at once when the cart is decided, else a little after its hold has lapsed. */
function closingTime(cart: CartRow | undefined): Date {
  const waits = cart?.state === 'held' || cart?.state === 'expired';
  return waits ? new Date(cart.expires_at.getTime() + CLOSE_AFTER_MS) : new Date(0);
}

/** @returns whether the provider answered */
async function pollRefund(shop: Payments, refund: RefundRow, now: Date): Promise<boolean> {
  const next = nextPoll(refund.looks, refund.requested_at, now);
  await setNextRefundPoll(shop.database, refund, next ?? null);
  const isAnswered = await sendAgain(shop, refund, now);
  if (next) return isAnswered;
  const current = (await refundsOf(shop.database, refund.payment_id)).find(({ id }) => id === refund.id);
  if (current && isOpenRefund(current.state))
    warnOfForgotten(shop, { payment: refund.payment_id, refund: refund.id }, current);
  return isAnswered;
}

async function sendAgain(shop: Payments, refund: RefundRow, now: Date): Promise<boolean> {
  const payment = await findPayment(shop.database, refund.payment_id);
  if (!payment) return true;
  try {
    await sendRefund(shop, payment, refund);
    await setProblem(shop.database, payment, null, now);
    // The job mails the payer, if they have not had the mail yet.
    if (refund.reason === 'not-kept' || refund.reason === 'order-refunded')
      await shop.jobs.write(shop.database, REFUND_PAYMENT, {
        payment_id: refund.payment_id,
      } satisfies RefundPayment);
    return true;
  } catch (problem) {
    await setProblem(shop.database, payment, textOf(problem), now);
    shop.log.warn({ err: problem, refund: refund.id }, 'a refund could not be sent');
    return false;
  }
}

/** Returns the money of a paid cart that the visitor never confirmed on the accepted page: its hold has lapsed. */
function returnUnconfirmed(shop: Payments, cartId: string): Promise<void> {
  return shop.database.transaction(async (sql) => {
    const cart = await lockCart(sql, cartId);
    if (cart?.state !== 'paid') return;
    await cancelPaidCart(sql, cart);
    for (const { id, state } of await paymentsOfCart(sql, cartId)) {
      if (state !== 'paid') continue;
      const payment = await lockPayment(sql, id);
      const due = payment && (await changePayment(sql, payment, 'give-back', shop.now()));
      if (due) await refundRemainder(sql, shop, due, 'not-kept');
    }
  });
}
