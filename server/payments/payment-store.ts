// The SQL of payments (table `payment`).
import type { Sql, Statement } from '../platform/database/sql.ts';
import type { Payer } from './payment-provider.ts';

export type PaymentState = 'started' | 'pending' | 'paid' | 'failed' | 'canceled' | 'refund-due' | 'refunded';

export type PaymentRow = {
  id: string;
  cart_id: string;
  provider: string;
  reference: string;
  state: PaymentState;
  amount: number;
  payer: Payer | null;
};

const columns = 'id, cart_id, provider, reference, state, amount, payer';

const insertPaymentsStatement: Statement<never> = {
  name: 'insert-payments',
  // A payment of a cart that was not written is not written either.
  text: `
    insert into payment (id, cart_id, provider, reference, state, amount)
    select p.id, p.cart_id, p.provider, p.reference, 'started', p.amount
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[]) as p (id, cart_id, provider, reference, amount)
    join cart c on c.id = p.cart_id`,
};

export type NewPayment = Pick<PaymentRow, 'id' | 'cart_id' | 'provider' | 'reference' | 'amount'>;

const setReferenceStatement: Statement<never> = {
  name: 'set-payment-reference',
  text: 'update payment set reference = $2 where id = $1',
};

const paymentsOfCartStatement: Statement<PaymentRow> = {
  name: 'payments-of-cart',
  text: `select ${columns} from payment where cart_id = $1 order by created_at desc, id`,
};

const paymentByReferenceStatement: Statement<PaymentRow> = {
  name: 'payment-by-reference',
  text: `select ${columns} from payment where provider = $1 and reference = $2`,
};

const findPaymentStatement: Statement<PaymentRow> = {
  name: 'find-payment',
  text: `select ${columns} from payment where id = $1`,
};

const lockPaymentStatement: Statement<PaymentRow> = {
  name: 'lock-payment',
  text: `select ${columns} from payment where id = $1 for no key update`,
};

const setPaymentStateStatement: Statement<never> = {
  name: 'set-payment-state',
  text: `
    update payment set state = $2, payer = coalesce($3::text::jsonb, payer),
      decided_at = case when $2 in ('started', 'pending') then decided_at else coalesce(decided_at, $4) end
    where id = $1`,
};

const undecidedPaymentsStatement: Statement<PaymentRow> = {
  name: 'undecided-payments',
  text: `
    select ${columns} from payment
    where state in ('started', 'pending', 'refund-due') and created_at between $1 and $2
    order by created_at limit 200`,
};

export async function insertPayments(sql: Sql, payments: readonly NewPayment[]): Promise<void> {
  await sql.named(insertPaymentsStatement, [
    payments.map(({ id }) => id),
    payments.map(({ cart_id }) => cart_id),
    payments.map(({ provider }) => provider),
    payments.map(({ reference }) => reference),
    payments.map(({ amount }) => amount),
  ]);
}

/** The provider has its own name for the payment. */
export async function setPaymentReference(sql: Sql, id: string, reference: string): Promise<void> {
  await sql.named(setReferenceStatement, [id, reference]);
}

/** A cart's payments, the newest first. */
export function paymentsOfCart(sql: Sql, cartId: string): Promise<PaymentRow[]> {
  return sql.named(paymentsOfCartStatement, [cartId]);
}

export async function paymentByReference(
  sql: Sql,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> {
  return (await sql.named(paymentByReferenceStatement, [provider, reference]))[0];
}

export async function findPayment(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  return (await sql.named(findPaymentStatement, [id]))[0];
}

/** A payment that stays as it is until the end of the transaction; its cart is locked before it. */
export async function lockPayment(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  return (await sql.named(lockPaymentStatement, [id]))[0];
}

export async function setPaymentState(
  sql: Sql,
  id: string,
  state: PaymentState,
  payer: Payer | undefined,
  now: Date,
): Promise<void> {
  await sql.named(setPaymentStateStatement, [id, state, payer ? JSON.stringify(payer) : null, now]);
}

/** Payments of which nothing final is known, or whose money is still to be given back. */
export function undecidedPayments(sql: Sql, since: Date, until: Date): Promise<PaymentRow[]> {
  return sql.named(undecidedPaymentsStatement, [since, until]);
}
