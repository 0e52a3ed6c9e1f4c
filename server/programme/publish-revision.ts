// Publishing is an import of a revision's files, with the same checks, in the transaction that makes it what visitors see.
import { isOutdated, mayBecome } from '../../domain/programme/revision.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { type FolderProblem, MuseumFolderError } from '../museum-folder/folder-problem.ts';
import type { ImportReport } from '../museum-import/import-museum.ts';
import type { Sql } from '../platform/database/sql.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { type ProgrammeShop, programmeObject } from './make-draft.ts';
import { findPublished, lockRevision, noteProblems, setState } from './programme-store.ts';
import { filesOfRevision } from './revision-files.ts';

export type Publishing = {
  readonly by: Actor;
  readonly key: string;
  /** The version that was seen; undefined where nobody looks, at the time that was set. */
  readonly seen?: number | undefined;
};

export type Published =
  | { readonly state: 'done'; readonly report: ImportReport | undefined }
  | { readonly state: 'wrong'; readonly problems: readonly FolderProblem[] }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** Publishes a draft or what was set for this time, once for each key. A failed check is noted, and nothing else happens. */
export async function publishRevision(
  shop: ProgrammeShop,
  number: number,
  publishing: Publishing,
): Promise<Published> {
  const { database } = shop;
  const now = shop.now();
  try {
    // Loaded with the first draft: most shops that start read no folder.
    const { importMuseum } = await import('../museum-import/import-museum.ts');
    const files = await filesOfRevision(database, number);
    const begin = (sql: Sql) => makePublished(sql, number, publishing, now);
    return { state: 'done', report: await importMuseum(database, files, now, begin) };
  } catch (thrown) {
    if (thrown instanceof Stopped)
      return thrown.refusal
        ? { state: 'refused', refusal: thrown.refusal }
        : { state: 'done', report: undefined };
    if (!(thrown instanceof MuseumFolderError)) throw thrown;
    const { problems } = thrown;
    return (await noteFailed(shop, number, publishing, problems)) ?? { state: 'wrong', problems };
  }
}

/** Thrown out of the import's transaction before anything is written. */
class Stopped extends Error {
  readonly refusal: Refusal | undefined;

  constructor(refusal?: Refusal) {
    super('The import was stopped before it began.');
    this.refusal = refusal;
  }
}

async function makePublished(
  sql: Sql,
  number: number,
  { by, key, seen }: Publishing,
  now: Date,
): Promise<void> {
  const on = programmeObject(number);
  const revision = await lockRevision(sql, number);
  if (!revision) throw new Stopped(refuse('NOT_FOUND'));
  const begun = await beginAct(sql, on, 'programme.published', { key, seen });
  if (begun.state === 'before') throw new Stopped();
  if (begun.state === 'changed') throw new Stopped(changedMeanwhile(begun.changes));
  if (!mayBecome(revision.state, 'published')) throw new Stopped(refuse('PROGRAMME_STATE'));
  const published = await findPublished(sql);
  if (isOutdated(revision, published)) throw new Stopped(refuse('PROGRAMME_OUTDATED'));
  await replacePublished(sql, number, now);
  await noteProblems(sql, number, []);
  await writeAct(sql, { by, verb: 'programme.published', on, key }, now);
}

/** Makes a revision the one that visitors see. The import's lock is held. */
export async function replacePublished(sql: Sql, number: number, now: Date): Promise<void> {
  const published = await findPublished(sql);
  if (published !== null) await setState(sql, published, 'replaced', { now });
  if (!(await setState(sql, number, 'published', { now })))
    throw new Error(`revision ${number} cannot be published as it is`);
}

/** Notes what the check has found with the draft, unless it was published or put away meanwhile. */
async function noteFailed(
  { database }: ProgrammeShop,
  number: number,
  { key }: Publishing,
  problems: readonly FolderProblem[],
): Promise<Published | undefined> {
  return database.transaction(async (sql) => {
    const revision = await lockRevision(sql, number);
    if (!revision) return { state: 'refused', refusal: refuse('NOT_FOUND') };
    const begun = await beginAct(sql, programmeObject(number), 'programme.published', { key });
    if (begun.state === 'before') return { state: 'done', report: undefined };
    if (!mayBecome(revision.state, 'published'))
      return { state: 'refused', refusal: refuse('PROGRAMME_STATE') };
    await noteProblems(sql, number, problems);
    return undefined;
  });
}
