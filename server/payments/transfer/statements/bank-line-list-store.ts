// The SQL with which the office lists lines of bank statements, and finds orders that wait for the amount of one.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, day, int, nullable, text } from '../../../platform/database/sql-type.ts';
import { byHand } from '../../../platform/database/statement.ts';
import type { BankLineRow } from './bank-line-store.ts';

export type ListedLineRow = Pick<
  BankLineRow,
  'id' | 'booked_on' | 'amount' | 'currency' | 'name' | 'said' | 'state' | 'why'
> & { readonly order: string; readonly reserved: number };

// By hand: a line's order is found by the cart of its payment; before that, its reserved order by the cart's first payment.
const listedStatement = byHand(
  'listed-bank-lines',
  {
    state: nullable(text<BankLineRow['state']>()),
    from: day(),
    to: day(),
    day: day(),
    id: text(),
    most: int(),
  },
  {
    id: text(),
    booked_on: day(),
    amount: bigint(),
    currency: text(),
    name: text(),
    said: text(),
    state: text<BankLineRow['state']>(),
    why: nullable(text()),
    order: text(),
    reserved: bigint(),
  },
  ({ state, from, to, day: place, id, most }) => raw`
    select l.id, l.booked_on, l.amount, l.currency, l.name, l.said, l.state, l.why, coalesce(o.number, '') as "order",
      case when o.number is null then coalesce(f.number, 0) else 0 end as reserved
    from bank_line l left join payment p on p.id = l.payment_id left join placed_order o on o.cart_id = p.cart_id
      left join payment f on f.id = p.cart_id
    where (${state}::text is null or l.state = ${state}) and l.booked_on between ${from} and ${to}
      and (l.booked_on, l.id) < (${place}, ${id})
    order by l.booked_on desc, l.id desc limit ${most}`,
);

// By hand: who waits lies in the JSON of the cart. As many transfers are open as orders wait for their money.
const fittingStatement = byHand(
  'transfers-that-fit',
  { amount: bigint() },
  { reference: text(), amount: int(), name: text(), company: text() },
  ({ amount }) => raw`
    select t.reference, t.amount, coalesce(c.quote #>> '{buyer,name}', '') as name,
      coalesce(c.quote #>> '{buyer,company}', '') as company
    from transfer t join payment p on p.id = t.payment_id join cart c on c.id = p.cart_id
    where t.closed_at is null and t.amount = ${amount}
      and not exists (select from bank_line l where l.payment_id = t.payment_id)
    order by t.asked_at desc, t.reference limit 5`,
);

export type LinePage = {
  /** Null for all. */
  readonly state: BankLineRow['state'] | null;
  readonly from: string;
  readonly to: string;
  /** Where the page before ended. */
  readonly day: string;
  readonly id: string;
  readonly most: number;
};

/** The newest first. */
export function readLinePage(sql: Sql, page: LinePage): Promise<ListedLineRow[]> {
  return sql.all(listedStatement, page);
}

export type FittingTransfer = {
  readonly reference: string;
  readonly amount: number;
  readonly name: string;
  readonly company: string;
};

/** Transfers that wait for just this amount, and of which nothing has come; the newest first. */
export function transfersThatFit(sql: Sql, amount: number): Promise<FittingTransfer[]> {
  return sql.all(fittingStatement, { amount });
}
