// The SQL with which the office lists money that somebody gives back by hand (tables `transfer_return`, `refund`).
import { sql as raw } from 'kysely';
import { PAYMENT_MEANS, providerOfMeans } from '../../../domain/payments/elsewhere.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, list, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import type { ReturnReason } from '../transfer/transfer-return-store.ts';

export type MoneyBackRow = {
  readonly id: string;
  readonly provider: string;
  readonly reason: ReturnReason;
  readonly amount: number;
  readonly since: Date;
  readonly order: string;
  readonly reference: string;
  readonly name: string;
  readonly iban: string;
};

/** Transfers back, and refunds of what was taken elsewhere, which wait until somebody notes them. */
const waiting = (elsewhere: unknown) => raw`
  select r.id, 'transfer' as provider, r.reason, r.amount, r.asked_at as since, r.payment_id
  from transfer_return r where r.state = 'due'
  union all
  select f.id, f.provider, 'refund', f.amount, f.requested_at, f.payment_id
  from refund f where f.state in ('due', 'sent') and f.provider = any (${elsewhere}::text[])`;

// By hand: whom money came from is known of a transfer by the newest of its lines, of everything else by its order.
const pageStatement = byHand(
  'money-back',
  {
    elsewhere: list(text()),
    provider: nullable(text()),
    since: nullable(instant()),
    id: text(),
    most: int(),
  },
  {
    id: text(),
    provider: text(),
    reason: text<ReturnReason>(),
    amount: int(),
    since: instant(),
    order: text(),
    reference: text(),
    name: text(),
    iban: text(),
  },
  ({ elsewhere, provider, since, id, most }) => raw`
    with waiting as (${waiting(elsewhere)})
    select w.id, w.provider, w.reason, w.amount, w.since, coalesce(o.number, '') as "order",
      coalesce(t.reference, p.reference) as reference,
      coalesce(nullif(l.name, ''), o.content #>> '{buyer,name}', '') as name, coalesce(l.iban, '') as iban
    from waiting w join payment p on p.id = w.payment_id
      left join transfer t on t.payment_id = w.payment_id
      left join order_supplement s on s.cart_id = p.cart_id
      left join placed_order o on o.booking_id = coalesce(
        s.booking_id, (select one.booking_id from placed_order one where one.cart_id = p.cart_id))
      left join lateral (
        select name, iban from bank_line where payment_id = w.payment_id and role = 'payment'
        order by booked_on desc, id limit 1
      ) l on true
    where (${provider}::text is null or w.provider = ${provider})
      and (${since}::timestamptz is null or (w.since, w.id) > (${since}, ${id}))
    order by w.since, w.id limit ${most}`,
);

const providersStatement = byHand(
  'providers-of-money-back',
  { elsewhere: list(text()) },
  { provider: text() },
  ({ elsewhere }) => raw`select distinct provider from (${waiting(elsewhere)}) as waiting order by provider`,
);

const ELSEWHERE = PAYMENT_MEANS.map(providerOfMeans);

export type MoneyBackPage = {
  readonly provider: string | null;
  /** The last row of the page before. */
  readonly after: { readonly since: Date; readonly id: string } | undefined;
  readonly most: number;
};

/** The oldest first. */
export function readMoneyBack(sql: Sql, { provider, after, most }: MoneyBackPage): Promise<MoneyBackRow[]> {
  const from = { since: after?.since ?? null, id: after?.id ?? '' };
  return sql.all(pageStatement, { elsewhere: ELSEWHERE, provider, ...from, most });
}

export async function providersOfMoneyBack(sql: Sql): Promise<string[]> {
  return (await sql.all(providersStatement, { elsewhere: ELSEWHERE })).map(({ provider }) => provider);
}
