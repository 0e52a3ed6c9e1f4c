// The demo bank's own books of refunds and disputes (tables `demo_bank_refund`, `demo_bank_payment`).
import { sql as raw } from 'kysely';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, plannedOnce, statement } from '../../platform/database/statement.ts';
import type { BankDispute } from './demo-bank-store.ts';

export type BankRefund = {
  id: string;
  payment_id: string;
  amount: number;
  state: 'pending' | 'done' | 'failed';
};

const lockStatement = statement('bank-lock', { id: text() }, ({ id }) =>
  build
    .selectFrom('demo_bank_payment')
    .select(['amount', 'state', 'dispute', 'dispute_amount'])
    .where('id', '=', id)
    .forUpdate(),
);

const insertStatement = statement(
  'bank-insert-refund',
  { id: text(), payment_id: text(), amount: int(), state: text<BankRefund['state']>() },
  (refund) => build.insertInto('demo_bank_refund').values(refund),
);

const refundsOfStatement = plannedOnce(
  statement('bank-refunds-of', { payment: text() }, ({ payment }) =>
    build.selectFrom('demo_bank_refund').selectAll().where('payment_id', '=', payment).orderBy('id'),
  ),
);

const findStatement = statement('bank-find-refund', { id: text() }, ({ id }) =>
  build.selectFrom('demo_bank_refund').selectAll().where('id', '=', id),
);

const endStatement = statement(
  'bank-end-refund',
  { id: text(), state: text<BankRefund['state']>() },
  ({ id, state }) =>
    build.updateTable('demo_bank_refund').set({ state }).where('id', '=', id).returning('payment_id'),
);

const setRefundedStatement = statement('bank-set-refunded', { id: text(), sum: int() }, ({ id, sum }) =>
  build
    .updateTable('demo_bank_payment')
    .set({ state: 'refunded' })
    .where('id', '=', id)
    .where('state', '=', 'paid')
    .where('amount', '<=', sum),
);

const setPaidStatement = statement('bank-set-paid', { id: text(), sum: int() }, ({ id, sum }) =>
  build
    .updateTable('demo_bank_payment')
    .set({ state: 'paid' })
    .where('id', '=', id)
    .where('state', '=', 'refunded')
    .where('amount', '>', sum),
);

// By hand: the payer's bank takes what has not gone back, or a part of it, and as much comes back when the dispute is won.
const setDisputeStatement = byHand(
  'bank-set-dispute',
  { id: text(), dispute: text<BankDispute>(), amount: nullable(int()) },
  {},
  ({ id, dispute, amount }) => raw`
    update demo_bank_payment p set dispute = ${dispute}, dispute_amount = case
      when ${amount}::int is not null then ${amount}
      when p.dispute is null or p.dispute = 'won' and ${dispute} <> 'won' then p.amount - coalesce((
        select sum(r.amount) from demo_bank_refund r where r.payment_id = p.id and r.state <> 'failed'
      ), 0)
      else p.dispute_amount end
    where p.id = ${id}`,
);

/** Writes a refund. A known id changes nothing; a refund of more than is left fails. */
export function insertBankRefund(database: Database, refund: BankRefund): Promise<BankRefund> {
  return database.transaction(async (sql) => {
    const payment = await sql.first(lockStatement, { id: refund.payment_id });
    const refunds = await bankRefundsOf(sql, refund.payment_id);
    const known = refunds.find(({ id }) => id === refund.id);
    if (known) return known;
    const given = refunds
      .filter(({ state }) => state !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const paid = payment?.state === 'paid' || payment?.state === 'refunded';
    const isPossible = paid && given + refund.amount <= payment.amount - lostOf(payment);
    const written: BankRefund = isPossible ? refund : { ...refund, state: 'failed' };
    await sql.run(insertStatement, written);
    await countRefunds(sql, refund.payment_id);
    return written;
  });
}

export function bankRefundsOf(sql: Sql, paymentId: string): Promise<BankRefund[]> {
  return sql.all(refundsOfStatement, { payment: paymentId });
}

export function findBankRefund(sql: Sql, id: string): Promise<BankRefund | undefined> {
  return sql.first(findStatement, { id });
}

export function endBankRefund(database: Database, id: string, state: 'done' | 'failed'): Promise<void> {
  return database.transaction(async (sql) => {
    const [refund] = await sql.all(endStatement, { id, state });
    if (refund) await countRefunds(sql, refund.payment_id);
  });
}

/** Marks a payment as refunded while all of it has gone back. */
async function countRefunds(sql: Sql, paymentId: string): Promise<void> {
  const done = (await bankRefundsOf(sql, paymentId)).filter(({ state }) => state === 'done');
  const sum = done.reduce((total, { amount }) => total + amount, 0);
  await sql.run(setRefundedStatement, { id: paymentId, sum });
  await sql.run(setPaidStatement, { id: paymentId, sum });
}

type Disputed = {
  readonly amount: number;
  readonly dispute: string | null;
  readonly dispute_amount: number | null;
};

function lostOf({ amount, dispute, dispute_amount }: Disputed): number {
  return dispute === 'lost' ? (dispute_amount ?? amount) : 0;
}

/** @param amount what the payer's bank takes, in cents; what has not gone back where it is left out */
export async function setBankDispute(
  sql: Sql,
  id: string,
  dispute: BankDispute,
  amount?: number,
): Promise<void> {
  await sql.run(setDisputeStatement, { id, dispute, amount: amount ?? null });
}
