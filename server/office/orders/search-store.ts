// The SQL with which the search finds what is not an order's own: payments, codes, accounts.
import { sql as raw } from 'kysely';
import type { LocalizedText } from '../../../domain/language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { list, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

// By hand: each way of naming a payment has its index, and an order is found by its cart.
const byReferenceStatement = byHand(
  'search-by-reference',
  { references: list(text()) },
  { booking_id: text() },
  ({ references }) => raw`
    select o.booking_id from (
      select coalesce(repays, id) as id, cart_id from payment where reference = any (${references})
      union select coalesce(repays, id), cart_id from payment where charge_id = any (${references})
      union select p.id, p.cart_id from transfer t join payment p on p.id = t.payment_id
        where t.reference = any (${references})
    ) p join placed_order o on o.booking_id = coalesce(
      (select s.booking_id from order_supplement s where s.payment_id = p.id),
      (select w.booking_id from placed_order w where w.cart_id = p.cart_id and w.payment_id = p.id),
      (select s.booking_id from payment again join order_supplement s on s.payment_id = again.id where again.repays = p.id),
      (select w.booking_id from payment again join placed_order w on w.cart_id = again.cart_id and w.payment_id = again.id
        where again.repays = p.id))
    order by o.confirmed_at desc limit 20`,
);

const voucherCodeStatement = statement('search-voucher-code', { barcode: text() }, ({ barcode }) =>
  build
    .selectFrom('voucher_code as v')
    .leftJoin('placed_order as o', 'o.booking_id', 'v.booking_id')
    .select([
      'v.barcode',
      'v.name',
      'v.closed',
      'v.blocked_at',
      'v.booking_id',
      'v.number',
      'o.number as order_number',
    ])
    .where('v.barcode', '=', barcode)
    .$narrowType<{ name: LocalizedText }>(),
);

// By hand: names lie in the JSON of the account.
const accountsStatement = byHand(
  'search-accounts',
  { email: text(), ids: list(text()) },
  { id: text(), name: text(), email: text() },
  ({ email, ids }) => raw`
    select id, trim(concat_ws(' ', details ->> 'fname', details ->> 'lname')) as name, coalesce(email, '') as email
    from customer
    where (email = ${email} or id = any (${ids})) and not is_guest and deleted_at is null
    order by created_at limit 10`,
);

/** Orders whose payment a provider or a bank names so. */
export async function findByReference(sql: Sql, references: readonly string[]): Promise<string[]> {
  return (await sql.all(byReferenceStatement, { references })).map(({ booking_id }) => booking_id);
}

export type FoundVoucherCode = {
  barcode: string;
  name: LocalizedText;
  closed: boolean;
  blocked_at: Date | null;
  booking_id: string | null;
  number: number;
  order_number: string | null;
};

export function searchVoucherCode(sql: Sql, barcode: string): Promise<FoundVoucherCode | undefined> {
  return sql.first(voucherCodeStatement, { barcode });
}

/** Accounts with this address, and of these customers. */
export function searchAccounts(
  sql: Sql,
  email: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; email: string }[]> {
  return sql.all(accountsStatement, { email, ids });
}
