// The SQL of payments by transfer (table `transfer`), with what the account's statements say of each (table `bank_line`).
import { sql as raw } from 'kysely';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, instant, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

export type NewTransfer = {
  readonly payment_id: string;
  readonly reference: string;
  readonly amount: number;
  readonly due_on: Day;
  readonly remind_on: Day | null;
};

export type TransferRow = {
  payment_id: string;
  reference: string;
  amount: number;
  due_on: Day;
  closed_at: Date | null;
  received: number;
  taken_back: number;
};

const insertTransferStatement = statement(
  'insert-transfer',
  {
    payment_id: text(),
    reference: text(),
    amount: int(),
    due_on: day(),
    remind_on: nullable(day()),
    asked_at: instant(),
  },
  (row) =>
    build
      .insertInto('transfer')
      .values(row)
      // Another transfer may have the reference; then the caller tries another one.
      .onConflict((conflict) => conflict.doNothing())
      .returning('payment_id'),
);

// By hand: a transfer together with the sums of its lines; what was too much and went back has not come. It is asked for by its reference, or by its payment's id where the
// answer that would have named the reference was lost.
const findTransfersStatement = byHand(
  'find-transfers',
  { names: list(text()) },
  {
    payment_id: text(),
    reference: text(),
    amount: int(),
    due_on: day(),
    closed_at: nullable(instant()),
    received: bigint(),
    taken_back: bigint(),
  },
  ({ names }) => raw`
    select t.payment_id, t.reference, t.amount, t.due_on, t.closed_at,
      (coalesce(sum(l.amount) filter (where l.role = 'payment'), 0) - coalesce((
        select sum(r.amount) from transfer_return r
        where r.payment_id = t.payment_id and r.refund_id is null and r.state = 'sent'
      ), 0))::bigint as received,
      coalesce(-sum(l.amount) filter (where l.role = 'reversal'), 0)::bigint as taken_back
    from transfer t left join bank_line l on l.payment_id = t.payment_id
    where t.reference = any (${names}) or t.payment_id = any (${names})
    group by t.payment_id order by t.payment_id`,
);

const lockTransferStatement = statement('lock-transfer', { payment_id: text() }, ({ payment_id }) =>
  build.selectFrom('transfer').select('payment_id').where('payment_id', '=', payment_id).forNoKeyUpdate(),
);

const closeTransferStatement = statement(
  'close-transfer',
  { payment_id: text(), now: instant() },
  ({ payment_id, now }) =>
    build
      .updateTable('transfer')
      .set({ closed_at: now, remind_on: null })
      .where('payment_id', '=', payment_id)
      .where('closed_at', 'is', null)
      .returning('payment_id'),
);

const setAmountStatement = statement(
  'set-transfer-amount',
  { payment_id: text(), amount: int() },
  ({ payment_id, amount }) =>
    build
      .updateTable('transfer')
      .set({ amount })
      .where('payment_id', '=', payment_id)
      .where('closed_at', 'is', null),
);

const takeRemindersStatement = statement('take-transfer-reminders', { today: day() }, ({ today }) =>
  build
    .updateTable('transfer')
    .set({ remind_on: null })
    .where('remind_on', '<=', today)
    .where('closed_at', 'is', null)
    .returning('payment_id'),
);

const byNameStatement = statement(
  'transfer-by-name',
  { reference: text(), number: text() },
  ({ reference, number }) =>
    build
      .selectFrom('transfer as t')
      .leftJoin('placed_order as o', 'o.payment_id', 't.payment_id')
      .select('t.payment_id')
      .where(({ or, eb }) => or([eb('t.reference', '=', reference), eb('o.number', '=', number)])),
);

// By hand: sums of lines decide which transfers are found.
const partlyPaidStatement = byHand(
  'partly-paid-transfers',
  {},
  { payment_id: text(), reference: text(), amount: int(), received: bigint(), due_on: day() },
  () => raw`
    select t.payment_id, t.reference, t.amount, t.due_on,
      sum(l.amount)::bigint as received
    from transfer t join bank_line l on l.payment_id = t.payment_id and l.role in ('payment', 'reversal')
    where t.closed_at is null
    group by t.payment_id having sum(l.amount) between 1 and t.amount - 1
    order by t.due_on, t.payment_id limit 1000`,
);

export type PartlyPaidRow = {
  payment_id: string;
  reference: string;
  amount: number;
  received: number;
  due_on: Day;
};

/** Transfers that are still waited for, and of which a part has come. */
export function partlyPaid(sql: Sql): Promise<PartlyPaidRow[]> {
  return sql.all(partlyPaidStatement);
}

/** The payment of a transfer by its reference, however it is written, or by the number of its order. */
export async function findTransferByName(sql: Sql, name: string): Promise<string | undefined> {
  const reference = name.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (await sql.first(byNameStatement, { reference, number: name }))?.payment_id;
}

/** Writes a transfer; false where it or its reference is there already. */
export async function insertTransfer(sql: Sql, transfer: NewTransfer, now: Date): Promise<boolean> {
  return (await sql.all(insertTransferStatement, { ...transfer, asked_at: now })).length === 1;
}

/** A transfer by its reference, or by the id of its payment. */
export async function findTransfer(sql: Sql, name: string): Promise<TransferRow | undefined> {
  return (await findTransfers(sql, [name]))[0];
}

export function findTransfers(sql: Sql, names: readonly string[]): Promise<TransferRow[]> {
  return sql.all(findTransfersStatement, { names });
}

/** Locks a transfer until the end of the transaction, and reads it with its lines. */
export async function lockTransfer(sql: Sql, paymentId: string): Promise<TransferRow | undefined> {
  await sql.run(lockTransferStatement, { payment_id: paymentId });
  return findTransfer(sql, paymentId);
}

/** Nobody waits for it any more; false where that was so already. */
export async function closeTransfer(sql: Sql, paymentId: string, now: Date): Promise<boolean> {
  return (await sql.all(closeTransferStatement, { payment_id: paymentId, now })).length === 1;
}

/** A locked transfer is asked for with another amount. */
export async function setTransferAmount(sql: Sql, paymentId: string, amount: number): Promise<void> {
  await sql.run(setAmountStatement, { payment_id: paymentId, amount });
}

/** The payments whose buyers are to be reminded today; nobody gets them again. */
export async function takeReminders(sql: Sql, today: Day): Promise<string[]> {
  return (await sql.all(takeRemindersStatement, { today })).map(({ payment_id }) => payment_id);
}
