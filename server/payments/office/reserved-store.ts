// The SQL with which the office finds reserved orders: carts that are held for days. Each is named by the number of its first
// payment, which has the cart's own id.
import { sql as raw } from 'kysely';
import type { CartState } from '../../../domain/orders/cart-state.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

export type ReservedRow = {
  number: number;
  cart_id: string;
  state: CartState;
  total: number;
  created_at: Date;
  expires_at: Date;
  name: string;
  company: string;
  email: string;
  reference: string;
};

const ROW = {
  number: bigint(),
  cart_id: text(),
  state: text<CartState>(),
  total: int(),
  created_at: instant(),
  expires_at: instant(),
  name: text(),
  company: text(),
  email: text(),
  reference: text(),
};

const columns = raw`
  p.number, c.id as cart_id, c.state, c.total, p.created_at, c.expires_at,
  coalesce(c.quote #>> '{buyer,name}', '') as name, coalesce(c.quote #>> '{buyer,company}', '') as company,
  coalesce(c.quote #>> '{buyer,email}', '') as email, coalesce(t.reference, '') as reference`;

const tables = raw`cart c join payment p on p.id = c.id left join transfer t on t.payment_id = p.id`;

/** Longer than anybody stands at a provider's page. */
const longHeld = raw`c.total > 0 and c.expires_at > p.created_at + interval '6 hours'`;

const matches = (q: unknown) => raw`
  (${q} = '' or strpos(lower(concat_ws(' ', c.quote #>> '{buyer,name}', c.quote #>> '{buyer,company}',
    c.quote #>> '{buyer,email}', t.reference)), ${q}) > 0)`;

// By hand: names lie in the JSON of the cart. There are as many held carts as there are open orders, found by their index.
const waitingStatement = byHand(
  'reserved-waiting',
  { q: text(), now: instant(), at: nullable(instant()), number: bigint(), most: int() },
  ROW,
  ({ q, now, at, number, most }) => raw`
    select ${columns} from ${tables}
    where c.state in ('held', 'paid') and c.state = 'held' and c.expires_at > ${now} and ${longHeld} and ${matches(q)}
      and (${at}::timestamptz is null or (c.expires_at, p.number) > (${at}, ${number}))
    order by c.expires_at, p.number limit ${most}`,
);

// By hand: as above. Carts are forgotten after a while, and their buyers with them; both halves name what their index holds.
const lapsedStatement = byHand(
  'reserved-lapsed',
  { q: text(), now: instant(), at: nullable(instant()), number: bigint(), most: int() },
  ROW,
  ({ q, now, at, number, most }) => raw`
    select ${columns} from ${tables}
    where (
        c.state in ('canceled', 'expired') and c.state = 'expired' and c.forgotten_at is null
          and c.expires_at > ${now} - interval '60 days'
        or c.state in ('held', 'paid') and c.state = 'held'
          and c.expires_at <= ${now} and c.expires_at > ${now} - interval '60 days'
      ) and ${longHeld} and ${matches(q)}
      and (${at}::timestamptz is null or (c.expires_at, p.number) < (${at}, ${number}))
    order by c.expires_at desc, p.number desc limit ${most}`,
);

const byNumberStatement = byHand(
  'reserved-by-number',
  { number: bigint() },
  ROW,
  // By hand: shares its columns with the lists.
  ({ number }) => raw`select ${columns} from ${tables} where p.number = ${number}`,
);

export type ReservedPage = {
  readonly q: string;
  readonly now: Date;
  readonly after: { readonly at: Date; readonly number: number } | undefined;
  readonly most: number;
};

/** Those that wait, what ends first comes first. */
export function waitingOrders(sql: Sql, page: ReservedPage): Promise<ReservedRow[]> {
  return sql.all(waitingStatement, placed(page));
}

/** Those whose time was over in the last weeks, the newest first. */
export function lapsedOrders(sql: Sql, page: ReservedPage): Promise<ReservedRow[]> {
  return sql.all(lapsedStatement, placed(page));
}

function placed({ q, now, after, most }: ReservedPage) {
  return { q: q.trim().toLowerCase(), now, at: after?.at ?? null, number: after?.number ?? 0, most };
}

export function findReserved(sql: Sql, number: number): Promise<ReservedRow | undefined> {
  return sql.first(byNumberStatement, { number });
}
