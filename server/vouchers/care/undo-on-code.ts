// An act on a voucher code is taken back (operations 9, ADR 106), as long as nobody has changed the code since. What was spent of an
// extended code in the meantime stays spent; what had lapsed before lapses again, at once or, if its time is over then, with the rest in
// the night.
import type { Language } from '../../../domain/language.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { type UndoneVerbOf, undoneBy } from '../../../domain/staff/undo.ts';
import type { CaredCode } from '../../../domain/vouchers/code-care-contract.ts';
import { hasEnded } from '../../../domain/vouchers/voucher-code-problem.ts';
import { voucherTime } from '../../../domain/vouchers/voucher-time.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { actToUndo, type DoneActRow, isStillToUndo, undoTooLate } from '../../staff/acts/done-acts.ts';
import { lapseCode } from '../ledger/lapse-code.ts';
import { actOnCode, codeObject } from './change-code.ts';
import { type CareRow, writeBlocked, writeLastDay } from './code-care-store.ts';
import type { CareShop } from './show-codes.ts';

type AskedUndo = {
  readonly number: number;
  /** The key of the act that is taken back. */
  readonly undoes: string;
  readonly key: string;
  readonly by: Actor;
  readonly language: Language;
};

export async function undoOnCode(shop: CareShop, asked: AskedUndo): Promise<CaredCode | Refusal> {
  const on = codeObject(asked.number);
  const act = await actToUndo(shop.database, on, 'code', asked.undoes);
  if (!act) return refuse('NOT_FOUND');
  return actOnCode(shop, asked, undoneBy(act.verb), async (sql, row, now) => {
    if (!isAsLeft(row, act) || !(await isStillToUndo(sql, on, act))) return undoTooLate('changed');
    return takeBack(sql, row, act, now);
  });
}

/** An order that is refunded closes its code without an act on it. */
function isAsLeft({ closed, blocked_at, valid_to }: CareRow, { verb, after }: DoneCodeAct): boolean {
  if (closed) return false;
  return verb === 'code.extended'
    ? valid_to === after?.['valid_to']
    : (blocked_at !== null) === (verb === 'code.blocked');
}

type DoneCodeAct = DoneActRow<UndoneVerbOf<'code'>>;

async function takeBack(sql: Sql, { barcode, pool_id, valid_to }: CareRow, act: DoneCodeAct, now: Date) {
  if (act.verb === 'code.extended') {
    const before = String(act.before?.['valid_to']);
    await writeLastDay(sql, barcode, before);
    // Where its time is over again, the night does that.
    const { revived } = act.after ?? {};
    if (typeof revived === 'number' && !hasEnded(before, voucherTime(now)))
      await lapseCode(sql, { code: barcode, pool_id }, { id: randomId(), now }, revived);
    return { before: { valid_to }, after: { valid_to: before, undoes: act.id } };
  }
  await writeBlocked(sql, barcode, act.verb === 'code.blocked' ? undefined : now);
  return { after: { undoes: act.id } };
}
