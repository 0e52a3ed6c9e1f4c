// The demo bank's own books of what it owes the shop and has paid out (tables `demo_bank_movement`, `demo_bank_payout`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, list, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

export type BankMovement = {
  id: string;
  kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won';
  payment_id: string;
  refund_id: string | null;
  amount: number;
  payout_id: string | null;
};

// By hand, both: the bank writes down what has happened since it did so last, and pays out what was not paid out.
const bookStatement = byHand(
  'bank-book-movements',
  {},
  {},
  () => raw`
    with disputes as (
      select p.id, p.dispute, p.dispute_amount, coalesce(sum(m.amount), 0) as taken, count(m.id) as number
      from demo_bank_payment p
        left join demo_bank_movement m on m.payment_id = p.id and m.kind in ('dispute', 'dispute-won')
      where p.dispute is not null and p.dispute_amount > 0 group by p.id
    )
    insert into demo_bank_movement (id, kind, payment_id, refund_id, amount)
    select 'payment-' || p.id, 'payment', p.id, null::text, p.amount from demo_bank_payment p
    where p.state in ('paid', 'refunded') and p.amount > 0
      and not exists (select from demo_bank_movement m where m.id = 'payment-' || p.id)
    union all
    select 'refund-' || r.id, 'refund', r.payment_id, r.id, -r.amount from demo_bank_refund r
    where r.state <> 'failed' and not exists (select from demo_bank_movement m where m.id = 'refund-' || r.id)
    union all
    select 'failed-' || r.id, 'refund-failed', r.payment_id, r.id, r.amount from demo_bank_refund r
    where r.state = 'failed' and exists (select from demo_bank_movement m where m.id = 'refund-' || r.id)
      and not exists (select from demo_bank_movement m where m.id = 'failed-' || r.id)
    union all
    select 'dispute-' || id || '-' || number, 'dispute', id, null, -dispute_amount from disputes
    where dispute <> 'won' and taken = 0
    union all
    select 'dispute-' || id || '-' || number, 'dispute-won', id, null, -taken from disputes
    where dispute = 'won' and taken < 0`,
);

const payOutStatement = byHand(
  'bank-pay-out',
  { id: text(), now: instant() },
  { id: text() },
  ({ id, now }) => raw`
    with made as (
      insert into demo_bank_payout (id, amount, made_at)
      select ${id}, sum(amount), ${now} from demo_bank_movement where payout_id is null having sum(amount) > 0
      on conflict (id) do nothing returning id
    )
    update demo_bank_movement m set payout_id = made.id from made where m.payout_id is null returning m.id`,
);

const findStatement = statement('bank-find-payout', { id: text() }, ({ id }) =>
  build.selectFrom('demo_bank_payout').select('id').where('id', '=', id),
);

const payoutsStatement = statement('bank-payouts', { since: instant() }, ({ since }) =>
  build.selectFrom('demo_bank_payout').selectAll().where('made_at', '>=', since).orderBy('made_at'),
);

const partsStatement = statement('bank-payout-parts', { payouts: list(text()) }, ({ payouts }) =>
  build.selectFrom('demo_bank_movement').selectAll().where('payout_id', '=', any(payouts)).orderBy('id'),
);

/** Pays out what is owed, once for each id; returns whether it did. The caller's transaction is the bank's. */
export async function makeBankPayout(sql: Sql, id: string, now: Date): Promise<boolean> {
  if (await sql.first(findStatement, { id })) return false;
  await sql.run(bookStatement);
  return (await sql.all(payOutStatement, { id, now })).length > 0;
}

export type BankPayout = { id: string; amount: number; made_at: Date; parts: BankMovement[] };

/** Payouts that were made since then, the oldest first. */
export async function bankPayouts(sql: Sql, since: Date): Promise<BankPayout[]> {
  const payouts = await sql.all(payoutsStatement, { since });
  const parts = await sql.all(partsStatement, { payouts: payouts.map(({ id }) => id) });
  return payouts.map((payout) => ({
    ...payout,
    parts: parts.filter(({ payout_id }) => payout_id === payout.id),
  }));
}
