// The SQL of declarations of withdrawal (table `withdrawal`).
import { sql as raw, type SqlBool } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { OrderState } from '../../../domain/orders/order.ts';
import type { Withdrawal } from '../../../domain/orders/withdrawal.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, instant, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { readParts } from '../content/stored-content.ts';

export type WithdrawalRow = Withdrawal & {
  readonly id: string;
  readonly language: Language;
  readonly mailed: boolean;
  readonly received_at: Date;
};

const COLUMNS = ['id', 'name', 'number', 'email', 'part', 'language', 'mailed', 'received_at'] as const;

const declarations = build
  .selectFrom('withdrawal')
  .select(COLUMNS)
  .$narrowType<Pick<WithdrawalRow, 'language' | 'part'>>();

/** Addresses are compared as the index has them. */
function isFrom(email: unknown) {
  return raw<SqlBool>`lower(email) = lower(${email})`;
}

// By hand: a lock that belongs to no table.
const lockStatement = byHand(
  'lock-withdrawals',
  { email: text() },
  { locked: text() },
  ({ email }) => raw`select pg_advisory_xact_lock(7012028, hashtext(lower(${email})))::text as locked`,
);

const findSameStatement = statement(
  'find-same-withdrawal',
  { email: text(), name: text(), number: text(), part: text<WithdrawalRow['part']>(), after: instant() },
  ({ email, name, number, part, after }) =>
    declarations
      .where(isFrom(email))
      .where('name', '=', name)
      .where('number', '=', number)
      .where('part', '=', part)
      .where('received_at', '>', after)
      .orderBy('received_at', 'desc')
      .limit(1),
);

const countReceiptsStatement = statement(
  'count-withdrawal-receipts',
  { email: text(), after: instant() },
  ({ email, after }) =>
    build
      .selectFrom('withdrawal')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(isFrom(email))
      .where('received_at', '>', after)
      .where('mailed', '=', true),
);

const insertStatement = statement(
  'insert-withdrawal',
  {
    id: text(),
    name: text(),
    number: text(),
    email: text(),
    part: text<WithdrawalRow['part']>(),
    language: text<Language>(),
    mailed: boolean(),
    received_at: instant(),
  },
  (row) => build.insertInto('withdrawal').values(row),
);

const findStatement = statement('find-withdrawal', { id: text() }, ({ id }) =>
  declarations.where('id', '=', id),
);

const readStatement = statement(
  'read-withdrawals',
  { from: instant(), until: instant() },
  ({ from, until }) =>
    declarations
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .orderBy('received_at')
      .orderBy('id'),
);

export type DeclaredOrderRow = {
  number: string;
  email: string;
  state: OrderState;
  confirmed_at: Date;
  refunded_at: Date | null;
  lines: OrderLine[];
};

// By hand: the address and the lines are in the JSON of the order.
const ordersStatement = byHand(
  'orders-of-withdrawals',
  { numbers: list(text()) },
  {
    number: text(),
    email: text(),
    state: text<OrderState>(),
    confirmed_at: instant(),
    refunded_at: nullable(instant()),
    lines: jsonb<OrderLine[]>(),
  },
  ({ numbers }) => raw`
    select number, content -> 'buyer' ->> 'email' as email, state, confirmed_at, refunded_at,
      content -> 'lines' as lines
    from placed_order where number = any (${numbers})`,
);

const readOfStatement = statement('read-withdrawals-of', { email: text() }, ({ email }) =>
  declarations.where(isFrom(email)).orderBy('received_at', 'desc').orderBy('id'),
);

/** Lets one declaration per address in at a time, over all processes, until the transaction ends. */
export async function lockWithdrawalsOf(sql: Sql, email: string): Promise<void> {
  await sql.run(lockStatement, { email });
}

/** The same declaration, received after an instant. */
export async function findSameWithdrawal(
  sql: Sql,
  { email, name, number, part }: Withdrawal,
  after: Date,
): Promise<WithdrawalRow | undefined> {
  return sql.first(findSameStatement, { email, name, number, part, after });
}

/** How many receipts an address was sent since an instant. */
export async function countReceipts(sql: Sql, email: string, after: Date): Promise<number> {
  return (await sql.first(countReceiptsStatement, { email, after }))?.count ?? 0;
}

export async function insertWithdrawal(sql: Sql, row: WithdrawalRow): Promise<void> {
  await sql.run(insertStatement, row);
}

export async function findWithdrawalRow(sql: Sql, id: string): Promise<WithdrawalRow | undefined> {
  return sql.first(findStatement, { id });
}

/** Declarations that were received in a span of time, its end excluded. */
export function readWithdrawals(sql: Sql, from: Date, until: Date): Promise<WithdrawalRow[]> {
  return sql.all(readStatement, { from, until });
}

/** The orders with these numbers. */
export async function readDeclaredOrders(sql: Sql, numbers: readonly string[]): Promise<DeclaredOrderRow[]> {
  const rows = await sql.all(ordersStatement, { numbers });
  return rows.map(readParts);
}

/** All declarations that name an address, newest first. */
export function readWithdrawalsOf(sql: Sql, email: string): Promise<WithdrawalRow[]> {
  return sql.all(readOfStatement, { email });
}
