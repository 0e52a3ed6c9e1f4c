// Staff change, block, close and add times, and take that back (operations 3, ADR 132). Each act is one transaction under the
// museum's lock, as an import is, with its line in the journal; it is done once for a key, and only as its preview said.
import { createHash } from 'node:crypto';
import type { Language } from '../../domain/language.ts';
import { addDays } from '../../domain/museum-time.ts';
import { decisionProblems } from '../../domain/places/check-decision.ts';
import type { AskedDecision, DecisionPreview } from '../../domain/places/places-contract.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor, ActVerb } from '../../domain/staff/act.ts';
import { forgetAvailability } from '../capacity/availability.ts';
import {
  carryOutDecision,
  considerDecision,
  type Deciding,
  type DecisionRow,
  type SlotChange,
} from '../capacity/decide-slots.ts';
import { decisionInForce } from '../capacity/decisions-of-pools.ts';
import type { Sql } from '../platform/database/sql.ts';
import { lockForImport } from '../site/change-museum.ts';
import { horizonDays } from '../site/museum.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { decisionRow } from './decision-row.ts';
import { placePools } from './place-pools.ts';
import type { PlacesShop } from './places-shop.ts';

const MOST_SLOTS = 10_000;
const MOST_LISTED = 500;

const VERBS: Readonly<Record<DecisionRow['kind'], ActVerb>> = {
  capacity: 'places.changed',
  block: 'places.blocked',
  closure: 'places.closed',
  extra: 'places.added',
};

type AskedAct = { readonly key: string; readonly seen: string; readonly by: Actor };

export async function previewDecision(
  shop: PlacesShop,
  asked: AskedDecision,
  language: Language,
): Promise<DecisionPreview | Refusal> {
  const wrong = problemsOf(shop, asked, language);
  if (wrong) return wrong;
  return preview(shop, { act: 'make', decision: decisionRow(asked, 'preview', shop.now()) }, language);
}

export async function previewTakingBack(
  shop: PlacesShop,
  id: string,
  language: Language,
): Promise<DecisionPreview | Refusal> {
  const decision = await decisionInForce(shop.database, id, shop.clock.today());
  return decision ? preview(shop, { act: 'take-back', decision }, language) : refuse('NOT_FOUND');
}

/** The decision's id is the key of the act, so that it is made once. */
export function makeDecision(
  shop: PlacesShop,
  asked: AskedDecision,
  { key, seen, by }: AskedAct,
  language: Language,
): Promise<{ id: string } | Refusal> {
  return actUnderLock(shop, async (sql) => {
    const now = shop.now();
    const on = { kind: 'places', id: key } as const;
    const verb = VERBS[asked.kind];
    if ((await beginAct(sql, on, verb, { key })).state === 'before') return { id: key, pools: [] };
    const wrong = problemsOf(shop, asked, language);
    if (wrong) return wrong;
    const decision = decisionRow(asked, key, now);
    const done = await carryOutDecision(sql, whereOf(shop), { act: 'make', decision }, (changes) =>
      objectionTo(changes, seen, keepsTaken(asked)),
    );
    if ('objection' in done) return done.objection;
    const after = { ...journaled(decision), slots: done.changes.length };
    await writeAct(sql, { by, verb, on, key, after, reason: asked.reason?.trim() || undefined }, now);
    return { id: key, pools: done.pools };
  });
}

export function takeDecisionBack(
  shop: PlacesShop,
  id: string,
  { key, seen, by }: AskedAct,
): Promise<{ id: string } | Refusal> {
  return actUnderLock(shop, async (sql) => {
    const on = { kind: 'places', id } as const;
    const verb = 'places.taken-back';
    if ((await beginAct(sql, on, verb, { key })).state === 'before') return { id, pools: [] };
    const decision = await decisionInForce(sql, id, shop.clock.today());
    if (!decision) return refuse('NOT_FOUND');
    // What the folder says may be less than was sold since: what is taken stays taken.
    const done = await carryOutDecision(sql, whereOf(shop), { act: 'take-back', decision }, (changes) =>
      changes.length > 0 ? objectionTo(changes, seen, true) : undefined,
    );
    if ('objection' in done) return done.objection;
    const before = { ...journaled(decision), slots: done.changes.length };
    await writeAct(sql, { by, verb, on, key, before }, shop.now());
    return { id, pools: done.pools };
  });
}

