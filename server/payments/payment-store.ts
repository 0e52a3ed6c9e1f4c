// The SQL of payments (table `payment`). A state changes only by an event that the table of states allows, on a payment
// whose row the transaction has locked.
import {
  isUndecided,
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
} from '../../domain/payments/payment-state.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { instant, int, nullable, text } from '../platform/database/sql-type.ts';
import { build, statement } from '../platform/database/statement.ts';
import type { MoneyOutcome, Payer } from './payment-provider.ts';

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

// By hand: these three run for every purchase.
const insertPaymentsStatement: Statement<never> = {
  name: 'insert-payments',
  // When a cart was not written, its payment is not written either.
  text: `
    insert into payment (id, cart_id, provider, reference, state, amount, created_at, next_look_at)
    select p.id, p.cart_id, p.provider, p.reference, 'started', p.amount, $6::timestamptz, $7::timestamptz
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) as p (id, cart_id, provider, reference, amount)
    join cart c on c.id = p.cart_id`,
};

const lockPaymentStatement: Statement<PaymentRow> = {
  name: 'lock-payment',
  text: `select ${COLUMNS.join(', ')} from payment where id = $1 for no key update`,
};

const setPaymentStateStatement: Statement<{ id: string }> = {
  name: 'set-payment-state',
  text: `
    update payment set state = $3, payer = coalesce($4::text::jsonb, payer), method = coalesce($5, method),
      fee = coalesce($6, fee), charge_id = coalesce($7, charge_id),
      decided_at = case when $8 then decided_at else coalesce(decided_at, $9) end,
      received_at = case when $10 then coalesce(received_at, $9) else received_at end,
      next_look_at = case when $8 then next_look_at end
    where id = $1 and state = $2 returning id`,
};

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

const paymentsToLookAtStatement = statement('payments-to-look-at', { now: instant() }, ({ now }) =>
  payments().where('next_look_at', '<=', now).orderBy('next_look_at').limit(200),
);

const setNextLookStatement = statement(
  'set-next-look',
  { id: text(), next: nullable(instant()), looks: int() },
  ({ id, next, looks }) =>
    build
      .updateTable('payment')
      .set({ next_look_at: next, looks })
      .where('id', '=', id)
      .where('state', 'in', ['started', 'pending']),
);

function payments() {
  return build.selectFrom('payment').select(COLUMNS);
}

/**
 * Writes payments that are about to start.
 * @param nextLookAt when the provider is first asked about them
 */
export async function insertPayments(
  sql: Sql,
  payments: readonly NewPayment[],
  now: Date,
  nextLookAt: Date,
): Promise<void> {
  await sql.named(insertPaymentsStatement, [
    payments.map(({ id }) => id),
    payments.map(({ cart_id }) => cart_id),
    payments.map(({ provider }) => provider),
    payments.map(({ reference }) => reference),
    payments.map(({ amount }) => amount),
    now,
    nextLookAt,
  ]);
}

/** Stores the provider's id of the payment. */
export async function setPaymentReference(sql: Sql, id: string, reference: string): Promise<void> {
  await sql.run(setReferenceStatement, { id, reference });
}

/** A cart's payments, the newest first. */
export async function paymentsOfCart(sql: Sql, cartId: string): Promise<PaymentRow[]> {
  return (await sql.all(paymentsOfCartStatement, { cart: cartId })) as PaymentRow[];
}

export async function paymentByReference(
  sql: Sql,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return (await sql.first(paymentByReferenceStatement, { provider, reference })) as PaymentRow | undefined;
}

export async function findPayment(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  return (await sql.first(findPaymentStatement, { id })) as PaymentRow | undefined;
}

/** Locks a payment; its cart is locked before it. */
export async function lockPayment(sql: Sql, id: string): Promise<LockedPayment | undefined> {
  return (await sql.named(lockPaymentStatement, [id]))[0] as LockedPayment | undefined;
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
  const written = await sql.named(setPaymentStateStatement, [
    payment.id,
    payment.state,
    state,
    facts.payer ? JSON.stringify(facts.payer) : null,
    facts.method ?? null,
    facts.fee ?? null,
    facts.chargeId ?? null,
    isUndecided(state),
    now,
    received,
  ]);
  if (written.length !== 1) throw new Error(`payment ${payment.id} is no longer ${payment.state}`);
  return {
    ...payment,
    state,
    payer: facts.payer ?? payment.payer,
    received_at: received ? (payment.received_at ?? now) : payment.received_at,
  };
}

/** Payments that the provider is to be asked about now, those that have waited longest first. */
export async function paymentsToLookAt(sql: Sql, now: Date): Promise<PaymentRow[]> {
  return (await sql.all(paymentsToLookAtStatement, { now })) as PaymentRow[];
}

/** Notes that the provider was asked; `next` is when to ask again, null for never. */
export async function setNextLook(
  sql: Sql,
  { id, looks }: Pick<PaymentRow, 'id' | 'looks'>,
  next: Date | null,
): Promise<void> {
  await sql.run(setNextLookStatement, { id, next, looks: looks + 1 });
}
