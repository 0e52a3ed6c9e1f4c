// A person decides about lines that the shop could not match, and says that money was sent back.
import { matchWith } from '../../../../domain/payments/match-line.ts';
import { settleReturns } from '../settle-returns.ts';
import { sendReturn } from '../transfer-return-store.ts';
import { findTransferByName, lockTransfer } from '../transfer-store.ts';
import { ignoreOpenLine, lockLine, matchOpenLine } from './bank-line-store.ts';
import { type BookShop, follow, lockToMatch } from './book-lines.ts';
import { writeTransferBooked } from './booked-job.ts';

export type Decided = 'done' | 'no-line' | 'no-transfer' | 'does-not-fit';

/**
 * Matches an open line with a transfer.
 * @param name its reference, with or without spaces, or the number of its order
 */
export function matchByHand(
  { database, jobs, now }: BookShop,
  lineId: string,
  name: string,
): Promise<Decided> {
  return database.transaction(async (sql) => {
    const found = await findTransferByName(sql, name.trim());
    if (!found) return 'no-transfer';
    const transfer = await lockToMatch(sql, found);
    const line = await lockLine(sql, lineId);
    if (line?.state !== 'open') return 'no-line';
    // A person knows better than the bank's words whether a debit takes money back.
    const match = matchWith(
      { ...line, reversal: line.amount < 0 && !isDue(line.amount, transfer) },
      transfer,
    );
    if (match.state !== 'matched') return 'does-not-fit';
    await matchOpenLine(sql, line.id, match, now());
    await follow({ jobs, now }, sql, line.id, match);
    return 'done';
  });
}

function isDue(amount: number, { due }: Awaited<ReturnType<typeof lockToMatch>>): boolean {
  return due.some((each) => each.amount === -amount);
}

/** Puts an open line aside; who paid is forgotten. @param why in the words of whoever decides */
export function ignoreByHand({ database, now }: BookShop, lineId: string, why: string): Promise<Decided> {
  return database.transaction(async (sql) => {
    const line = await lockLine(sql, lineId);
    if (line?.state !== 'open') return 'no-line';
    await ignoreOpenLine(sql, line.id, why, now());
    return 'done';
  });
}

/** Notes that money was sent back, before a statement shows it. */
export function sentBackByHand({ database, jobs, now }: BookShop, returnId: string): Promise<Decided> {
  return database.transaction(async (sql) => {
    const sent = await sendReturn(sql, returnId, null, now());
    if (!sent) return 'no-line';
    const transfer = await lockTransfer(sql, sent.payment_id);
    if (transfer) await settleReturns(sql, transfer, now());
    await writeTransferBooked(jobs, sql, sent.payment_id);
    return 'done';
  });
}
