// The SQL that finds what was sold before there was a ledger, and how far its postings have come (table
// `ledger_backfill`). Rows are read in the order of their keys, only those without an entry.
import { sql as raw } from 'kysely';
import type { IssuedCode } from '../../../domain/ledger/sold.ts';
import type { PaymentState } from '../../../domain/payments/payment-state.ts';
import { takenElsewhere } from '../../payments/elsewhere/taken-elsewhere.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, int, jsonb, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

/** In this order. */
export const PARTS = ['orders', 'payments'] as const;
export type Part = (typeof PARTS)[number];

const beginStatement = statement(
  'begin-ledger-backfill',
  { part: text<Part>(), now: instant() },
  ({ part, now }) =>
    build
      .insertInto('ledger_backfill')
      .values({ part, began_at: now, pass_began_at: now, after_id: '' })
      .onConflict((conflict) => conflict.column('part').doNothing()),
);

const lockStatement = statement('lock-ledger-backfill', { part: text<Part>() }, ({ part }) =>
  build
    .selectFrom('ledger_backfill')
    .select(['after_id', 'began_at', 'pass_began_at', 'ended_at'])
    .where('part', '=', part)
    .forUpdate(),
);

const continueStatement = statement(
  'continue-ledger-backfill',
  { part: text<Part>(), after_id: text(), pass_began_at: instant(), ended_at: nullable(instant()) },
  ({ part, ...changes }) => build.updateTable('ledger_backfill').set(changes).where('part', '=', part),
);

const progressStatement = statement('ledger-backfill-progress', {}, () =>
  build.selectFrom('ledger_backfill').select(['part', 'began_at', 'pass_began_at', 'ended_at']),
);

const givenBack = raw`exists (
  select from ledger_entry e where e.booking_id = o.booking_id and e.cause = 'order-given-back'
)`;

/** The provider had accepted it: it has it now, or it failed later, which was posted. What was taken elsewhere waits for staff. */
const accepted = raw`(
  r.state = 'done' or r.state = 'sent' and r.provider not in (${takenElsewhere})
  or exists (select from ledger_entry e where e.key = 'refund-failed:' || r.id)
)`;

// By hand: rows without an entry, by the key that it would have. A refunded order may have been sold with an entry and
// given back without one, by an older process.
const ordersStatement = byHand(
  'orders-without-entries',
  { after: text(), most: int() },
  {
    booking_id: text(),
    payment_id: nullable(text()),
    content: jsonb(),
    total: int(),
    confirmed_at: instant(),
    /** Null also where giving it back was posted already. */
    refunded_at: nullable(instant()),
  },
  ({ after, most }) => raw`
    select o.booking_id, o.payment_id, o.content, o.total, o.confirmed_at,
      case when not ${givenBack} then o.refunded_at end as refunded_at
    from placed_order o
    where o.booking_id > ${after} and (
      not exists (select from ledger_entry e where e.key = 'order-sold:' || o.booking_id)
      or o.state = 'refunded' and not ${givenBack}
    )
    order by o.booking_id limit ${most}`,
);

const issuedStatement = statement('codes-issued-by-orders', { orders: list(text()) }, ({ orders }) =>
  build
    .selectFrom('voucher_code')
    .select(['booking_id', 'line', 'barcode', 'amount'])
    .where('booking_id', '=', any(orders))
    .$narrowType<{ booking_id: string; line: number }>()
    .orderBy('barcode'),
);

