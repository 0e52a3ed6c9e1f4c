// Money for the difference of a move (ADR 128), in the transaction that carries the move out or sends the money back. The order
// and its carts are locked before.
import type { Entry } from '../../../domain/ledger/entry.ts';
import type { Cents } from '../../../domain/money.ts';
import { type PaymentMeans, providerOfMeans } from '../../../domain/payments/elsewhere.ts';
import { rememberPayer } from '../../orders/decide-cart.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { firstPoll } from '../insert-first-payments.ts';
import { changePayment, changePayments } from '../payment-state-store.ts';
import { insertPayments, type LockedPayment, lockPayment } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { refundRemainder } from '../refunds/request-refund.ts';
import type { ArrivedPayment } from '../settlement.ts';

export type { ArrivedPayment };

/** `known`: the money came before and was kept, or is on its way back. */
export type ArrivedMoney = {
  readonly payment: LockedPayment;
  readonly known: 'kept' | 'returned' | undefined;
};

export async function lockMoney(
  sql: Sql,
  { payment: { id } }: ArrivedPayment,
): Promise<ArrivedMoney | undefined> {
  const payment = await lockPayment(sql, id);
  if (!payment) return undefined;
  if (payment.state === 'paid') return { payment, known: 'kept' };
  return { payment, known: payment.received_at ? 'returned' : undefined };
}

/** The order keeps it. @returns what the ledger has to know, to be posted with what was sold */
export async function keepMoney(
  sql: Sql,
  { now }: Pick<Payments, 'now'>,
  payment: LockedPayment,
  { outcome: facts }: Pick<ArrivedPayment, 'outcome'>,
): Promise<Entry[]> {
  const arrivals: Entry[] = [];
  const [kept] = await changePayments(sql, [{ payment, event: 'money-kept', facts }], now(), arrivals);
  if (!kept) throw new Error(`payment ${payment.id} cannot be kept: it is ${payment.state}`);
  return arrivals;
}

/** There is nothing to pay with it: it goes back. */
export async function returnMoney(
  sql: Sql,
  shop: Payments,
  payment: LockedPayment,
  { outcome: facts }: Pick<ArrivedPayment, 'outcome'>,
): Promise<void> {
  const unwanted = await changePayment(sql, payment, 'money-unwanted', shop.now(), facts);
  await rememberPayer(sql, payment.cart_id, shop.now());
  if (unwanted) await refundRemainder(sql, shop, unwanted, 'not-kept');
}

/** Writes a payment that staff have taken elsewhere. */
export async function takeElsewhere(
  sql: Sql,
  { now }: Pick<Payments, 'now'>,
  taken: {
    readonly cartId: string;
    readonly amount: Cents;
    readonly means: PaymentMeans;
    readonly receipt: string;
  },
): Promise<ArrivedPayment> {
  const { cartId: cart_id, amount, means, receipt } = taken;
  const id = randomId();
  const written = { id, cart_id, provider: providerOfMeans(means), reference: id, amount };
  await insertPayments(sql, [written], now(), firstPoll(now()));
  return {
    payment: { ...written, state: 'started', payer: null, created_at: now() },
    outcome: { state: 'paid', fee: 0, ...(receipt !== '' && { chargeId: receipt }) },
    visitorConfirms: true,
  };
}
