// The job that settles a payment after a line of a statement was matched with it: it may have been booked by a command, which
// has no shop.
import { type Static, Type } from 'typebox';
import type { Sql } from '../../../platform/database/sql.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';

export const TRANSFER_BOOKED = 'transfer-booked';
export const TransferBooked = Type.Object({ payment_id: Type.String() });
export type TransferBooked = Static<typeof TransferBooked>;

export function writeTransferBooked(jobs: Pick<Jobs, 'write'>, sql: Sql, payment_id: string): Promise<void> {
  return jobs.write(sql, TRANSFER_BOOKED, { payment_id } satisfies TransferBooked);
}
