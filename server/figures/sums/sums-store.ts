// The SQL by which reports read the ledger: its sums by day (tables `ledger_sum`, `ledger_owed`, `ledger_beside`) together with the
// entries that are not in them yet. One statement reads both, so that both are of the same moment (ADR 107).
import { sql as raw } from 'kysely';

type Part = ReturnType<typeof raw>;

/** Entries `e` that are in no sum. */
export const notSummed = raw`e.id > coalesce((select until_entry from ledger_summed), 0)`;

/** What entries posted to sales, VAT and vouchers, as the sums have it. @param entries which `e` */
export function postingsOf(entries: Part): Part {
  return raw`
    select e.day, p.account, e.cause, coalesce(p.product, '') as product, coalesce(p.item, '') as item,
      coalesce(trim_scale(p.vat_value)::text, '') as vat_value, coalesce(y.provider, '') as provider,
      coalesce(o.language, '') as language, greatest(p.amount, 0) as debit, greatest(-p.amount, 0) as credit
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
      left join payment y on y.id = e.payment_id
      left join placed_order o on o.booking_id = e.booking_id
    where p.account in ('sales', 'vat', 'vouchers') and ${entries}`;
}

/** All of some days: `day`, `account`, `cause`, `product`, `item`, `vat_value`, `provider`, `language`, `debit`, `credit`. */
export function summedPostings(from: unknown, to: unknown): Part {
  return raw`
    select day, account, cause, product, item, vat_value, provider, language, debit, credit
    from ledger_sum where day >= ${from} and day <= ${to}
    union all
    ${postingsOf(raw`${notSummed} and e.day >= ${from} and e.day <= ${to}`)}`;
}

/**
 * Orders with tickets of each event, and what else is in them; tickets count for their event. The event '' is any of them
 * together, and has no tickets itself.
 * @param entries which `e`
 */
export function besideOf(entries: Part): Part {
  return raw`
    with sold as (
      select e.id, e.day, case when t.event_id is not null or p.product = 'dayTicket' then 'ticket' else p.product end as product,
        coalesce(t.event_id, p.item) as item, -sum(p.amount)::bigint as net
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
        left join ticket t on p.product = 'ticket' and t.id = p.item
      where e.cause = 'order-sold' and p.account = 'sales' and p.item is not null and ${entries}
      group by 1, 2, 3, 4
    ), visits as (
      select id, item as event_id from sold where product = 'ticket'
      union select id, '' from sold where product = 'ticket'
    ), whole as (select id, sum(net)::bigint as net from sold group by id)
    select s.day, v.event_id, s.product, s.item, count(*) as orders,
      count(*) filter (where s.product = 'ticket' and s.item = v.event_id and w.net <> s.net) as with_more,
      sum(s.net)::bigint as net,
      coalesce(sum(w.net - s.net) filter (where s.product = 'ticket' and s.item = v.event_id), 0)::bigint as beside
    from sold s join visits v on v.id = s.id join whole w on w.id = s.id
    where v.event_id <> '' or s.product <> 'ticket'
    group by 1, 2, 3, 4`;
}

/** All of some days: `day`, `event_id`, `product`, `item`, `orders`, `with_more`, `net`, `beside`. */
export function summedBeside(from: unknown, to: unknown): Part {
  return raw`
    select day, event_id, product, item, orders, with_more, net, beside
    from ledger_beside where day >= ${from} and day <= ${to}
    union all
    select * from (${besideOf(raw`${notSummed} and e.day >= ${from} and e.day <= ${to}`)}) fresh`;
}

/** What each payer owes, as a debit: `payment_id`, `amount`, never zero. What makes a lost payment good is of the same debt. */
export const owedByPayers = raw`
  select coalesce(again.repays, owed.payment_id) as payment_id, sum(owed.amount)::bigint as amount from (
    select payment_id, amount from ledger_owed
    union all
    select e.payment_id, p.amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
    where p.account = 'payers' and e.payment_id is not null and ${notSummed}
  ) owed left join payment again on again.id = owed.payment_id
  group by 1 having sum(owed.amount) <> 0`;
