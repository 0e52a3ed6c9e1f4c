// An act on a pass is taken back (operations 9, ADR 106), as long as its buyer has read nothing of it. A mail about an earlier change
// that it stopped leaves after all.
import { MAIL_WAITS_SECONDS } from '../../../domain/orders/parcels/parcel-acts.ts';
import { type PassAct, passObstacle } from '../../../domain/passes/pass-care.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { UndoneVerbOf } from '../../../domain/staff/undo.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type DoneActRow, undoTooLate } from '../../staff/acts/done-acts.ts';
import { type AskedPartUndo, undoOfPart } from '../acts/undo-of-part.ts';
import { PASS_CHANGED, type PassCareShop, type PassChanged } from './change-pass.ts';
import { type PassRow, readPass, readRetired, setBlocked, setLastDay } from './pass-store.ts';
import { toCareFor } from './passes.ts';

type DonePassAct = DoneActRow<UndoneVerbOf<'pass'>>;

const UNDOING = {
  'pass.blocked': 'unblock',
  'pass.unblocked': 'block',
  'pass.extended': 'shorten',
  'pass.shortened': 'extend',
} as const satisfies Record<DonePassAct['verb'], PassAct>;

/** Undefined once it is undone. */
export async function undoOnPass(shop: PassCareShop, asked: AskedPartUndo): Promise<Refusal | undefined> {
  const known = await readPass(shop.database, asked.part);
  if (!known) return refuse('NOT_FOUND');
  return undoOfPart(shop, 'pass', { ...asked, number: known.number }, async (sql, act) => {
    const row = await readPass(sql, asked.part);
    if (!row || !(await isAsLeft(sql, row, act))) return undoTooLate('changed');
    return act.after?.['mail'] === true && !row.mail_waits
      ? undoTooLate('mailLeft')
      : takeBack(sql, shop, row, act);
  });
}

/** Its order may have been refunded meanwhile, or the pass issued again. */
async function isAsLeft(sql: Sql, row: PassRow, { verb, at, after }: DonePassAct): Promise<boolean> {
  if (passObstacle(toCareFor(row), UNDOING[verb]) !== undefined) return false;
  if (after?.['valid_to'] !== undefined && after['valid_to'] !== row.valid_to) return false;
  const retired = await readRetired(sql, row.booking_id);
  return !retired.some((code) => code.replaced_by === row.barcode && code.at >= at);
}

async function takeBack(sql: Sql, shop: PassCareShop, row: PassRow, act: DonePassAct) {
  const { pass, valid_to } = row;
  const mail_wanted = act.after?.['stops_mail'] === true && row.email !== '';
  const undoing = UNDOING[act.verb];
  const isOfDays = undoing === 'shorten' || undoing === 'extend';
  const former = String(act.before?.['valid_to']);
  const change = isOfDays
    ? await setLastDay(sql, { pass, valid_to: former, mail_wanted })
    : await setBlocked(sql, { pass, blocked_at: undoing === 'block' ? shop.now() : null, mail_wanted });
  const job = { pass, change } satisfies PassChanged;
  if (mail_wanted) await shop.jobs.write(sql, PASS_CHANGED, job, { startAfterSeconds: MAIL_WAITS_SECONDS });
  return isOfDays
    ? { before: { valid_to }, after: { valid_to: former, mail: mail_wanted } }
    : { after: { mail: mail_wanted } };
}