/** An act of staff in one transaction under the museum's lock; what is free is asked again afterwards. */
export async function actUnderLock(
  shop: PlacesShop,
  work: (sql: Sql) => Promise<{ id: string; pools: readonly string[] } | Refusal>,
): Promise<{ id: string } | Refusal> {
  const done = await shop.database.transaction(
    async (sql) => {
      await lockForImport(sql);
      return work(sql);
    },
    { patient: true },
  );
  if (isRefusal(done)) return done;
  forgetAvailability(shop, done.pools);
  return { id: done.id };
}

/** What slots are computed with. */
export function whereOf({ clock, museum }: PlacesShop) {
  return { clock, horizonDays: horizonDays(museum.settings) };
}

function problemsOf(shop: PlacesShop, asked: AskedDecision, language: Language): Refusal | undefined {
  const named = new Set(asked.pools);
  const known = placePools(shop, language).filter(({ id }) => named.has(id));
  const fields = decisionProblems(asked, known, shop.clock.now());
  return Object.keys(fields).length > 0 ? refuse('FIELDS_INVALID', { fields }) : undefined;
}

async function preview(
  shop: PlacesShop,
  deciding: Deciding,
  language: Language,
): Promise<DecisionPreview | Refusal> {
  const where = whereOf(shop);
  const changes = await considerDecision(shop.database, where, deciding);
  const beyond = deciding.decision.last_day > addDays(shop.clock.today(), where.horizonDays);
  if (changes.length === 0 && deciding.act === 'make') return refuse('OFFICE_PLACES_NONE');
  if (changes.length > MOST_SLOTS) return refuse('OFFICE_PLACES_TOO_MANY');
  const titles = new Map(placePools(shop, language).map(({ id, title }) => [id, title]));
  return {
    seen: digestOf(changes),
    total: changes.length,
    slots: changes.slice(0, MOST_LISTED).map(({ pool, day: _, ...slot }) => ({
      ...slot,
      title: titles.get(pool) ?? pool,
    })),
    short: changes.filter(({ short }) => short).length,
    beyond,
  };
}

function objectionTo(changes: readonly SlotChange[], seen: string, keepTaken: boolean): Refusal | undefined {
  if (changes.length === 0) return refuse('OFFICE_PLACES_NONE');
  if (changes.length > MOST_SLOTS) return refuse('OFFICE_PLACES_TOO_MANY');
  if (digestOf(changes) !== seen) return changedMeanwhile([]);
  const short = changes.filter((change) => change.short);
  const [first] = short;
  if (!first || keepTaken) return undefined;
  const { datetime, taken } = first;
  return refuse('OFFICE_PLACES_TAKEN', { details: { slots: short.length, datetime, taken } });
}

/** A closure keeps what is sold valid until its orders are moved or canceled (operations 3, "Closing what was sold"). */
function keepsTaken({ kind, keep_taken }: AskedDecision): boolean {
  return kind === 'closure' || keep_taken === true;
}

/** What a preview showed, without what is sold: that changes all the time. */
function digestOf(changes: readonly SlotChange[]): string {
  const shown = changes.map(({ pool, datetime, before, after }) => [pool, datetime, before, after]);
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** Ids and values; for whom places are kept may be a person. */
export function journaled({ id: _, name: __, made_at: ___, taken_back_at: ____, ...decision }: DecisionRow) {
  return Object.fromEntries(Object.entries(decision).filter(([, value]) => value !== null));
}
