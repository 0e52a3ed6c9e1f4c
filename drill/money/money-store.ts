// The SQL of the drill of money: what the shop and the demo bank have written down.
import { accountOfProvider } from '../../domain/ledger/accounts.ts';
import type { Asked } from '../audit-store.ts';

export type MoneyRow = Readonly<Record<string, string | number | null>>;

/** What the demo bank holds of each payment whose money has arrived. */
export async function heldAtDemoBank(database: Asked): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.executeSql(`
    select b.id, greatest(0, b.amount - coalesce(sum(r.amount) filter (where r.state <> 'failed'), 0)
      - case when b.dispute in ('open', 'lost') then coalesce(b.dispute_amount, b.amount) else 0 end) as held
    from demo_bank_payment b left join demo_bank_refund r on r.payment_id = b.id
    where b.state in ('paid', 'refunded') group by b.id`);
  return new Map(rows.map(({ id, held }) => [String(id), Number(held)]));
}

/** A payment of the shop and the order that it pays for. */
export type PaidOrder = {
  readonly reference: string;
  readonly provider: string;
  readonly state: string;
  readonly number: string | null;
  readonly orderState: string | null;
  /** The museum has given something back as a voucher, or kept it. */
  readonly isKept: boolean;
};

/** Every payment, with its order where it has one. */
export async function readPayments(database: Asked): Promise<PaidOrder[]> {
  const { rows } = await database.executeSql(`
    select p.reference, p.provider, p.state, o.number, o.state as "orderState",
      exists (select from order_return r where r.booking_id = o.booking_id
        and (r.destination <> 'the-way-it-came' or r.fee > 0)) as "isKept"
    from payment p left join order_supplement s on s.payment_id = p.id
    left join placed_order o on o.payment_id = p.id or o.booking_id = s.booking_id`);
  return rows as PaidOrder[];
}

/** What an order by transfer has to pay, in cents, and its cart. */
export async function askedByTransfer(
  database: Asked,
  reference: string,
): Promise<{ readonly amount: number; readonly cartId: string } | undefined> {
  const { rows } = await database.executeSql(
    `select amount, cart_id from payment where provider = 'transfer' and reference = $1`,
    [reference],
  );
  return rows[0] && { amount: Number(rows[0]['amount']), cartId: String(rows[0]['cart_id']) };
}

/** Lets the hold of a cart lapse now, unless it is sold: a code may have paid for all of it. */
export async function lapseCart(database: Asked, cartId: string): Promise<void> {
  await database.executeSql(
    `with lapsed as (
      update cart set expires_at = now() - interval '1 second' where id = $1 and state = 'held' returning id, expires_at
    )
    update hold set expires_at = lapsed.expires_at from lapsed where hold.cart_id = lapsed.id`,
    [cartId],
  );
}

/** What the ledger says that a provider holds of each payment, without fees, by the provider's name of it. */
export async function heldInLedger(database: Asked, provider: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.executeSql(
    `select p.reference, sum(l.amount)::int as held
    from ledger_posting l join ledger_entry e on e.id = l.entry_id join payment p on p.id = e.payment_id
    where p.provider = $1 and l.account = $2 and e.cause <> 'fee' group by p.reference`,
    [provider, accountOfProvider(provider)],
  );
  return new Map(rows.map(({ reference, held }) => [String(reference), Number(held)]));
}

/** How many returns there were, by where they went. */
export async function countReturns(database: Asked): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.executeSql(
    'select destination, count(*)::int as count from order_return group by destination',
  );
  return new Map(rows.map(({ destination, count }) => [String(destination), Number(count)]));
}

/** How many payments make good what a bank had taken back. */
export async function countPaidAgain(database: Asked): Promise<number> {
  const { rows } = await database.executeSql(
    'select count(*)::int as count from payment where repays is not null',
  );
  return Number(rows[0]?.['count']);
}
