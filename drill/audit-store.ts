// The SQL of the audit. Each statement finds what must not be, as a column `found`: no rows mean that all is well.
import type { Database } from '../server/platform/database/sql.ts';

export type Asked = Pick<Database, 'executeSql'>;

/** What must not be, by what it means. */
export const AUDIT_STATEMENTS: Readonly<Record<string, string>> = {
  'paid at the bank, and neither an order nor a refund': `
    select b.id as found from demo_bank_payment b
    left join payment p on p.provider = 'demo' and p.reference = b.id
    where b.state = 'paid'
      and not exists (select from placed_order o where o.payment_id = p.id and o.state = 'confirmed')
      and not exists (select from order_supplement s where s.payment_id = p.id)
      and not exists (select from refund r where r.payment_id = p.id and r.state in ('due', 'sent', 'done'))`,
  'an order without money at the bank': `
    select o.booking_id as found from placed_order o left join payment p on p.id = o.payment_id
    left join demo_bank_payment b on b.id = p.reference
    where o.state = 'confirmed' and o.total > 0 and (b.state is distinct from 'paid' or p.state is distinct from 'paid')`,
  'an order whose sum is not what was paid': `
    select o.booking_id as found from placed_order o join payment p on p.id = o.payment_id
    join demo_bank_payment b on b.id = p.reference
    where o.total <> p.amount or o.total <> b.amount`,
  'a cart with two orders, or an order of a cart that is not confirmed': `
    select c.id as found from cart c join placed_order o on o.cart_id = c.id
    group by c.id having count(*) > 1 or c.state <> 'confirmed'`,
  'a confirmed cart without an order': `
    select c.id as found from cart c
    where c.state = 'confirmed' and not exists (select from placed_order o where o.cart_id = c.id)
      and not exists (select from order_supplement s where s.cart_id = c.id and s.paid_at is not null)`,
  'a difference that is not what was paid': `
    select s.id as found from order_supplement s join payment p on p.id = s.payment_id join cart c on c.id = s.cart_id
    where p.cart_id <> s.cart_id or p.amount <> s.amount or p.received_at is null or c.state <> 'confirmed'`,
  'money for a move that nobody made': `
    select p.id as found from payment p join order_supplement s on s.cart_id = p.cart_id
    where p.state = 'paid' and s.payment_id is distinct from p.id`,
  'a slot that counts other than its holds': `
    select s.pool_id || ' ' || s.datetime as found from slot s left join hold h on h.slot_id = s.id
    group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`,
  'a slot that is oversold': `
    select s.pool_id || ' ' || s.datetime as found from slot s left join hold h on h.slot_id = s.id
    group by s.id having coalesce(sum(h.quantity), 0) > s.capacity`,
  'a hold of no cart, or of one that has ended': `
    select h.cart_id as found from hold h left join cart c on c.id = h.cart_id
    where c.id is null or c.state = 'canceled' or (h.expires_at = 'infinity' and c.state not in ('paid', 'confirmed'))`,
  'an order or a live cart that has lost places': `
    select c.id as found from cart c left join hold h on h.cart_id = c.id
    where c.state in ('paid', 'confirmed') or (c.state = 'held' and c.expires_at > now())
    group by c.id having count(h.slot_id) <> c.hold_count
      or (c.state = 'confirmed' and bool_or(h.expires_at < 'infinity'))`,
  // What was given back frees its places: who may still come in is counted, not who has bought.
  'a confirmed order without a place for each of its visitors': `
    select v.booking_id as found from (
      select o.booking_id, o.cart_id, o.content -> 'lines' -> a.line ->> 'datetime' as datetime, sum(a.persons) as persons
      from placed_order o join admission a on a.booking_id = o.booking_id
      where o.state = 'confirmed' and a.void_at is null and o.content -> 'lines' -> a.line ->> 'type' = 'ticket'
      group by 1, 2, 3
    ) v
    where v.datetime <> '' and v.persons > (
      select coalesce(max(h.quantity), 0) from hold h join slot s on s.id = h.slot_id
      where h.cart_id = v.cart_id and s.datetime = v.datetime and h.expires_at = 'infinity')`,
  'an admission without an order': `
    select a.barcode as found from admission a left join placed_order o on o.booking_id = a.booking_id
    where o.booking_id is null`,
  'an order with more or fewer admissions than places': `
    select o.booking_id as found from placed_order o join cart c on c.id = o.cart_id
    left join admission a on a.booking_id = o.booking_id
    group by o.booking_id, c.places having coalesce(sum(a.persons), 0) <> c.places`,
  'a payment without a cart': `
    select p.id as found from payment p left join cart c on c.id = p.cart_id where c.id is null`,
  'an order without the invoice that was asked for': `
    select o.booking_id as found from placed_order o
    where (o.content ->> 'request_invoice')::boolean
      and not exists (select from invoice i where i.booking_id = o.booking_id and i.kind = 'invoice')`,
  'a series of invoice numbers with a gap': `
    select c.series || ' ' || c.year as found from invoice_counter c
    left join invoice i on i.number like c.series || '-' || c.year || '-%'
    group by c.series, c.year, c.last
    having count(i.number) <> c.last or max(split_part(i.number, '-', 3)::int) <> c.last`,
  'an order whose mail is not noted': `
    select o.booking_id as found from placed_order o
    where o.state = 'confirmed'
      and not exists (select from mail m where m.subject_id = o.booking_id and m.kind = 'order')`,
  'a job that was set aside': `
    select name || ' ' || coalesce(data::text, '') as found from pgboss.job
    where name = 'set-aside' and state in ('created', 'retry')`,
};

/** Work that the shop has still to do, by kind; none when it has come to rest. Repeated jobs come and go. */
const UNDONE_STATEMENTS: Readonly<Record<string, string>> = {
  jobs: `select name || ' ' || state || ' ' || coalesce(data::text, '') as found from pgboss.job
    where state in ('created', 'retry', 'active') and singleton_on is null and name <> 'set-aside'`,
  'paid and undecided': `
    select b.id as found from demo_bank_payment b
    left join payment p on p.provider = 'demo' and p.reference = b.id
    where b.state = 'paid' and (p.id is null or p.state in ('started', 'pending'))`,
  refunds: `select id as found from refund where state in ('due', 'sent')`,
};

/** What a statement of the audit found. */
export async function askAudit(database: Asked, statement: string): Promise<string[]> {
  return (await database.executeSql(statement)).rows.map(({ found }) => String(found));
}

/** What is still to do, by kind; empty when the shop is at rest. */
export async function findUndone(database: Asked): Promise<ReadonlyMap<string, readonly string[]>> {
  const undone = new Map<string, string[]>();
  for (const [kind, statement] of Object.entries(UNDONE_STATEMENTS)) {
    const found = await askAudit(database, statement);
    if (found.length > 0) undone.set(kind, found);
  }
  return undone;
}

/** The bookings that are orders. */
export async function findBookings(database: Asked): Promise<string[]> {
  return askAudit(database, `select booking_id as found from placed_order where state = 'confirmed'`);
}

/** The payments that visitors have not decided, by the bank's name for them. */
export async function findOpenPayments(database: Asked): Promise<string[]> {
  return askAudit(database, `select id as found from demo_bank_payment where state = 'open' limit 100`);
}

/** How many standbys have each commit before it is answered. */
export async function countSynchronousStandbys(database: Asked): Promise<number> {
  const found = await askAudit(
    database,
    `select application_name as found from pg_stat_replication where sync_state = 'sync'`,
  );
  return found.length;
}
