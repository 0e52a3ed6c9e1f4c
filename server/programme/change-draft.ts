// What staff do to a draft besides publishing it: each act once for its key, over nobody's change, with its line in the journal.
import {
  changedPaths,
  type FileList,
  mergeFiles,
  settleConflicts,
} from '../../domain/programme/merge-files.ts';
import { isOpen, isOutdated } from '../../domain/programme/revision.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Act, Actor, ActVerb } from '../../domain/staff/act.ts';
import type { Sql } from '../platform/database/sql.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { checkFiles } from './check-files.ts';
import { type ProgrammeShop, programmeObject } from './make-draft.ts';
import { readFiles, writeFiles } from './programme-file-store.ts';
import {
  findPublished,
  findRevision,
  lockRevision,
  noteProblems,
  type RevisionRow,
  setBase,
  setState,
} from './programme-store.ts';
import { filesOfList } from './revision-files.ts';

/** Which draft, who, and what they saw of it. */
export type DraftAct = {
  readonly number: number;
  readonly by: Actor;
  readonly key: string;
  readonly seen: number;
};

/** Puts a draft away: it leaves the list, and its files go after a month. */
export function discardDraft(shop: ProgrammeShop, act: DraftAct): Promise<true | Refusal> {
  return actOn(shop, act, 'programme.discarded', (sql, _, now) =>
    orRefuse(setState(sql, act.number, 'discarded', { now })),
  );
}

/** @param at when it is published, in the future */
export function scheduleDraft(
  shop: ProgrammeShop,
  act: DraftAct & { readonly by: Extract<Actor, { kind: 'staff' }> },
  at: Date,
): Promise<true | Refusal> {
  return actOn(shop, act, 'programme.scheduled', async (sql, revision, now) => {
    if (revision.problems.length > 0) return refuse('PROGRAMME_WRONG');
    if (isOutdated(revision, await findPublished(sql))) return refuse('PROGRAMME_OUTDATED');
    const set = { now, publish_at: at, scheduler: act.by.staffId };
    const done = await orRefuse(setState(sql, act.number, 'scheduled', set));
    return isRefusal(done) ? done : { after: { publish_at: at.toISOString() } };
  });
}

/** It is a draft again, without a time. */
export function unscheduleDraft(shop: ProgrammeShop, act: DraftAct): Promise<true | Refusal> {
  return actOn(shop, act, 'programme.unscheduled', async (sql, { state }, now) =>
    state === 'scheduled' ? orRefuse(setState(sql, act.number, 'draft', { now })) : refuse('PROGRAMME_STATE'),
  );
}

/** Gives a draft other files, checked before they are written. */
export async function changeFiles(
  shop: ProgrammeShop,
  act: DraftAct,
  files: FileList,
): Promise<true | Refusal> {
  const problems = await checkFiles(filesOfList(shop.database, files, 'of this draft'), shop.now());
  return actOn(shop, act, 'programme.changed', async (sql, { state }) => {
    if (!isOpen(state)) return refuse('PROGRAMME_STATE');
    const changed = changedPaths(await readFiles(sql, act.number), files);
    await writeFiles(sql, act.number, files);
    await noteProblems(sql, act.number, problems);
    return { after: { files: changed } };
  });
}

/**
 * Brings a draft up to date with what was published meanwhile.
 * @param takeTheirs paths that both changed, and of which what is published stays; of the others the draft's
 */
export async function updateDraft(
  shop: ProgrammeShop,
  act: DraftAct,
  takeTheirs: readonly string[],
): Promise<true | Refusal> {
  const { database, now } = shop;
  const known = await findRevision(database, act.number);
  const published = await findPublished(database);
  if (!known || published === null) return refuse('NOT_FOUND');
  const { files, conflicts } = await mergeOf(database, known, published);
  const settled = settleConflicts({ files, conflicts }, await readFiles(database, published), takeTheirs);
  const problems = await checkFiles(filesOfList(database, settled, 'of this draft'), now());
  return actOn(shop, act, 'programme.updated', async (sql, { state }) => {
    if (!isOpen(state)) return refuse('PROGRAMME_STATE');
    if ((await findPublished(sql)) !== published) return refuse('PROGRAMME_OUTDATED');
    await writeFiles(sql, act.number, settled);
    await setBase(sql, act.number, published);
    await noteProblems(sql, act.number, problems);
    return { before: { base: known.base }, after: { base: published } };
  });
}

/** A draft together with what was published since it was made. */
export async function mergeOf(sql: Sql, { number, base }: RevisionRow, published: number) {
  const before = base === null ? {} : await readFiles(sql, base);
  return mergeFiles(before, await readFiles(sql, number), await readFiles(sql, published));
}

type Written = Pick<Act, 'before' | 'after'>;

async function actOn(
  { database, now }: ProgrammeShop,
  { number, by, key, seen }: DraftAct,
  verb: ActVerb,
  write: (sql: Sql, revision: RevisionRow, now: Date) => Promise<Written | Refusal>,
): Promise<true | Refusal> {
  return database.transaction(async (sql) => {
    const on = programmeObject(number);
    const revision = await lockRevision(sql, number);
    if (!revision) return refuse('NOT_FOUND');
    const begun = await beginAct(sql, on, verb, { key, seen });
    if (begun.state === 'before') return true;
    if (begun.state === 'changed') return changedMeanwhile(begun.changes);
    const written = await write(sql, revision, now());
    if (isRefusal(written)) return written;
    await writeAct(sql, { by, verb, on, key, ...written }, now());
    return true;
  });
}

async function orRefuse(done: Promise<boolean>): Promise<Written | Refusal> {
  return (await done) ? {} : refuse('PROGRAMME_STATE');
}
