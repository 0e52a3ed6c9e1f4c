// The SQL of what banks have taken back of payments (tables `ledger_posting`, `order_return`, `return_waiting`, `refund`, `payment`).
import { sql as raw } from 'kysely';
import type { TakenBackFacts } from '../../../domain/payments/taken-back.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, int, list, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

/** What the ledger has of a payment on an account because of disputes. */
const disputed = (account: string) => raw`coalesce((
  select sum(l.amount) from ledger_entry e join ledger_posting l on l.entry_id = e.id
  where e.payment_id = p.id and e.cause in ('dispute-opened', 'dispute-won', 'dispute-lost') and l.account = ${raw.lit(account)}
), 0)::bigint`;

/** Of returns of the payment's order: those of differences say for which payment they wait, the rest waits for the order's own. */
const waiting = raw`(
  coalesce((select sum(w.amount) from order_supplement s join order_return r on r.booking_id = s.booking_id
    join return_waiting w on w.return_id = r.id and w.payment_id = p.id where s.payment_id = p.id), 0)
  + coalesce((select sum(r.waiting - coalesce((select sum(w.amount) from return_waiting w where w.return_id = r.id), 0))
    from placed_order o join order_return r on r.booking_id = o.booking_id
    where o.cart_id = p.cart_id and o.payment_id = p.id), 0)
)::bigint`;

const refunds = (which: unknown) => raw`coalesce((
  select sum(f.amount) from refund f where f.payment_id = p.id and ${which}
), 0)::bigint`;

// By hand: each sum is found by the key of its payment, of which there are few.
const factsStatement = byHand(
  'taken-back-facts',
  { ids: list(text()) },
  {
    id: text(),
    amount: int(),
    given_back: int(),
    in_dispute: bigint(),
    lost: bigint(),
    waiting: bigint(),
    unsent: bigint(),
    repaid: bigint(),
    repaid_back: bigint(),
  },
  ({ ids }) => raw`
    select p.id, p.amount, p.given_back, ${disputed('in-dispute')} as in_dispute, ${disputed('payers')} as lost,
      ${waiting} as waiting, ${refunds(raw`f.state = 'due'`)} as unsent,
      coalesce((select sum(a.amount) from payment a where a.repays = p.id), 0)::bigint as repaid,
      ${refunds(raw`f.state <> 'failed' and f.reason = 'not-kept'`)} as repaid_back
    from payment p where p.id = any (${ids})`,
);

// By hand: the order's own payment and those of its differences; each is found by its key.
const lostPaymentsStatement = byHand(
  'lost-payments-of-orders',
  { bookings: list(text()) },
  { booking_id: text(), id: text() },
  ({ bookings }) => raw`
    select o.booking_id, p.id from placed_order o join payment p on p.id = any (array(
      select o.payment_id union all select s.payment_id from order_supplement s where s.booking_id = o.booking_id
    ))
    where o.booking_id = any (${bookings}) and p.state = 'charged-back'`,
);

export type TakenBackRow = TakenBackFacts & { readonly id: string };

export function readTakenBackFacts(sql: Sql, ids: readonly string[]): Promise<TakenBackRow[]> {
  return sql.all(factsStatement, { ids });
}

/** Payments of which banks have taken money back for good. */
export function readLostPayments(
  sql: Sql,
  bookings: readonly string[],
): Promise<{ readonly booking_id: string; readonly id: string }[]> {
  return sql.all(lostPaymentsStatement, { bookings });
}
