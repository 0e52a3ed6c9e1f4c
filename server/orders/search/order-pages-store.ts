// The SQL of lists of orders, page by page (table `order_search`). A page begins after the last order of the one before, so
// that the thousandth is as fast as the first. Which index serves best depends on what is asked for, so PostgreSQL plans each
// list by its values.
import { sql as raw } from 'kysely';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { boolean, instant, int, list, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

const planStatement = byHand(
  'plan-order-pages',
  {},
  { setting: text() },
  () => raw`select set_config('plan_cache_mode', 'force_custom_plan', true) as setting`,
);

const wanted = {
  facets: list(text()),
  products: list(text()),
  without: list(text()),
  from: instant(),
  until: instant(),
  some: boolean(),
  bookings: list(text()),
  most: int(),
};

const found = { booking_id: text(), confirmed_at: instant(), visit: text() };

function chosen(given: Record<keyof typeof wanted, unknown>) {
  return raw`
    (cardinality(${given.facets}) = 0 or s.facets @> ${given.facets})
    and (cardinality(${given.products}) = 0 or s.facets && ${given.products})
    and not (s.facets && ${given.without})
    and s.confirmed_at >= ${given.from} and s.confirmed_at < ${given.until}
    and (not ${given.some} or s.booking_id = any (${given.bookings}))`;
}

// By hand: rows are compared as a whole with the last one of the page before.
const newestStatement = byHand(
  'orders-newest-first',
  { ...wanted, after: instant(), after_id: text() },
  found,
  (given) => raw`
    select s.booking_id, s.confirmed_at, s.visit from order_search s
    where ${chosen(given)} and (s.confirmed_at, s.booking_id) < (${given.after}, ${given.after_id})
    order by s.confirmed_at desc, s.booking_id desc limit ${given.most}`,
);

const byVisitStatement = byHand(
  'orders-next-visit-first',
  { ...wanted, after_visit: text(), after_id: text() },
  found,
  (given) => raw`
    select s.booking_id, s.confirmed_at, s.visit from order_search s
    where ${chosen(given)}
      and (s.visit, s.booking_id) > (${given.after_visit} collate "C", ${given.after_id})
    order by s.visit, s.booking_id limit ${given.most}`,
);

export type ChosenOrders = {
  /** All of these. */
  readonly facets: readonly string[];
  /** One of these; none: any. */
  readonly products: readonly string[];
  /** None of these. */
  readonly without: readonly string[];
  /** Ordered from this instant on, and before that one. */
  readonly from: Date;
  readonly until: Date;
  /** Only these. */
  readonly bookings?: readonly string[] | undefined;
};

export type PagedOrder = { readonly booking_id: string; readonly confirmed_at: Date; readonly visit: string };

/** After which order a page begins. */
export type After =
  | { readonly sort: 'newest'; readonly at: Date; readonly id: string }
  | { readonly sort: 'visit'; readonly visit: string; readonly id: string };

/** The next orders, at most `most`. */
export function pageOfOrders(
  database: Pick<Database, 'transaction'>,
  { bookings, ...given }: ChosenOrders,
  after: After,
  most: number,
): Promise<PagedOrder[]> {
  const asked = { ...given, some: bookings !== undefined, bookings: bookings ?? [], most };
  return database.transaction(async (sql: Sql) => {
    await sql.run(planStatement);
    return after.sort === 'newest'
      ? sql.all(newestStatement, { ...asked, after: after.at, after_id: after.id })
      : sql.all(byVisitStatement, { ...asked, after_visit: after.visit, after_id: after.id });
  });
}
