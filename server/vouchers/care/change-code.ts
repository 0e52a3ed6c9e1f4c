// Staff block, extend and replace voucher codes. Each act is one transaction with its line in the journal and what the ledger
// must know, and is done once for its key.
import type { Language } from '../../../domain/language.ts';
import { codeReplaced } from '../../../domain/ledger/code-entries.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Act, ActObject, Actor, ActVerb } from '../../../domain/staff/act.ts';
import { type CodeAct, codeObstacle, lastDayProblem } from '../../../domain/vouchers/code-care.ts';
import type { CaredCode } from '../../../domain/vouchers/code-care-contract.ts';
import { voucherTime } from '../../../domain/vouchers/voucher-time.ts';
import { lockOncePools } from '../../capacity/once-pools.ts';
import { lapsedOf } from '../../ledger/code-balances.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomBarcode, randomId } from '../../platform/random-id.ts';
import { beginAct } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { lockCodesForLedger } from '../ledger/code-value-store.ts';
import { reviveCode } from '../ledger/lapse-code.ts';
import {
  type CareRow,
  lockCode,
  readCode,
  readSuccessor,
  writeBlocked,
  writeLastDay,
  writeSuccessor,
} from './code-care-store.ts';
import { type CareShop, readCaredCode, toCareFor } from './show-codes.ts';

/** Which code, why, and who says so. */
export type AskedCare = AskedOfCode & { readonly reason: string };

type AskedOfCode = {
  readonly number: number;
  readonly key: string;
  readonly by: Actor;
  readonly language: Language;
};

export function blockCode(shop: CareShop, asked: AskedCare): Promise<CaredCode | Refusal> {
  return change(shop, asked, 'block', async (sql, { barcode }, now) => {
    await writeBlocked(sql, barcode, now);
    return {};
  });
}

export function unblockCode(shop: CareShop, asked: AskedCare): Promise<CaredCode | Refusal> {
  return change(shop, asked, 'unblock', async (sql, { barcode }) => {
    await writeBlocked(sql, barcode, undefined);
    return {};
  });
}

/** @param lastDay `YYYY-MM-DD`, in the voucher time zone */
export function extendCode(shop: CareShop, asked: AskedCare, lastDay: string): Promise<CaredCode | Refusal> {
  return change(shop, asked, 'extend', async (sql, row, now) => {
    const { barcode, valid_to } = row;
    const problem = lastDayProblem(lastDay, { valid_to }, voucherTime(now).slice(0, 10));
    if (problem) return refuse('FIELDS_INVALID', { fields: { valid_to: [problem] } });
    const extended = `${lastDay} 23:59`;
    await writeLastDay(sql, barcode, extended);
    const revived = await reviveCode(sql, row, { id: randomId(), now });
    return { before: { valid_to }, after: { valid_to: extended, ...(revived > 0 && { revived }) } };
  });
}

/** Answers the new code. The journal names it by its last letters: it is as good as money. */
export function replaceCode(shop: CareShop, asked: AskedCare): Promise<CaredCode | Refusal> {
  return change(shop, asked, 'replace', async (sql, { barcode, left, vat_value }, now) => {
    const successor = randomBarcode();
    // Posted while the code still stands for itself.
    const value = { code: barcode, amount: left, vat_value: vat_value ?? undefined };
    const [lapsed] = await lapsedOf(sql, [barcode]);
    await postEntries(sql, [codeReplaced(value, lapsed?.amount ?? 0, successor, now)]);
    await writeSuccessor(sql, { barcode, successor, now });
    return { after: { ends_with: successor.slice(-4) } };
  });
}

const VERBS: Readonly<Record<CodeAct, ActVerb>> = {
  block: 'code.blocked',
  unblock: 'code.unblocked',
  extend: 'code.extended',
  replace: 'code.replaced',
};

function change(shop: CareShop, asked: AskedCare, act: CodeAct, write: Write): Promise<CaredCode | Refusal> {
  return actOnCode(shop, asked, VERBS[act], async (sql, row, now) => {
    const obstacle = codeObstacle(toCareFor(row), act, now);
    if (obstacle) return refuse('CODE_NOT_CHANGEABLE', { details: { obstacle } });
    const written = await write(sql, row, now);
    return isRefusal(written) ? written : { reason: asked.reason, ...written };
  });
}

type Write = (sql: Sql, row: CareRow, now: Date) => Promise<Written | Refusal>;
type Written = Pick<Act, 'before' | 'after' | 'reason'>;

/** One act of staff on a code: under its locks, once for its key. Answers the code afterwards, or the one that has replaced it. */
export function actOnCode(
  shop: CareShop,
  { number, key, by, language }: AskedOfCode,
  verb: ActVerb,
  write: Write,
): Promise<CaredCode | Refusal> {
  return shop.database.transaction(async (sql) => {
    const now = shop.now();
    // As the job does that lets codes lapse; then the pool, as buyers do; the code itself last, as returns do.
    await lockCodesForLedger(sql);
    const known = await readCode(sql, number, now);
    if (!known) return refuse('NOT_FOUND');
    await lockOncePools(sql, [known.pool_id], now, '');
    await lockCode(sql, known.barcode);
    const row = await readCode(sql, number, now);
    if (!row) return refuse('NOT_FOUND');
    const on = codeObject(number);
    if ((await beginAct(sql, on, verb, { key })).state === 'new') {
      const written = await write(sql, row, now);
      if (isRefusal(written)) return written;
      await writeAct(sql, { by, verb, on, key, ...written }, now);
    }
    return readCaredCode(
      shop,
      sql,
      verb === 'code.replaced' ? await successorOf(sql, row) : number,
      language,
    );
  });
}

async function successorOf(sql: Sql, { barcode, number }: CareRow): Promise<number> {
  return (await readSuccessor(sql, barcode))?.number ?? number;
}

export function codeObject(number: number): ActObject {
  return { kind: 'code', id: String(number) };
}
