// The SQL that reads what the ledger has posted, entry by entry, with the paper that each is about.
import { sql as raw } from 'kysely';
import type { BookedEntry } from '../../../domain/accounting/batch-rows.ts';
import type { Cause } from '../../../domain/ledger/entry.ts';
import type { Day } from '../../../domain/museum-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, day, int, jsonb, nullable, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

// By hand: entries with their postings, in the order of their days. A movement of money is about the order that its payment
// paid, or about the supplement of one; what was given back is about its own credit note.
const entriesStatement = byHand(
  'booked-entries',
  { after_day: day(), after_id: bigint(), to: day(), most: int() },
  {
    id: bigint(),
    day: day(),
    cause: text<Cause>(),
    order_number: nullable(text()),
    paper: nullable(text()),
    // None of what was free.
    postings: jsonb<BookedEntry['postings']>(),
  },
  ({ after_day, after_id, to, most }) => raw`
    with entry as materialized (
      select e.id, e.day, e.key, e.cause, e.booking_id, e.payment_id from ledger_entry e
      where e.day >= ${after_day} and e.day <= ${to} and (e.day > ${after_day} or e.id > ${after_id})
      order by e.day, e.id limit ${most}
    ), about as (
      select e.*, coalesce(e.booking_id, s.booking_id, paid.booking_id) as order_id,
        case when e.cause = 'order-sold' then nullif(split_part(e.key, ':', 3), '')
          when e.booking_id is null then s.id end as supplement
      from entry e left join payment y on y.id = e.payment_id and e.booking_id is null
        left join order_supplement s on s.cart_id = y.cart_id
        left join placed_order paid on paid.cart_id = y.cart_id
    )
    select a.id, a.day, a.cause, o.number as order_number,
      case when a.cause = 'order-given-back' then coalesce(
          (select r.credit_note from order_return r where r.id = split_part(a.key, ':', 3)),
          (select max(i.number) from invoice i where i.booking_id = a.order_id and i.kind = 'credit-note'))
        else (select i.number from invoice i
          where i.booking_id = a.order_id and i.kind = 'invoice' and i.supplement_id is not distinct from a.supplement)
      end as paper,
      (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('account', p.account, 'amount', p.amount,
          'vat_value', p.vat_value, 'product', p.product)) order by p.place), '[]')
        from ledger_posting p where p.entry_id = a.id) as postings
    from about a left join placed_order o on o.booking_id = a.order_id
    order by a.day, a.id`,
);

export type EntryRow = {
  readonly id: number;
  readonly day: Day;
  readonly cause: Cause;
  /** Of the order that it is about. */
  readonly order_number: string | null;
  /** The number of its invoice or credit note. */
  readonly paper: string | null;
  readonly postings: BookedEntry['postings'];
};

/**
 * Entries after one, in the order of their days.
 * @param to the last day, included
 */
export function readEntries(
  sql: Sql,
  after: { readonly day: Day; readonly id: number },
  to: Day,
  most: number,
): Promise<EntryRow[]> {
  return sql.all(entriesStatement, { after_day: after.day, after_id: after.id, to, most });
}
