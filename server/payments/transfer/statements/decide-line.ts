// A person decides about lines that the shop could not match, and says that money was sent back.
import { matchWithChosen } from '../../../../domain/payments/match-line.ts';
import type { ActObject, Actor, ActVerb } from '../../../../domain/staff/act.ts';
import { paidOrder } from '../../../orders/paid-order.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { beginAct, orderObject } from '../../../staff/acts/begin-act.ts';
import { writeAct } from '../../../staff/acts/write-act.ts';
import { numberOfPayment } from '../../payment-store.ts';
import { settleReturns } from '../settle-returns.ts';
import { findReturn, sendReturn } from '../transfer-return-store.ts';
import { findTransferByName, lockTransfer } from '../transfer-store.ts';
import { type BankLineRow, ignoreOpenLine, lockLine, matchOpenLine } from './bank-line-store.ts';
import { type BookShop, follow, lockToMatch } from './book-lines.ts';
import { writeTransferBooked } from './booked-job.ts';

/** `settled`: somebody was faster. */
export type Decided = 'done' | 'no-line' | 'settled' | 'no-transfer' | 'does-not-fit';

/** Who decides. @param key names the act: it is done once */
export type Deciding = { readonly by: Actor; readonly key: string };

/**
 * Matches an open line with a transfer.
 * @param name its reference, with or without spaces, or the number of its order
 */
export function matchByHand(
  { database, jobs, now }: BookShop,
  lineId: string,
  name: string,
  deciding: Deciding,
): Promise<Decided> {
  return database.transaction(async (sql) => {
    const found = await findTransferByName(sql, name.trim());
    if (!found) return 'no-transfer';
    const transfer = await lockToMatch(sql, found);
    const line = await lockOpenLine(sql, lineId, MATCHED, deciding);
    if (typeof line === 'string') return line;
    const match = matchWithChosen(line, transfer);
    if (match.state !== 'matched') return 'does-not-fit';
    await matchOpenLine(sql, line.id, match, now());
    await follow({ jobs, now }, sql, line.id, match);
    const after = { reference: transfer.reference, amount: line.amount };
    await writeAct(sql, { ...deciding, verb: MATCHED, on: lineObject(line.id), after }, now());
    return 'done';
  });
}

const MATCHED = 'bank-line.matched';
const SET_ASIDE = 'bank-line.set-aside';
const SENT_BACK = 'payment.sent-back';

function lineObject(id: string): ActObject {
  return { kind: 'bank-line', id };
}

/** The line, locked and open; or what has become of it. */
async function lockOpenLine(
  sql: Sql,
  id: string,
  verb: ActVerb,
  { key }: Deciding,
): Promise<BankLineRow | 'done' | 'no-line' | 'settled'> {
  const line = await lockLine(sql, id);
  if (!line) return 'no-line';
  if (line.state === 'open') return line;
  const { state } = await beginAct(sql, lineObject(id), verb, { key });
  return state === 'before' ? 'done' : 'settled';
}

/** Puts an open line aside; who paid is forgotten. @param why in the words of whoever decides */
export function ignoreByHand(
  { database, now }: BookShop,
  lineId: string,
  why: string,
  deciding: Deciding,
): Promise<Decided> {
  return database.transaction(async (sql) => {
    const line = await lockOpenLine(sql, lineId, SET_ASIDE, deciding);
    if (typeof line === 'string') return line;
    await ignoreOpenLine(sql, line.id, why, now());
    const after = { amount: line.amount };
    const act = { ...deciding, verb: SET_ASIDE, on: lineObject(line.id), after, reason: why } as const;
    await writeAct(sql, act, now());
    return 'done';
  });
}

/** Notes that money was sent back, before a statement shows it. It is an act on the order that the money was for. */
export function sentBackByHand(
  { database, jobs, now }: BookShop,
  returnId: string,
  deciding: Deciding,
): Promise<Decided> {
  return database.transaction(async (sql) => {
    const known = await findReturn(sql, returnId);
    if (!known) return 'no-line';
    await lockTransfer(sql, known.payment_id);
    const on = await objectOfPayment(sql, known.payment_id);
    if ((await beginAct(sql, on, SENT_BACK, deciding)).state === 'before') return 'done';
    const sent = await sendReturn(sql, returnId, null, now());
    if (!sent) return 'settled';
    const after = { return: returnId, amount: sent.amount, reason: sent.reason };
    await writeAct(sql, { ...deciding, verb: SENT_BACK, on, after }, now());
    // Read again: what was sent counts from here on.
    const transfer = await lockTransfer(sql, sent.payment_id);
    if (transfer) await settleReturns(sql, transfer, now());
    await writeTransferBooked(jobs, sql, sent.payment_id);
    return 'done';
  });
}

/** The order that a payment was for; of money that became none, the payment itself. */
async function objectOfPayment(sql: Sql, id: string): Promise<ActObject> {
  const order = await paidOrder(sql, { id });
  return order ? orderObject(order.number) : { kind: 'payment', id: String(await numberOfPayment(sql, id)) };
}
