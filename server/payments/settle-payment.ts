// What became of a payment (spec decisions 3): the visitor comes back, a webhook arrives, or reconciliation asks. All three
// run this verb; whichever is first wins and the others find it done. Never money kept and no tickets, tickets and no
// money, or one cart paid twice.
import { HoldsSwept } from '../capacity/settle-holds.ts';
import type { Buyer } from '../orders/cart-content.ts';
import { confirmCart, type DecideContext, lockCart, payCart } from '../orders/decide-cart.ts';
import { inBatches } from '../platform/database/in-batches.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { Payer, PaymentOutcome, PaymentProvider } from './payment-provider.ts';
import { lockPayment, type PaymentRow, setPaymentState } from './payment-store.ts';

/** The job that gives money back and says so to who paid. */
export const REFUND_PAYMENT = 'refund-payment';
export type RefundPayment = { readonly payment_id: string };

export type SettleContext = DecideContext & {
  readonly database: Database;
  readonly provider: (name: string) => PaymentProvider;
  /** With confirm-on-checkout off, a paid cart waits for the visitor's click on the accepted page. */
  readonly confirmOnCheckout: () => boolean;
};

export type Settled =
  | { readonly state: 'confirmed'; readonly bookingId: string }
  /** Paid, waiting for the visitor's confirmation. */
  | { readonly state: 'paid' }
  | { readonly state: 'undecided' | 'failed' | 'canceled' | 'refunded' };

export type SettlePayment = (
  payment: PaymentRow,
  by: { readonly visitorConfirms: boolean },
) => Promise<Settled>;

const DECIDED = new Set(['paid', 'failed', 'canceled', 'refund-due', 'refunded']);

type Paid = {
  readonly payment: PaymentRow;
  readonly payer: Payer | undefined;
  readonly visitorConfirms: boolean;
};

/** Makes the verb. */
export function createSettlePayment(context: SettleContext): SettlePayment {
  const settle = inBatches(
    async (batch: Paid[]): Promise<PromiseSettledResult<Settled>[]> => {
      const [only] = batch;
      if (batch.length > 1 || !only) return settleTogether(batch, context);
      return Promise.allSettled([settleOnce(only, context)]);
    },
    { size: 16, atOnce: context.database.kind === 'postgres' ? 4 : 1 },
  );
  return async (payment, { visitorConfirms }) => {
    const outcome = await outcomeOf(payment, context);
    switch (outcome.state) {
      case 'paid': {
        const settled = await settle({ payment, payer: outcome.payer, visitorConfirms });
        if (settled.status === 'rejected') throw settled.reason;
        return settled.value;
      }
      case 'open':
        return { state: 'undecided' };
      case 'pending':
        if (payment.state === 'started')
          await setPaymentState(context.database, payment.id, 'pending', undefined, context.now());
        return { state: 'undecided' };
      case 'failed':
      case 'canceled':
      case 'refunded':
        if (!DECIDED.has(payment.state))
          await setPaymentState(context.database, payment.id, outcome.state, undefined, context.now());
        return { state: outcome.state };
    }
  };
}

/**
 * Settles what waits together in one transaction: one sync for many buyers. Carts are locked in one order; payments of
 * the same cart follow each other. When one of them cannot go with the others, each goes by itself.
 */
async function settleTogether(
  batch: readonly Paid[],
  context: SettleContext,
): Promise<PromiseSettledResult<Settled>[]> {
  const byCart = [...Map.groupBy(batch, ({ payment }) => payment.cart_id)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const settled = new Map<Paid, Settled>();
  const settleCart = async (sql: Sql, ofCart: readonly Paid[]) => {
    for (const paid of ofCart) settled.set(paid, await settlePaid(sql, paid, false, context));
  };
  try {
    await context.database.transaction(async (sql) => {
      // All of them to their end, also after a failure: nothing may still be under way when the transaction ends.
      const ended = await Promise.allSettled(byCart.map(([, ofCart]) => settleCart(sql, ofCart)));
      for (const end of ended) if (end.status === 'rejected') throw end.reason;
    });
    return batch.map((paid) => ({ status: 'fulfilled', value: settled.get(paid) as Settled }));
  } catch {
    return Promise.allSettled(batch.map((paid) => settleOnce(paid, context)));
  }
}

/** Money is here. Cart first, payment second: the order of locks that everyone keeps. */
async function settlePaid(
  sql: Sql,
  { payment: { id, cart_id }, payer, visitorConfirms }: Paid,
  afterSweep: boolean,
  context: SettleContext,
): Promise<Settled> {
  const now = context.now();
  const cart = await lockCart(sql, cart_id);
  const payment = await lockPayment(sql, id);
  if (!cart || !payment) return { state: 'refunded' };
  if (payment.state === 'refund-due' || payment.state === 'refunded') return { state: 'refunded' };
  if (payment.state === 'paid' && cart.booking_id) return { state: 'confirmed', bookingId: cart.booking_id };
  if (payment.state !== 'paid') {
    if (!(await payCart(sql, cart, now, afterSweep))) {
      await setPaymentState(sql, id, 'refund-due', payer, now);
      await context.jobs.write(sql, REFUND_PAYMENT, { payment_id: id } satisfies RefundPayment);
      return { state: 'refunded' };
    }
    await setPaymentState(sql, id, 'paid', payer, now);
  }
  if (!visitorConfirms && !context.confirmOnCheckout()) return { state: 'paid' };
  const bookingId = await confirmCart(sql, cart, { id, payer: buyerOf(payer ?? payment.payer) }, context);
  return { state: 'confirmed', bookingId };
}

function buyerOf(payer: Payer | null | undefined): Partial<Buyer> {
  return payer ? { email: payer.email, name: payer.name } : {};
}

async function settleOnce(paid: Paid, context: SettleContext): Promise<Settled> {
  const run = (afterSweep: boolean) =>
    context.database.transaction((sql) => settlePaid(sql, paid, afterSweep, context));
  try {
    return await run(false);
  } catch (problem) {
    if (!(problem instanceof HoldsSwept)) throw problem;
    return run(true);
  }
}

/** The provider need not be asked again about what is decided. */
async function outcomeOf(payment: PaymentRow, context: SettleContext): Promise<PaymentOutcome> {
  if (!DECIDED.has(payment.state)) return context.provider(payment.provider).lookUp(payment.reference);
  if (payment.state === 'refund-due') return { state: 'refunded' };
  if (payment.state === 'paid')
    return payment.payer ? { state: 'paid', payer: payment.payer } : { state: 'paid' };
  return { state: payment.state as 'failed' | 'canceled' | 'refunded' };
}
