// The SQL that adds entries of the ledger to its sums (tables `ledger_summed`, `ledger_sum`, `ledger_owed`, `ledger_beside`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, boolean, instant, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { besideOf, postingsOf } from './sums-store.ts';

const beginStatement = byHand(
  'begin-ledger-sums',
  { now: instant() },
  {},
  ({ now }) => raw`
    insert into ledger_summed (id, until_entry, next_entry, next_at, next_transaction) values (1, 0, 0, ${now}, '')
    on conflict (id) do nothing`,
);

// By hand: which transactions are open is known to the database alone. A number from after its last one is of another database,
// from which this one was copied.
const progressStatement = byHand(
  'lock-ledger-sums',
  {},
  {
    until_entry: bigint(),
    next_entry: bigint(),
    next_at: instant(),
    next_transaction: text(),
    ended: boolean(),
    foreign: boolean(),
  },
  () => raw`
    select until_entry, next_entry, next_at, next_transaction,
      next_transaction <> '' and pg_snapshot_xmin(pg_current_snapshot()) >= nullif(next_transaction, '')::xid8 as ended,
      next_transaction <> '' and pg_snapshot_xmax(pg_current_snapshot()) < nullif(next_transaction, '')::xid8 as foreign
    from ledger_summed for update`,
);

const markEntryStatement = byHand(
  'mark-ledger-sums-entry',
  { now: instant() },
  {},
  ({ now }) => raw`
    update ledger_summed set next_entry = coalesce((select max(id) from ledger_entry), 0), next_at = ${now}, next_transaction = ''`,
);

const markTransactionStatement = byHand(
  'mark-ledger-sums-transaction',
  {},
  {},
  () => raw`update ledger_summed set next_transaction = pg_snapshot_xmax(pg_current_snapshot())::text`,
);

const types = { after: bigint(), until: bigint() };
const portion = ({ after, until }: Readonly<Record<keyof typeof types, unknown>>) =>
  raw`e.id > ${after} and e.id <= ${until}`;

const addSumsStatement = byHand(
  'add-ledger-sums',
  types,
  {},
  (given) => raw`
    insert into ledger_sum as s (day, account, cause, product, item, vat_value, provider, language, debit, credit)
    select day, account, cause, product, item, vat_value, provider, language, sum(debit), sum(credit)
    from (${postingsOf(portion(given))}) posted group by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (day, account, cause, product, item, vat_value, provider, language)
      do update set debit = s.debit + excluded.debit, credit = s.credit + excluded.credit`,
);

const addBesideStatement = byHand(
  'add-ledger-beside',
  types,
  {},
  (given) => raw`
    insert into ledger_beside as b (day, event_id, product, item, orders, with_more, net, beside)
    select * from (${besideOf(portion(given))}) sold
    on conflict (day, event_id, product, item) do update set orders = b.orders + excluded.orders,
      with_more = b.with_more + excluded.with_more, net = b.net + excluded.net, beside = b.beside + excluded.beside`,
);

const addOwedStatement = byHand(
  'add-ledger-owed',
  types,
  {},
  (given) => raw`
    insert into ledger_owed as o (payment_id, amount)
    select e.payment_id, sum(p.amount) from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where p.account = 'payers' and e.payment_id is not null and ${portion(given)}
    group by 1 having sum(p.amount) <> 0
    on conflict (payment_id) do update set amount = o.amount + excluded.amount`,
);

const settledStatement = byHand(
  'delete-settled-ledger-owed',
  {},
  {},
  () => raw`delete from ledger_owed where amount = 0`,
);

const untilStatement = byHand(
  'set-ledger-sums-until',
  { until: bigint() },
  {},
  ({ until }) => raw`update ledger_summed set until_entry = ${until}`,
);

export type SumsProgress = {
  until_entry: number;
  next_entry: number;
  next_at: Date;
  next_transaction: string;
  /** Every transaction that was open when the next entry was marked has ended. */
  ended: boolean;
  /** The mark is of another database. */
  foreign: boolean;
};

/** How far the sums are; nobody else adds to them until the transaction ends. */
export async function lockSums(sql: Sql, now: Date): Promise<SumsProgress> {
  await sql.run(beginStatement, { now });
  return (await sql.first(progressStatement)) as SumsProgress;
}

/** The last entry that there is comes next. */
export async function markEntry(sql: Sql, now: Date): Promise<void> {
  await sql.run(markEntryStatement, { now });
}

/** All transactions that have begun to write must have ended first. */
export async function markTransaction(sql: Sql): Promise<void> {
  await sql.run(markTransactionStatement);
}

/** Adds the entries after one, up to another, itself included. */
export async function addToSums(sql: Sql, portion: { after: number; until: number }): Promise<void> {
  await sql.run(addSumsStatement, portion);
  await sql.run(addBesideStatement, portion);
  await sql.run(addOwedStatement, portion);
  await sql.run(settledStatement);
  await sql.run(untilStatement, { until: portion.until });
}
