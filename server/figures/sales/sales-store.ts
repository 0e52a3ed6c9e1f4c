// The SQL of the report on sales: the ledger's accounts of sales and VAT, by their sums.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';
import { summedPostings } from '../sums/sums-store.ts';

// By hand: one statement groups by whatever is asked for, so that every grouping has the same sums. VAT is posted by rate, of no
// product.
const salesStatement = byHand(
  'figures-sales',
  {
    group: text(),
    from: day(),
    to: day(),
    product: nullable(text()),
    payment: nullable(text()),
    language: nullable(text()),
  },
  { key: text(), sold: bigint(), returned: bigint(), vat: bigint() },
  ({ group, from, to, product, payment, language }) => raw`
    select case ${group}
        when 'day' then day::text
        when 'week' then date_trunc('week', day)::date::text
        when 'month' then to_char(day, 'YYYY-MM')
        when 'product' then product
        when 'item' then case when product = '' then '' else product || ' ' || item end
        when 'payment' then provider
        when 'vat' then vat_value
        when 'language' then language
        else ''
      end as key,
      coalesce(sum(credit - debit) filter (where account = 'sales' and cause = 'order-sold'), 0)::bigint as sold,
      coalesce(sum(credit - debit) filter (where account = 'sales' and cause <> 'order-sold'), 0)::bigint as returned,
      coalesce(sum(credit - debit) filter (where account = 'vat'), 0)::bigint as vat
    from (${summedPostings(from, to)}) summed
    where (account = 'sales' or account = 'vat' and ${group} not in ('product', 'item') and ${product}::text is null)
      and (${product}::text is null or product = ${product})
      and (${payment}::text is null or provider = ${payment})
      and (${language}::text is null or language = ${language})
    group by 1`,
);

export type SalesRow = { key: string; sold: number; returned: number; vat: number };

export type SalesAsked = {
  readonly group: 'day' | 'week' | 'month' | 'product' | 'item' | 'payment' | 'vat' | 'language';
  readonly from: string;
  readonly to: string;
  readonly product: string | null;
  readonly payment: string | null;
  readonly language: string | null;
};

/** Net sold and given back, and VAT, in cents, by the group's keys. */
export function readSales(sql: Sql, asked: SalesAsked): Promise<SalesRow[]> {
  return sql.all(salesStatement, asked);
}

// By hand: one look into the index for each provider that there is.
const providersStatement = byHand(
  'figures-providers',
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

/** Every provider that a payment has. */
export async function readProviders(sql: Sql): Promise<string[]> {
  return (await sql.all(providersStatement)).map(({ provider }) => provider);
}
