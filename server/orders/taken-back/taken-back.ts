// What banks have taken back of payments, and how much of it orders still owe (ADR 150).
import type { Cents } from '../../../domain/money.ts';
import { owedAgain, type TakenBackFacts } from '../../../domain/payments/taken-back.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readLostPayments, readTakenBackFacts } from './taken-back-store.ts';

const NOTHING: TakenBackFacts = {
  amount: 0,
  given_back: 0,
  in_dispute: 0,
  lost: 0,
  waiting: 0,
  unsent: 0,
  repaid: 0,
  repaid_back: 0,
};

/** By payment. */
export async function takenBackOf(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TakenBackFacts>> {
  if (ids.length === 0) return new Map();
  return new Map((await readTakenBackFacts(sql, ids)).map((row) => [row.id, row]));
}

export async function takenBackOfPayment(sql: Sql, id: string): Promise<TakenBackFacts> {
  return (await takenBackOf(sql, [id])).get(id) ?? NOTHING;
}

/** What orders owe because banks have taken it back for good, in cents; orders that owe nothing are left out. */
export async function owedOfOrders(
  sql: Sql,
  bookings: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  const lost = bookings.length === 0 ? [] : await readLostPayments(sql, bookings);
  const facts = await takenBackOf(
    sql,
    lost.map(({ id }) => id),
  );
  const owed = new Map<string, Cents>();
  for (const { booking_id, id } of lost) {
    const amount = owedAgain(facts.get(id) ?? NOTHING);
    if (amount > 0) owed.set(booking_id, (owed.get(booking_id) ?? 0) + amount);
  }
  return owed;
}
