// The SQL of lines of bank statements (table `bank_line`).
import { sql as raw } from 'kysely';
import { providerOfMeans } from '../../../../domain/payments/elsewhere.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, boolean, day, instant, nullable, text } from '../../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../../platform/database/statement.ts';
import type { KeyedLine } from './statement-line.ts';

export type LineRole = 'payment' | 'reversal' | 'return';

export type BankLineRow = {
  id: string;
  account: string;
  source: 'camt' | 'csv';
  booked_on: string;
  amount: number;
  currency: string;
  name: string;
  iban: string;
  said: string;
  reversal: boolean;
  state: 'open' | 'matched' | 'ignored';
  role: LineRole | null;
  why: string | null;
  payment_id: string | null;
};

/** What was decided about a line when it was read. */
export type LineDecision = Pick<BankLineRow, 'state' | 'role' | 'why' | 'payment_id'>;

const COLUMNS = [
  'id',
  'account',
  'source',
  'booked_on',
  'amount',
  'currency',
  'name',
  'iban',
  'said',
  'reversal',
  'state',
  'role',
  'why',
  'payment_id',
] as const;

// By hand: an advisory lock, because a file is no row.
const lockStatementStatement = byHand(
  'lock-bank-statement',
  { id: text() },
  { locked: text() },
  ({ id }) => raw`select pg_advisory_xact_lock(hashtextextended(${id}, 0))::text as locked`,
);

const insertLineStatement = statement(
  'insert-bank-line',
  {
    id: text(),
    account: text(),
    line_key: text(),
    source: text<'camt' | 'csv'>(),
    booked_on: day(),
    amount: bigint(),
    currency: text(),
    name: text(),
    iban: text(),
    said: text(),
    reversal: boolean(),
    state: text<BankLineRow['state']>(),
    role: nullable(text<LineRole>()),
    why: nullable(text()),
    payment_id: nullable(text()),
    read_at: instant(),
    decided_at: nullable(instant()),
  },
  (row) =>
    build
      .insertInto('bank_line')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
);

const isKnownStatement = statement(
  'is-bank-line-known',
  { account: text(), line_key: text() },
  ({ account, line_key }) =>
    build
      .selectFrom('bank_line')
      .select('id')
      .where('account', '=', account)
      .where('line_key', '=', line_key),
);

const twinsStatement = statement(
  'bank-line-twins',
  { payment: text(), booked_on: day(), amount: bigint(), source: text<'camt' | 'csv'>() },
  ({ payment, booked_on, amount, source }) =>
    build
      .selectFrom('bank_line')
      .select('id')
      .where('payment_id', '=', payment)
      .where('booked_on', '=', booked_on)
      .where('amount', '=', amount)
      .where('source', '!=', source),
);

const notedStatement = statement('transfer-noted-instead', { payment: text() }, ({ payment }) =>
  build
    .selectFrom('payment as p')
    .innerJoin('payment as noted', 'noted.cart_id', 'p.cart_id')
    .select('noted.id')
    .where('p.id', '=', payment)
    .where('noted.provider', '=', providerOfMeans('transfer'))
    .where('noted.received_at', 'is not', null),
);

const openLinesStatement = statement('open-bank-lines', {}, () =>
  build
    .selectFrom('bank_line')
    .select(COLUMNS)
    .where('state', '=', 'open')
    .orderBy('booked_on')
    .orderBy('id')
    .limit(1000),
);

const lockLineStatement = statement('lock-bank-line', { id: text() }, ({ id }) =>
  build.selectFrom('bank_line').select(COLUMNS).where('id', '=', id).forNoKeyUpdate(),
);

const matchStatement = statement(
  'match-bank-line',
  { id: text(), role: text<LineRole>(), payment_id: text(), now: instant() },
  ({ id, role, payment_id, now }) =>
    build
      .updateTable('bank_line')
      .set({ state: 'matched', role, payment_id, why: null, decided_at: now })
      .where('id', '=', id),
);

const ignoreStatement = statement(
  'ignore-bank-line',
  { id: text(), why: text(), now: instant() },
  ({ id, why, now }) =>
    build
      .updateTable('bank_line')
      // It is nobody's business any more who paid.
      .set({ state: 'ignored', why, name: '', iban: '', said: '', decided_at: now })
      .where('id', '=', id),
);

const forgetStatement = statement('forget-bank-lines', { before: day() }, ({ before }) =>
  build
    .updateTable('bank_line')
    .set({ name: '', iban: '', said: '' })
    .where('booked_on', '<', before)
    .where(({ or, eb }) => or([eb('name', '!=', ''), eb('iban', '!=', ''), eb('said', '!=', '')]))
    .returning('id'),
);

/** Takes names, accounts and words out of lines that were booked before a day; answers of how many. */
export async function forgetLines(sql: Sql, before: string): Promise<number> {
  return (await sql.all(forgetStatement, { before })).length;
}

/** Nobody else says that they read this file until the transaction ends. @param id of the file */
export async function lockStatement(sql: Sql, id: string): Promise<void> {
  await sql.all(lockStatementStatement, { id });
}

/** Writes a line; false where it was read before. */
export async function insertLine(
  sql: Sql,
  id: string,
  line: KeyedLine,
  decision: LineDecision,
  now: Date,
): Promise<boolean> {
  const decided_at = decision.state === 'open' ? null : now;
  const row = { id, ...line, ...decision, read_at: now, decided_at };
  return (await sql.all(insertLineStatement, row)).length === 1;
}

export async function isLineKnown(sql: Sql, { account, line_key }: KeyedLine): Promise<boolean> {
  return (await sql.first(isKnownStatement, { account, line_key })) !== undefined;
}

/** Did a file of the other format have such a line of the payment? */
export async function hasTwin(sql: Sql, payment: string, line: KeyedLine): Promise<boolean> {
  const { booked_on, amount, source } = line;
  return (await sql.first(twinsStatement, { payment, booked_on, amount, source })) !== undefined;
}

/** Did staff note a transfer for the order that this payment was asked for? */
export async function isPaidByNotedTransfer(sql: Sql, payment: string): Promise<boolean> {
  return (await sql.first(notedStatement, { payment })) !== undefined;
}

/** Lines that a person has to look at, the oldest first. */
export function openLines(sql: Sql): Promise<BankLineRow[]> {
  return sql.all(openLinesStatement);
}

export function lockLine(sql: Sql, id: string): Promise<BankLineRow | undefined> {
  return sql.first(lockLineStatement, { id });
}

export async function matchOpenLine(
  sql: Sql,
  id: string,
  { role, payment_id }: { readonly role: LineRole; readonly payment_id: string },
  now: Date,
): Promise<void> {
  await sql.run(matchStatement, { id, role, payment_id, now });
}

export async function ignoreOpenLine(sql: Sql, id: string, why: string, now: Date): Promise<void> {
  await sql.run(ignoreStatement, { id, why, now });
}
