// Books the lines of a statement (ADR 100): each in a transaction of its own, together with what follows from it, so that a
// process that dies has booked a line whole or not at all, and the same file can be read again.
import { dayOf } from '../../../../domain/museum-time.ts';
import { referencesIn } from '../../../../domain/payments/creditor-reference.ts';
import { compactIban } from '../../../../domain/payments/iban.ts';
import { type LineMatch, matchLine, type TransferToMatch } from '../../../../domain/payments/match-line.ts';
import type { Database, Sql } from '../../../platform/database/sql.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { createMuseumClock } from '../../../platform/museum-clock.ts';
import { readMuseum } from '../../../site/read-museum.ts';
import { settleReturns } from '../settle-returns.ts';
import { type ReturnRow, returnsOf, sendReturn, showReturn } from '../transfer-return-store.ts';
import { findTransfers, lockTransfer, type TransferRow } from '../transfer-store.ts';
import {
  hasTwin,
  insertLine,
  isLineKnown,
  isPaidByNotedTransfer,
  type LineDecision,
} from './bank-line-store.ts';
import { writeTransferBooked } from './booked-job.ts';
import { type KeyedLine, keyedLines, lineId, type StatementLine } from './statement-line.ts';

export type BookShop = {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'write'>;
  readonly now: () => Date;
};

export type Booked = {
  /** Lines that no earlier file had, by what became of them. */
  readonly matched: number;
  readonly open: number;
  /** Money that left the account for something else: not kept. */
  readonly foreign: number;
  readonly known: number;
  /** The accounts whose lines are not the museum's account for transfers. */
  readonly otherAccounts: readonly string[];
};

/** Books the lines of one file. @param iban the museum's account for transfers */
export async function bookLines(
  shop: BookShop,
  lines: readonly StatementLine[],
  iban: string,
): Promise<Booked> {
  const account = compactIban(iban);
  const ours = lines.filter((line) => line.account === account);
  const counts = { matched: 0, open: 0, foreign: 0, known: 0 };
  for (const line of keyedLines(ours)) counts[await bookLine(shop, line)] += 1;
  const others = lines.filter((line) => line.account !== account).map((line) => line.account);
  return { ...counts, otherAccounts: [...new Set(others)] };
}

function bookLine(
  { database, jobs, now }: BookShop,
  line: KeyedLine,
): Promise<'matched' | 'open' | 'foreign' | 'known'> {
  return database.transaction(async (sql) => {
    if (await isLineKnown(sql, line)) return 'known';
    const named = await lockNamed(sql, line.said);
    const match = await withoutTwin(sql, line, matchLine(line, named));
    if (match.state === 'foreign') return 'foreign';
    const id = lineId(line);
    if (!(await insertLine(sql, id, line, decisionOf(match), now()))) return 'known';
    if (match.state === 'open') return 'open';
    await follow({ jobs, now }, sql, id, match);
    return 'matched';
  });
}

/** The transfers that a text names, locked in one order. */
async function lockNamed(sql: Sql, said: string): Promise<TransferToMatch[]> {
  const named = referencesIn(said);
  if (named.length === 0) return [];
  const found: TransferToMatch[] = [];
  for (const { payment_id } of await findTransfers(sql, named))
    found.push(await lockToMatch(sql, payment_id));
  return found;
}

/** A transfer as matching needs it, locked. */
export async function lockToMatch(sql: Sql, paymentId: string): Promise<TransferToMatch & TransferRow> {
  const transfer = await lockTransfer(sql, paymentId);
  if (!transfer) throw new Error(`there is no transfer of payment ${paymentId}`);
  const returns = await returnsOf(sql, paymentId);
  const due = returns.filter(({ state }) => state === 'due');
  return { ...transfer, due, noted: await notedOf(sql, returns) };
}

/** What staff said that they have sent, in museum time, as banks write their days. */
async function notedOf(sql: Sql, returns: readonly ReturnRow[]): Promise<TransferToMatch['noted']> {
  const noted = returns.flatMap(({ id, amount, sent_at, line_id }) =>
    sent_at && line_id === null ? [{ id, amount, sent_at }] : [],
  );
  if (noted.length === 0) return [];
  const clock = createMuseumClock((await readMuseum(sql)).settings.timeZone);
  return noted.map(({ id, amount, sent_at }) => ({ id, amount, sent_on: dayOf(clock.fromInstant(sent_at)) }));
}

/** A file of the other format may have had the same line, or staff may have seen the money before: then a person decides. */
async function withoutTwin(sql: Sql, line: KeyedLine, match: LineMatch): Promise<LineMatch> {
  if (match.state !== 'matched') return match;
  if (await hasTwin(sql, match.payment_id, line)) return { state: 'open', why: 'perhaps-twice' };
  const isNoted = match.role === 'payment' && (await isPaidByNotedTransfer(sql, match.payment_id));
  return isNoted ? { state: 'open', why: 'perhaps-noted' } : match;
}

function decisionOf(match: Exclude<LineMatch, { state: 'foreign' }>): LineDecision {
  return match.state === 'matched'
    ? { state: 'matched', role: match.role, payment_id: match.payment_id, why: null }
    : { state: 'open', role: null, payment_id: null, why: match.why };
}

/** What a matched line brings about: money that went back is done, what is too much is due, and the payment is settled. */
export async function follow(
  { jobs, now }: Pick<BookShop, 'jobs' | 'now'>,
  sql: Sql,
  lineId: string,
  match: LineMatch & { readonly state: 'matched' },
): Promise<void> {
  const { payment_id } = match;
  if (match.role === 'return' && !(await sendReturn(sql, match.return_id, lineId, now())))
    await showReturn(sql, match.return_id, lineId);
  const transfer = await lockTransfer(sql, payment_id);
  if (transfer) await settleReturns(sql, transfer, now());
  await writeTransferBooked(jobs, sql, payment_id);
}
