// The SQL of money that staff send back by a transfer of their own (table `transfer_return`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

/** `refund`: the shop asked for it. `surplus`: more came than was asked for. `incomplete`: less came, and too late. */
export type ReturnReason = 'refund' | 'surplus' | 'incomplete';

export type ReturnRow = {
  id: string;
  payment_id: string;
  refund_id: string | null;
  amount: number;
  reason: ReturnReason;
  state: 'due' | 'sent';
  sent_at: Date | null;
  /** The line of a statement that shows it. */
  line_id: string | null;
};

export type NewReturn = Pick<ReturnRow, 'id' | 'payment_id' | 'refund_id' | 'amount' | 'reason'>;

const COLUMNS = ['id', 'payment_id', 'refund_id', 'amount', 'reason', 'state', 'sent_at', 'line_id'] as const;

const insertReturnStatement = statement(
  'insert-transfer-return',
  {
    id: text(),
    payment_id: text(),
    refund_id: nullable(text()),
    amount: int(),
    reason: text<ReturnReason>(),
    asked_at: instant(),
  },
  (row) =>
    build
      .insertInto('transfer_return')
      .values({ ...row, state: 'due' })
      .onConflict((conflict) => conflict.doNothing()),
);

const returnsOfStatement = statement('transfer-returns-of', { payment_id: text() }, ({ payment_id }) =>
  build
    .selectFrom('transfer_return')
    .select(COLUMNS)
    .where('payment_id', '=', payment_id)
    .orderBy('asked_at')
    .orderBy('id'),
);

const returnOfRefundStatement = statement(
  'transfer-return-of-refund',
  { refund_id: text() },
  ({ refund_id }) => build.selectFrom('transfer_return').select(COLUMNS).where('refund_id', '=', refund_id),
);

const findReturnStatement = statement('find-transfer-return', { id: text() }, ({ id }) =>
  build.selectFrom('transfer_return').select(COLUMNS).where('id', '=', id),
);

const sendReturnStatement = statement(
  'send-transfer-return',
  { id: text(), line_id: nullable(text()), now: instant() },
  ({ id, line_id, now }) =>
    build
      .updateTable('transfer_return')
      .set({ state: 'sent', line_id, sent_at: now })
      .where('id', '=', id)
      .where('state', '=', 'due')
      .returning(COLUMNS),
);

const showReturnStatement = statement(
  'show-transfer-return',
  { id: text(), line_id: text() },
  ({ id, line_id }) =>
    build.updateTable('transfer_return').set({ line_id }).where('id', '=', id).where('line_id', 'is', null),
);

const dropUnwantedStatement = statement(
  'drop-unwanted-transfer-return',
  { payment_id: text() },
  ({ payment_id }) =>
    build
      .deleteFrom('transfer_return')
      .where('payment_id', '=', payment_id)
      .where('refund_id', 'is', null)
      .where('state', '=', 'due'),
);

// By hand: with whom the money came from, as the newest of its lines says.
const dueReturnsStatement = byHand(
  'due-transfer-returns',
  {},
  {
    id: text(),
    payment_id: text(),
    amount: int(),
    reason: text<ReturnReason>(),
    reference: text(),
    name: text(),
    iban: text(),
    asked_at: instant(),
  },
  () => raw`
    select r.id, r.payment_id, r.amount, r.reason, r.asked_at, t.reference,
      coalesce(l.name, '') as name, coalesce(l.iban, '') as iban
    from transfer_return r join transfer t on t.payment_id = r.payment_id
    left join lateral (
      select name, iban from bank_line where payment_id = r.payment_id and role = 'payment'
      order by booked_on desc, id limit 1
    ) l on true
    where r.state = 'due' order by r.asked_at, r.id limit 1000`,
);

export type DueReturnRow = {
  id: string;
  payment_id: string;
  amount: number;
  reason: ReturnReason;
  reference: string;
  name: string;
  iban: string;
  asked_at: Date;
};

/** Money that staff have to send back, the oldest first, and to whom. */
export function dueReturns(sql: Sql): Promise<DueReturnRow[]> {
  return sql.all(dueReturnsStatement);
}

/** Writes money to be sent back; what is there already stays as it is. */
export async function insertReturn(sql: Sql, row: NewReturn, now: Date): Promise<void> {
  await sql.run(insertReturnStatement, { ...row, asked_at: now });
}

/** What goes back of a payment, the oldest first. */
export function returnsOf(sql: Sql, paymentId: string): Promise<ReturnRow[]> {
  return sql.all(returnsOfStatement, { payment_id: paymentId });
}

export function findReturn(sql: Sql, id: string): Promise<ReturnRow | undefined> {
  return sql.first(findReturnStatement, { id });
}

export function returnOfRefund(sql: Sql, refundId: string): Promise<ReturnRow | undefined> {
  return sql.first(returnOfRefundStatement, { refund_id: refundId });
}

/**
 * Notes that money has left the account.
 * @param lineId the line of the statement that shows it; null where staff say so
 * @returns undefined where it had been noted before
 */
export function sendReturn(
  sql: Sql,
  id: string,
  lineId: string | null,
  now: Date,
): Promise<ReturnRow | undefined> {
  return sql.first(sendReturnStatement, { id, line_id: lineId, now });
}

/** A statement shows what staff had noted before. */
export async function showReturn(sql: Sql, id: string, line_id: string): Promise<void> {
  await sql.run(showReturnStatement, { id, line_id });
}

/** Takes back that unwanted money goes back, before it was sent. */
export async function dropUnwanted(sql: Sql, paymentId: string): Promise<void> {
  await sql.run(dropUnwantedStatement, { payment_id: paymentId });
}
