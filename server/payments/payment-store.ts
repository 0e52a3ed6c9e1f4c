// The SQL of payments (table `payment`): how they begin, are found and are locked. Their states: `payment-state-store.ts`.
import { sql as raw } from 'kysely';
import type { PaymentState } from '../../domain/payments/payment-state.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, list, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, plannedOnce, statement } from '../platform/database/statement.ts';
import type { Payer } from './payment-provider.ts';
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
  /** Why its provider could not say what became of it; null when it could. */
  problem: string | null;
};

declare const locked: unique symbol;
/** A payment whose row is locked until the end of the transaction. */
export type LockedPayment = PaymentRow & { readonly [locked]: true };

export type NewPayment = Pick<PaymentRow, 'id' | 'cart_id' | 'provider' | 'reference' | 'amount'>;

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
  'problem',
] as const;

// By hand: payments that start together are written together. When a cart was not written, its payment is not either.
const insertPaymentsStatement = plannedOnce(
  byHand(
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
  ),
);

const lockPaymentsStatement = plannedOnce(
  statement('lock-payments', { ids: list(text()) }, ({ ids }) =>
    payments().where('id', '=', any(ids)).orderBy('id').forNoKeyUpdate(),
  ),
);

const setReferenceStatement = statement(
  'set-payment-reference',
  { id: text(), reference: text() },
  ({ id, reference }) => build.updateTable('payment').set({ reference }).where('id', '=', id),
);

// A payment that nobody has begun yet is to be made at another provider.
const numberStatement = statement('payment-number', { id: text() }, ({ id }) =>
  build.selectFrom('payment').select('number').where('id', '=', id),
);

const setProviderStatement = statement(
  'set-payment-provider',
  { id: text(), provider: text() },
  ({ id, provider }) =>
    build
      .updateTable('payment')
      .set({ provider })
      .where('id', '=', id)
      .where('state', '=', 'started')
      .returning('number'),
);

const setAmountStatement = statement('set-payment-amount', { id: text(), amount: int() }, ({ id, amount }) =>
  build
    .updateTable('payment')
    .set({ amount })
    .where('id', '=', id)
    .where('received_at', 'is', null)
    .returning('id'),
);

const setRepaysStatement = statement('set-payment-repays', { id: text(), repays: text() }, ({ id, repays }) =>
  build.updateTable('payment').set({ repays }).where('id', '=', id),
);

const repayingStatement = statement('payments-that-repay', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('payment')
    .select(['id', 'repays'])
    .where('repays', '=', any(ids))
    .orderBy('created_at', 'desc')
    .orderBy('id'),
);

const repaidStatement = statement('payment-that-repays', { id: text() }, ({ id }) =>
  build.selectFrom('payment').select('id').where('repays', '=', id),
);

const paymentsOfCartStatement = plannedOnce(
  statement('payments-of-cart', { cart: text() }, ({ cart }) =>
    payments().where('cart_id', '=', cart).orderBy('created_at', 'desc').orderBy('id'),
  ),
);

// Two questions and not one with an `or`, for which PostgreSQL may read every payment of the provider. Where both find one,
// `reference` counts.
const paymentByReferenceStatement = plannedOnce(
  statement('payment-by-reference', { provider: text(), reference: text() }, ({ provider, reference }) => {
    const ofProvider = payments().where('provider', '=', provider);
    return ofProvider
      .where('reference', '=', reference)
      .unionAll(ofProvider.where('charge_id', '=', reference));
  }),
);

const findPaymentStatement = plannedOnce(
  statement('find-payment', { id: text() }, ({ id }) => payments().where('id', '=', id)),
);

/** Lets a locked payment that has only been written be made at another provider. @returns its number; undefined for any other */
export async function setPaymentProvider(
  sql: Sql,
  payment: LockedPayment,
  provider: string,
): Promise<number | undefined> {
  return (await sql.first(setProviderStatement, { id: payment.id, provider }))?.number;
}

/** A locked payment of which nothing has come is to bring another amount. @returns false where something has */
export async function setPaymentAmount(sql: Sql, { id }: LockedPayment, amount: number): Promise<boolean> {
  return (await sql.first(setAmountStatement, { id, amount })) !== undefined;
}

/** A locked payment makes good what a bank has taken back of another one. */
export function setRepays(sql: Sql, { id }: LockedPayment, repays: string): Promise<void> {
  return sql.run(setRepaysStatement, { id, repays });
}

/** Was what a bank has taken back of it paid again? Its order keeps the other payment then. */
export async function isPaidAgain(sql: Sql, id: string): Promise<boolean> {
  return (await sql.first(repaidStatement, { id })) !== undefined;
}

/** Payments that make good what banks have taken of others, the newest first. */
export function repayingPayments(
  sql: Sql,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly repays: string | null }[]> {
  return sql.all(repayingStatement, { ids });
}

export async function numberOfPayment(sql: Sql, id: string): Promise<number | undefined> {
  return (await sql.first(numberStatement, { id }))?.number;
}

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

/** A payment by what its provider calls it or its money. */
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
  return (await lockPayments(sql, [id])).get(id);
}

/**
 * Locks payments in one order; their carts are locked before them.
 * @returns those that exist, by their ids
 */
export async function lockPayments(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedPayment>> {
  const rows = await sql.all(lockPaymentsStatement, { ids });
  return new Map(rows.map((row) => [row.id, readPayment(row) as LockedPayment]));
}
