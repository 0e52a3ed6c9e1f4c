// The SQL with which the office lists payments.
import { sql as raw } from 'kysely';
import type { PaymentState } from '../../../domain/payments/payment-state.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, instant, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

export type ListedPaymentRow = {
  readonly id: string;
  readonly number: number;
  readonly provider: string;
  readonly state: PaymentState;
  readonly amount: number;
  readonly given_back: number;
  readonly problem: string | null;
  readonly created_at: Date;
  readonly received_at: Date | null;
  readonly name: string;
  readonly company: string;
  readonly order: string;
  readonly reserved: number;
};

// By hand: names lie in JSON. An order is reserved where it is held for longer than anybody stands at a provider's page, and has
// the number of its first payment.
const listedStatement = byHand(
  'listed-payments',
  {
    provider: nullable(text()),
    state: nullable(text()),
    from: instant(),
    until: instant(),
    ids: nullable(list(text())),
    after: bigint(),
    most: int(),
  },
  {
    id: text(),
    number: bigint(),
    provider: text(),
    state: text<PaymentState>(),
    amount: int(),
    given_back: int(),
    problem: nullable(text()),
    created_at: instant(),
    received_at: nullable(instant()),
    name: text(),
    company: text(),
    order: text(),
    reserved: bigint(),
  },
  ({ provider, state, from, until, ids, after, most }) => raw`
    select p.id, p.number, p.provider, p.state, p.amount, p.given_back, p.problem, p.created_at, p.received_at,
      coalesce(o.content #>> '{buyer,name}', c.quote #>> '{buyer,name}', '') as name,
      coalesce(o.content #>> '{buyer,company}', c.quote #>> '{buyer,company}', '') as company,
      coalesce(o.number, '') as "order",
      case when o.number is null and c.total > 0 and c.expires_at > f.created_at + interval '6 hours'
        then f.number else 0 end as reserved
    from payment p join cart c on c.id = p.cart_id left join order_supplement s on s.cart_id = p.cart_id
      left join placed_order o on o.booking_id = coalesce(
        s.booking_id, (select w.booking_id from placed_order w where w.cart_id = p.cart_id))
      left join payment f on f.id = p.cart_id
    where (${provider}::text is null or p.provider = ${provider}) and (${state}::text is null or p.state = ${state})
      and p.created_at >= ${from} and p.created_at < ${until}
      and (${ids}::text[] is null or p.id = any (${ids}))
      and (p.created_at, p.number) <
        (coalesce((select created_at from payment where number = ${after}), 'infinity'), ${after})
    order by p.created_at desc, p.number desc limit ${most}`,
);

// By hand: one look into the index for each provider that there is, however many payments it has.
const providersStatement = byHand(
  'providers-of-payments',
  {},
  { provider: text() },
  () => raw`
    with recursive found as (
      (select provider from payment order by provider limit 1)
      union all
      select (select p.provider from payment p where p.provider > found.provider order by p.provider limit 1)
      from found where found.provider is not null
    )
    select provider from found where provider is not null`,
);

export type PaymentPage = {
  readonly provider: string | null;
  readonly state: string | null;
  readonly from: Date;
  readonly until: Date;
  /** Null for all. */
  readonly ids: readonly string[] | null;
  /** The number of the last one on the page before; 0 for the first page. */
  readonly after: number;
  readonly most: number;
};

/** The newest first. */
export function readPaymentPage(sql: Sql, page: PaymentPage): Promise<ListedPaymentRow[]> {
  return sql.all(listedStatement, page);
}

/** Every provider that a payment has. */
export async function providersOfPayments(sql: Sql): Promise<string[]> {
  return (await sql.all(providersStatement)).map(({ provider }) => provider);
}
