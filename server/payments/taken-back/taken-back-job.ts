// The job that tells a buyer that the payer's bank has taken the money back for good (ADR 146). The mail itself:
// documents/taken-back/deliver-taken-back.ts.
import { type Static, Type } from 'typebox';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export const PAYMENT_TAKEN_BACK = 'payment-taken-back';
/** `at` is an instant (ISO 8601). */
export const PaymentTakenBack = Type.Object({ payment_id: Type.String(), at: Type.String() });
export type PaymentTakenBack = Static<typeof PaymentTakenBack>;

/** Written in the transaction that records the loss, so that neither is without the other. */
export function writeTakenBack(
  jobs: Pick<Jobs, 'write'>,
  sql: Sql,
  payment_id: string,
  now: Date,
): Promise<void> {
  return jobs.write(sql, PAYMENT_TAKEN_BACK, {
    payment_id,
    at: now.toISOString(),
  } satisfies PaymentTakenBack);
}
