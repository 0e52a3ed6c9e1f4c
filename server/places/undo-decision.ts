// A decision about places that somebody has just made is taken back without a preview (operations 9, ADR 106): as long as nobody has
// taken it back yet, nobody is written to about it, and nobody would have a place that is not there any more.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { ActObject, Actor } from '../../domain/staff/act.ts';
import { undoneBy } from '../../domain/staff/undo.ts';
import { carryOutDecision } from '../capacity/decide-slots.ts';
import { decisionInForce } from '../capacity/decisions-of-pools.ts';
import { closingOf } from '../closings/closings.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { actToUndo, isStillToUndo, undoTooLate } from '../staff/acts/done-acts.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { actUnderLock, journaled, whereOf } from './decide-places.ts';
import type { PlacesShop } from './places-shop.ts';

type AskedUndo = {
  /** The key of the act that is taken back. */
  readonly undoes: string;
  readonly key: string;
  readonly by: Actor;
};

export async function undoDecision(
  shop: PlacesShop,
  id: string,
  { undoes, key, by }: AskedUndo,
): Promise<{ id: string } | Refusal> {
  const on: ActObject = { kind: 'places', id };
  const act = await actToUndo(shop.database, on, 'places', undoes);
  if (!act) return refuse('NOT_FOUND');
  const verb = undoneBy(act.verb);
  return actUnderLock(shop, async (sql) => {
    if ((await beginAct(sql, on, verb, { key })).state === 'before') return { id, pools: [] };
    const decision = await decisionInForce(sql, id, shop.clock.today());
    if (!decision || !(await isStillToUndo(sql, on, act))) return undoTooLate('changed');
    if (await closingOf(sql, id)) return undoTooLate('mailLeft');
    const done = await carryOutDecision(sql, whereOf(shop), { act: 'take-back', decision }, (changes) =>
      changes.some(({ short }) => short) ? undoTooLate('taken') : undefined,
    );
    if ('objection' in done) return done.objection;
    const before = { ...journaled(decision), slots: done.changes.length };
    await writeAct(sql, { by, verb, on, key, before, after: { undoes: act.id } }, shop.now());
    return { id, pools: done.pools };
  });
}
