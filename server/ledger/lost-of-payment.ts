import type { Cents } from '../../domain/money.ts';
import type { Sql } from '../platform/database/sql.ts';
import { readTakenBack } from './taken-back-store.ts';

/** What payers' banks have taken back of a payment for good, in cents. */
export async function lostOfPayment(sql: Sql, paymentId: string): Promise<Cents> {
  return (await readTakenBack(sql, paymentId)).lost;
}
