// Staff block, extend and replace voucher codes. Each act is one transaction with its line in the journal and what the ledger
// must know; asked twice, the second finds that there is nothing to do.
import type { Language } from '../../../domain/language.ts';
import { codeReplaced, codeRevived } from '../../../domain/ledger/code-entries.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Act, Actor } from '../../../domain/staff/act.ts';
import { type CodeAct, codeObstacle, lastDayProblem } from '../../../domain/vouchers/code-care.ts';
import type { CaredCode } from '../../../domain/vouchers/code-care-contract.ts';
import { voucherTime } from '../../../domain/vouchers/voucher-time.ts';
import { lockOncePools } from '../../capacity/once-pools.ts';
import { lapsedOf } from '../../ledger/code-balances.ts';
import { postEntries } from '../../ledger/post-entries.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomBarcode, randomId } from '../../platform/random-id.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { lockCodesForLedger } from '../ledger/code-value-store.ts';
import {
  type CareRow,
  lockCode,
  readCode,
  readCodeName,
  writeBlocked,
  writeLastDay,
  writeSuccessor,
} from './code-care-store.ts';
import { type CareShop, readCaredCode, toCareFor } from './show-codes.ts';

/** Which code, why, and who says so. */
export type AskedCare = {
  readonly number: number;
  readonly reason: string;
  readonly by: Actor;
  readonly language: Language;
};

export function blockCode(shop: CareShop, asked: AskedCare): Promise<CaredCode | Refusal> {
  return change(shop, asked, 'block', async (sql, { barcode }, now) => {
    await writeBlocked(sql, barcode, now);
    return { verb: 'code.blocked' };
  });
}

export function unblockCode(shop: CareShop, asked: AskedCare): Promise<CaredCode | Refusal> {
  return change(shop, asked, 'unblock', async (sql, { barcode }) => {
    await writeBlocked(sql, barcode, undefined);
    return { verb: 'code.unblocked' };
  });
}

/** @param lastDay `YYYY-MM-DD`, in the voucher time zone */
export function extendCode(shop: CareShop, asked: AskedCare, lastDay: string): Promise<CaredCode | Refusal> {
  return change(shop, asked, 'extend', async (sql, { barcode, valid_to }, now) => {
    const problem = lastDayProblem(lastDay, { valid_to }, voucherTime(now).slice(0, 10));
    if (problem) return refuse('FIELDS_INVALID', { fields: { valid_to: [problem] } });
    const extended = `${lastDay} 23:59`;
    await writeLastDay(sql, barcode, extended);
    const id = randomId();
    const lapsed = await lapsedOf(sql, [barcode]);
    await postEntries(
      sql,
      lapsed.map((code) => codeRevived(code, id, now)),
    );
    return { verb: 'code.extended', before: { valid_to }, after: { valid_to: extended } };
  });
}

/** Answers the new code. The journal names it by its last letters: it is as good as money. */
export function replaceCode(shop: CareShop, asked: AskedCare): Promise<CaredCode | Refusal> {
  const successor = randomBarcode();
  return change(
    shop,
    asked,
    'replace',
    async (sql, { barcode, left }, now) => {
      // Posted while the code still stands for itself.
      await postEntries(sql, [codeReplaced({ code: barcode, amount: left }, successor, now)]);
      await writeSuccessor(sql, { barcode, successor, now });
      return { verb: 'code.replaced', after: { ends_with: successor.slice(-4) } };
    },
    successor,
  );
}

type Written = Pick<Act, 'verb' | 'before' | 'after'>;

/** @param answers the code to show afterwards; the changed one if undefined */
function change(
  shop: CareShop,
  { number, reason, by, language }: AskedCare,
  act: CodeAct,
  write: (sql: Sql, row: CareRow, now: Date) => Promise<Written | Refusal>,
  answers?: string,
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
    const obstacle = codeObstacle(toCareFor(row), act, now);
    if (obstacle) return refuse('CODE_NOT_CHANGEABLE', { details: { obstacle } });
    const written = await write(sql, row, now);
    if (isRefusal(written)) return written;
    await writeAct(sql, { by, on: { kind: 'code', id: String(number) }, reason, ...written }, now);
    const shown = answers ? await readCodeName(sql, answers) : row;
    return readCaredCode(shop, sql, shown?.number ?? number, language);
  });
}
