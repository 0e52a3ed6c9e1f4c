// The SQL of payments (table `payment`). A state changes only by an event that the table of states allows, on a payment
// whose row the transaction has locked.
import { sql as raw } from 'kysely';
import {
  isUndecided,
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
} from '../../domain/payments/payment-state.ts';
import type { Sql } from '../platform/database/sql.ts';
import { boolean, instant, int, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import type { MoneyOutcome, Payer } from './payment-provider.ts';
import { checkPayer } from './stored-payer.ts';

export type PaymentRow = {
  id: string;
  cart_id: string;
  provider: string;
  reference: string;
  state: PaymentState;
  amount: number;
  currency: string;
  payer: Payer | null;
  method: string | null;
  fee: number | null;
  charge_id: string | null;
  created_at: Date;
  received_at: Date | null;
  looks: number;
  given_back: number;
};

declare const locked: unique symbol;
/** A payment whose row is locked until the end of the transaction. */
export type LockedPayment = PaymentRow & { readonly [locked]: true };

export type NewPayment = Pick<PaymentRow, 'id' | 'cart_id' | 'provider' | 'reference' | 'amount'>;

/** What the provider reports of a payment besides its state. */
export type PaymentFacts = Pick<MoneyOutcome, 'payer' | 'method' | 'fee' | 'chargeId'>;

const COLUMNS = [
  'id',
  'cart_id',
  'provider',
  'reference',
  'state',
  'amount',
  'currency',
  'payer',
  'method',
  'fee',
  'charge_id',
  'created_at',
  'received_at',
  'looks',
  'given_back',
] as const;

// By hand: payments that start together are written together. When a cart was not written, its payment is not either.
const insertPaymentsStatement = byHand(
  'insert-payments',
  {
    ids: list(text()),
    carts: list(text()),
    providers: list(text()),
    references: list(text()),
    amounts: list(int()),
    now: instant(),
    next_look_at: instant(),
  },
  {},
  ({ ids, carts, providers, references, amounts, now, next_look_at }) => raw`
    insert into payment (id, cart_id, provider, reference, state, amount, created_at, next_look_at)
    select p.id, p.cart_id, p.provider, p.reference, 'started', p.amount, ${now}, ${next_look_at}
    from unnest(${ids}, ${carts}, ${providers}, ${references}, ${amounts})
      as p (id, cart_id, provider, reference, amount)
    join cart c on c.id = p.cart_id`,
);

const lockPaymentStatement = statement('lock-payment', { id: text() }, ({ id }) =>
  payments().where('id', '=', id).forNoKeyUpdate(),
);

// By hand: what is known already stays when the provider does not repeat it.
const setPaymentStateStatement = byHand(
  'set-payment-state',
  {
    id: text(),
    from: text<PaymentState>(),
    state: text<PaymentState>(),
    payer: nullable(jsonb<Payer>()),
    method: nullable(text()),
    fee: nullable(int()),
    charge_id: nullable(text()),
    undecided: boolean(),
    received: boolean(),
    now: instant(),
  },
  { id: text() },
  (given) => raw`
    update payment set state = ${given.state}, payer = coalesce(${given.payer}, payer),
      method = coalesce(${given.method}, method), fee = coalesce(${given.fee}, fee),
      charge_id = coalesce(${given.charge_id}, charge_id),
      decided_at = case when ${given.undecided} then decided_at else coalesce(decided_at, ${given.now}) end,
      received_at = case when ${given.received} then coalesce(received_at, ${given.now}) else received_at end,
      next_look_at = case when ${given.undecided} then next_look_at end
    where id = ${given.id} and state = ${given.from} returning id`,
);

const setReferenceStatement = statement(
  'set-payment-reference',
  { id: text(), reference: text() },
  ({ id, reference }) => build.updateTable('payment').set({ reference }).where('id', '=', id),
);

const paymentsOfCartStatement = statement('payments-of-cart', { cart: text() }, ({ cart }) =>
  payments().where('cart_id', '=', cart).orderBy('created_at', 'desc').orderBy('id'),
);

const paymentByReferenceStatement = statement(
  'payment-by-reference',
  { provider: text(), reference: text() },
  ({ provider, reference }) => payments().where('provider', '=', provider).where('reference', '=', reference),
);

const findPaymentStatement = statement('find-payment', { id: text() }, ({ id }) =>
  payments().where('id', '=', id),
);

/** The rows of payments, for statements of this module. */
export function payments() {
  return build.selectFrom('payment').select(COLUMNS).$narrowType<{ payer: Payer | null }>();
}

/**
 * Writes payments that are about to start.
 * @param nextPollAt when the provider is first asked about them
 */
export async function insertPayments(
  sql: Sql,
  payments: readonly NewPayment[],
  now: Date,
  nextPollAt: Date,
): Promise<void> {
  await sql.run(insertPaymentsStatement, {
    ids: payments.map(({ id }) => id),
    carts: payments.map(({ cart_id }) => cart_id),
    providers: payments.map(({ provider }) => provider),
    references: payments.map(({ reference }) => reference),
    amounts: payments.map(({ amount }) => amount),
    now,
    next_look_at: nextPollAt,
  });
}

/** Stores the provider's id of the payment. */
export async function setPaymentReference(sql: Sql, id: string, reference: string): Promise<void> {
  await sql.run(setReferenceStatement, { id, reference });
}

/** A cart's payments, the newest first. */
export async function paymentsOfCart(sql: Sql, cartId: string): Promise<PaymentRow[]> {
  return (await sql.all(paymentsOfCartStatement, { cart: cartId })).map(readPayment);
}

export function readPayment(row: PaymentRow): PaymentRow {
  return checkPayer('payment', row);
}

export async function paymentByReference(
  sql: Sql,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  const payment = await sql.first(paymentByReferenceStatement, { provider, reference });
  return payment && readPayment(payment);
}

export async function findPayment(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  const payment = await sql.first(findPaymentStatement, { id });
  return payment && readPayment(payment);
}

/** Locks a payment; its cart is locked before it. */
export async function lockPayment(sql: Sql, id: string): Promise<LockedPayment | undefined> {
  const payment = await sql.first(lockPaymentStatement, { id });
  return payment && (readPayment(payment) as LockedPayment);
}

/**
 * Applies an event to a payment.
 * @returns the changed payment; undefined when its state does not allow the event and nothing was written
 */
export async function changePayment(
  sql: Sql,
  payment: LockedPayment,
  event: PaymentEvent,
  now: Date,
  facts: PaymentFacts = {},
): Promise<LockedPayment | undefined> {
  const state = nextPaymentState(payment.state, event);
  if (!state) return undefined;
  const received = event === 'money-kept' || event === 'money-unwanted';
  const written = await sql.all(setPaymentStateStatement, {
    id: payment.id,
    from: payment.state,
    state,
    payer: facts.payer ?? null,
    method: facts.method ?? null,
    fee: facts.fee ?? null,
    charge_id: facts.chargeId ?? null,
    undecided: isUndecided(state),
    received,
    now,
  });
  if (written.length !== 1) throw new Error(`payment ${payment.id} is no longer ${payment.state}`);
  return {
    ...payment,
    state,
    payer: facts.payer ?? payment.payer,
    received_at: received ? (payment.received_at ?? now) : payment.received_at,
  };
}
