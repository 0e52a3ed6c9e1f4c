// The SQL of declarations of withdrawal (table `withdrawal`).
import type { Language } from '../../domain/language.ts';
import type { OrderState } from '../../domain/orders/order.ts';
import type { Withdrawal } from '../../domain/orders/withdrawal.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { upgradeLine } from './upgrade-line.ts';

export type WithdrawalRow = Withdrawal & {
  readonly id: string;
  readonly language: Language;
  readonly mailed: boolean;
  readonly received_at: Date;
};

const COLUMNS = 'id, name, number, email, part, language, mailed, received_at';

const lockStatement: Statement<never> = {
  name: 'lock-withdrawals',
  text: 'select pg_advisory_xact_lock(7012028, hashtext(lower($1)))',
};

const findSameStatement: Statement<WithdrawalRow> = {
  name: 'find-same-withdrawal',
  text: `
    select ${COLUMNS} from withdrawal
    where lower(email) = lower($1) and name = $2 and number = $3 and part = $4 and received_at > $5
    order by received_at desc limit 1`,
};

const countReceiptsStatement: Statement<{ count: number }> = {
  name: 'count-withdrawal-receipts',
  text: `
    select count(*)::int as count from withdrawal
    where lower(email) = lower($1) and received_at > $2 and mailed`,
};

const insertStatement: Statement<never> = {
  name: 'insert-withdrawal',
  text: `insert into withdrawal (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

const findStatement: Statement<WithdrawalRow> = {
  name: 'find-withdrawal',
  text: `select ${COLUMNS} from withdrawal where id = $1`,
};

const readStatement: Statement<WithdrawalRow> = {
  name: 'read-withdrawals',
  text: `
    select ${COLUMNS} from withdrawal where received_at >= $1 and received_at < $2 order by received_at, id`,
};

export type DeclaredOrderRow = {
  number: string;
  email: string;
  state: OrderState;
  confirmed_at: Date;
  refunded_at: Date | null;
  lines: OrderLine[];
};

const ordersStatement: Statement<DeclaredOrderRow> = {
  name: 'orders-of-withdrawals',
  text: `
    select number, content -> 'buyer' ->> 'email' as email, state, confirmed_at, refunded_at,
      content -> 'lines' as lines
    from placed_order where number = any ($1::text[])`,
};

const readOfStatement: Statement<WithdrawalRow> = {
  name: 'read-withdrawals-of',
  text: `
    select ${COLUMNS} from withdrawal where lower(email) = lower($1) order by received_at desc, id`,
};

/** One declaration from an address at a time, over all processes; until the transaction ends. */
export async function lockWithdrawalsOf(sql: Sql, email: string): Promise<void> {
  await sql.named(lockStatement, [email]);
}

/** The same declaration, received after an instant. */
export async function findSameWithdrawal(
  sql: Sql,
  { email, name, number, part }: Withdrawal,
  after: Date,
): Promise<WithdrawalRow | undefined> {
  return (await sql.named(findSameStatement, [email, name, number, part, after]))[0];
}

/** How many receipts an address was sent since an instant. */
export async function countReceipts(sql: Sql, email: string, after: Date): Promise<number> {
  return (await sql.named(countReceiptsStatement, [email, after]))[0]?.count ?? 0;
}

export async function insertWithdrawal(sql: Sql, row: WithdrawalRow): Promise<void> {
  const { id, name, number, email, part, language, mailed, received_at } = row;
  await sql.named(insertStatement, [id, name, number, email, part, language, mailed, received_at]);
}

export async function findWithdrawalRow(sql: Sql, id: string): Promise<WithdrawalRow | undefined> {
  return (await sql.named(findStatement, [id]))[0];
}

/** Declarations that were received in a span of time, its end excluded. */
export function readWithdrawals(sql: Sql, from: Date, until: Date): Promise<WithdrawalRow[]> {
  return sql.named(readStatement, [from, until]);
}

/** The orders with these numbers. */
export async function readDeclaredOrders(sql: Sql, numbers: readonly string[]): Promise<DeclaredOrderRow[]> {
  const rows = await sql.named(ordersStatement, [numbers]);
  return rows.map((row) => ({ ...row, lines: row.lines.map(upgradeLine) }));
}

/** All declarations that name an address, newest first. */
export function readWithdrawalsOf(sql: Sql, email: string): Promise<WithdrawalRow[]> {
  return sql.named(readOfStatement, [email]);
}
