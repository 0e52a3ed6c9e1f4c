// The SQL of the drill of closings. Each statement of the audit finds what must not be, as a column `found`.
import { type Asked, AUDIT_STATEMENTS, askAudit } from '../audit-store.ts';
import { CLOSED_DAY, CLOSED_POOL } from './closing-museum.ts';

/** What must hold of places, whatever was given back. */
const OF_PLACES = [
  'a slot that counts other than its holds',
  'a slot that is oversold',
  'a job that was set aside',
];

const VISITORS = `select o.booking_id, o.number, o.total, o.payment_id from placed_order o
  where exists (select from jsonb_array_elements(o.content -> 'lines') line
    where line ->> 'id' = 'sturm-karte' and line ->> 'datetime' like '${CLOSED_DAY}%')`;

const AUDIT: Readonly<Record<string, string>> = {
  'a visitor of the closed day whom the closing does not know': `
    select number as found from (${VISITORS}) v where booking_id not in (select booking_id from closing_order)`,
  'somebody in the closing who has bought another day': `
    select number as found from closing_order where booking_id not in (select booking_id from (${VISITORS}) v)`,
  'a visitor without a message': `
    select c.number as found from closing_order c
    where not exists (select from mail m where m.kind = 'closing-told' and m.subject_id = c.id)`,
  'an outcome that is not money, or a sum that is not what was paid': `
    select c.number as found from closing_order c join (${VISITORS}) v on v.booking_id = c.booking_id
    where c.outcome is distinct from 'money' or c.decided_by is distinct from 'deadline' or c.back <> v.total`,
  'an order that was given back never, or twice': `
    select v.number as found from (${VISITORS}) v left join order_return r on r.booking_id = v.booking_id
    group by v.number having count(r.id) <> 1`,
  'money of which the bank has not given all back, or more': `
    select v.number as found from (${VISITORS}) v join payment p on p.id = v.payment_id
    left join demo_bank_refund r on r.payment_id = p.reference and r.state <> 'failed'
    group by v.number, v.total having coalesce(sum(r.amount), 0) <> v.total`,
  'a place of the closed day that is still taken': `
    select datetime as found from slot where pool_id = '${CLOSED_POOL}' and day = '${CLOSED_DAY}' and taken > 0`,
  'a visitor of another day who was given money back': `
    select o.number as found from order_return r join placed_order o on o.booking_id = r.booking_id
    where o.booking_id not in (select booking_id from (${VISITORS}) v)`,
};

/** What is wrong after the closing, a sentence for each kind. */
export async function auditClosing(database: Asked): Promise<string[]> {
  const places = OF_PLACES.map((what) => [what, AUDIT_STATEMENTS[what] ?? ''] as const);
  const findings: string[] = [];
  for (const [what, statement] of [...places, ...Object.entries(AUDIT)]) {
    const found = await askAudit(database, statement);
    if (found.length > 0) findings.push(`${found.length} × ${what}: ${found.slice(0, 3).join(', ')}`);
  }
  return findings;
}

/** Lets the time to answer be over for everybody. */
export async function endTimeToAnswer(database: Asked): Promise<void> {
  await database.executeSql(`update closing_order set until = now() - interval '1 minute'`);
}

/** How many places of the day are sold. */
export async function placesOfTheDay(database: Asked): Promise<number> {
  const statement = `select coalesce(sum(taken), 0) as found from slot where pool_id = '${CLOSED_POOL}' and day = '${CLOSED_DAY}'`;
  return Number((await askAudit(database, statement))[0]);
}