// By hand: as above. Locked, because a live change of the payment posts what differs from what the ledger knows.
const paymentsStatement = byHand(
  'payments-without-entries',
  { after: text(), most: int() },
  {
    id: text(),
    provider: text(),
    amount: int(),
    state: text<PaymentState>(),
    fee: nullable(int()),
    fee_posted: bigint(),
    created_at: instant(),
    decided_at: nullable(instant()),
    received_at: nullable(instant()),
  },
  ({ after, most }) => raw`
    select p.id, p.provider, p.amount, p.state, p.fee, p.created_at, p.decided_at, p.received_at,
      coalesce((
        select sum(l.amount) from ledger_entry e join ledger_posting l on l.entry_id = e.id
        where e.payment_id = p.id and l.account = 'fees' and e.key like 'fee:%'
      ), 0)::bigint as fee_posted
    from payment p
    where p.id > ${after} and p.amount > 0 and (p.received_at is not null or p.state = 'charged-back') and (
      not exists (select from ledger_entry e where e.key = 'money-arrived:' || p.id)
      or exists (
        select from refund r where r.payment_id = p.id and ${accepted}
          and not exists (select from ledger_entry e where e.key = 'refund-accepted:' || r.id)
      )
    )
    order by p.id limit ${most}
    for no key update of p`,
);

// By hand: refunds that providers had accepted and that have no entry.
const refundsStatement = byHand(
  'refunds-of-old-payments',
  { payments: list(text()) },
  { id: text(), payment_id: text(), provider: text(), amount: int(), at: instant() },
  ({ payments }) => raw`
    select r.id, r.payment_id, r.provider, r.amount, coalesce(r.decided_at, r.requested_at) as at
    from refund r where r.payment_id = any (${payments}) and ${accepted}
    order by r.id`,
);

// By hand: as above.
const returnsStatement = byHand(
  'returns-without-entries',
  { since: instant() },
  { id: text(), payment_id: text(), provider: text(), amount: int(), at: instant() },
  ({ since }) => raw`
    select r.id, r.payment_id, r.provider, r.amount, r.decided_at as at
    from refund r where r.state = 'done' and r.provider in (${takenElsewhere}) and r.decided_at > ${since}
      and not exists (select from ledger_entry e where e.key = 'refund-accepted:' || r.id)
    order by r.id`,
);

export type BackfillProgress = {
  readonly after_id: string;
  readonly began_at: Date;
  readonly pass_began_at: Date;
  readonly ended_at: Date | null;
};

/** How far a part has come; it begins now if it has not. Locked, so that one process at a time works on it. */
export async function lockBackfill(sql: Sql, part: Part, now: Date): Promise<BackfillProgress> {
  await sql.run(beginStatement, { part, now });
  return (await sql.first(lockStatement, { part })) as BackfillProgress;
}

export async function continueBackfill(
  sql: Sql,
  part: Part,
  next: Omit<BackfillProgress, 'began_at'>,
): Promise<void> {
  await sql.run(continueStatement, { part, ...next });
}

export function readBackfill(sql: Sql): Promise<(Omit<BackfillProgress, 'after_id'> & { part: string })[]> {
  return sql.all(progressStatement);
}

export type OldOrder = {
  booking_id: string;
  payment_id: string | null;
  content: unknown;
  total: number;
  confirmed_at: Date;
  refunded_at: Date | null;
};

export function ordersWithoutEntries(sql: Sql, after: string, most: number): Promise<OldOrder[]> {
  return sql.all(ordersStatement, { after, most });
}

/** The codes that orders bought, by order. */
export async function codesIssuedBy(
  sql: Sql,
  orders: readonly string[],
): Promise<ReadonlyMap<string, IssuedCode[]>> {
  return Map.groupBy(await sql.all(issuedStatement, { orders }), ({ booking_id }) => booking_id);
}

export type OldPayment = {
  id: string;
  provider: string;
  amount: number;
  state: PaymentState;
  fee: number | null;
  fee_posted: number;
  created_at: Date;
  decided_at: Date | null;
  received_at: Date | null;
};

export function paymentsWithoutEntries(sql: Sql, after: string, most: number): Promise<OldPayment[]> {
  return sql.all(paymentsStatement, { after, most });
}

export type OldRefund = { id: string; payment_id: string; provider: string; amount: number; at: Date };

export function acceptedRefundsOf(sql: Sql, payments: readonly string[]): Promise<OldRefund[]> {
  return sql.all(refundsStatement, { payments });
}

/** What staff have noted since then as given back elsewhere, and nobody has posted. */
export function returnsWithoutEntries(sql: Sql, since: Date): Promise<OldRefund[]> {
  return sql.all(returnsStatement, { since });
}
