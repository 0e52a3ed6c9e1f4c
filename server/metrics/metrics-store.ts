// The SQL of the figures that monitors read: of what the tables hold now, and of the museum's present day. Each statement
// reads a partial index or one day of orders, except payments, which are counted as a whole.
import { sql as raw } from 'kysely';
import type { Database } from '../platform/database/sql.ts';
import { bigint, instant, int, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import { SET_ASIDE } from '../platform/jobs/job-boss.ts';

export type SoldToday = {
  readonly orders: number;
  readonly admissions: number;
  /** Cents by kind of product. */
  readonly amounts: readonly { readonly kind: string; readonly cents: number }[];
};
export type Holds = { readonly live: number; readonly lapsed: number };
export type CountedPayments = { readonly provider: string; readonly state: string; readonly count: number };
export type CountedJobs = {
  readonly job: string;
  readonly state: 'waiting' | 'trying-again' | 'active' | 'set-aside';
  readonly count: number;
  /** Seconds since the first of them was due. */
  readonly lag: number;
};

// By hand: sums that Kysely would count as text, and arrays within JSON.
const ordersSinceStatement = byHand(
  'count-orders-since',
  { since: instant() },
  { orders: int(), admissions: int() },
  ({ since }) => raw`
    select count(*)::int as orders, coalesce(sum(admitted.persons), 0)::int as admissions
    from placed_order o
      left join lateral (select sum(persons) as persons from admission a where a.booking_id = o.booking_id) admitted on true
    where o.confirmed_at >= ${since} and o.forgotten_at is null`,
);

const amountsSinceStatement = byHand(
  'sum-amounts-since',
  { since: instant() },
  { kind: text(), cents: bigint() },
  ({ since }) => raw`
    select line ->> 'type' as kind, sum((line ->> 'totalPrice')::bigint)::bigint as cents
    from placed_order o, jsonb_array_elements(o.content -> 'lines') line
    where o.confirmed_at >= ${since} and o.forgotten_at is null group by 1`,
);

const holdsStatement = byHand(
  'count-holds',
  { now: instant() },
  { live: int(), lapsed: int() },
  ({ now }) => raw`
    select count(*) filter (where expires_at > ${now})::int as live,
      count(*) filter (where expires_at <= ${now})::int as lapsed
    from hold where expires_at < 'infinity'`,
);

const paymentsStatement = statement('count-payments', {}, () =>
  build
    .selectFrom('payment')
    .select(['provider', 'state', raw<number>`count(*)::int`.as('count')])
    .groupBy(['provider', 'state']),
);

// pg-boss's own table, which no migration of the shop makes. What is set aside waits in a queue of that name.
const JOBS = `
  select coalesce(source_name, name) as job,
    case when name = '${SET_ASIDE}' then 'set-aside' when state = 'active' then 'active'
      when state = 'retry' then 'trying-again' else 'waiting' end as state,
    count(*)::int as count, greatest(0, extract(epoch from now() - min(start_after)))::float8 as lag
  from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2`;

/** @param since the beginning of the museum's day */
export async function readSoldSince(database: Database, since: Date): Promise<SoldToday> {
  const [sums, amounts] = await Promise.all([
    database.first(ordersSinceStatement, { since }),
    database.all(amountsSinceStatement, { since }),
  ]);
  return { orders: sums?.orders ?? 0, admissions: sums?.admissions ?? 0, amounts };
}

export async function readHolds(database: Database, now: Date): Promise<Holds> {
  return (await database.first(holdsStatement, { now })) ?? { live: 0, lapsed: 0 };
}

export function readPayments(database: Database): Promise<CountedPayments[]> {
  return database.all(paymentsStatement);
}

export async function readJobs(database: Database): Promise<CountedJobs[]> {
  return (await database.executeSql(JOBS)).rows as CountedJobs[];
}
