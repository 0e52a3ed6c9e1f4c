// Keeps the list of what staff send back in step with what came (ADR 100): too much, or too little for an order that is over.
import { unwantedMoney } from '../../../domain/payments/transfer-outcome.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { dropUnwanted, insertReturn } from './transfer-return-store.ts';
import type { TransferRow } from './transfer-store.ts';

/** Writes what has to go back of a locked transfer besides its refunds. */
export async function settleReturns(sql: Sql, transfer: TransferRow, now: Date): Promise<void> {
  const { payment_id, amount, received } = transfer;
  const unwanted = unwantedMoney(transfer, transfer.closed_at !== null);
  await dropUnwanted(sql, payment_id);
  if (unwanted <= 0) return;
  const reason = received >= amount ? 'surplus' : 'incomplete';
  await insertReturn(sql, { id: randomId(), payment_id, refund_id: null, amount: unwanted, reason }, now);
}
