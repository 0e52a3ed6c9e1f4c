// Publishes what was set for a time that has come, in the order of the times: also when nobody was there at that time. What is
// due twice over several processes is published once, because a revision is locked and its state tells.
import { isOutdated, type MissedReason } from '../../domain/programme/revision.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { JobLog } from '../platform/jobs/jobs.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { mergeOf } from './change-draft.ts';
import { type ProgrammeShop, programmeObject } from './make-draft.ts';
import { writeFiles } from './programme-file-store.ts';
import {
  findDue,
  findPublished,
  findRevision,
  lockRevision,
  type RevisionRow,
  setBase,
  setState,
} from './programme-store.ts';
import { publishRevision } from './publish-revision.ts';

export async function publishDue(
  shop: ProgrammeShop & { readonly log: Pick<JobLog, 'error'> },
  signal: AbortSignal,
): Promise<void> {
  for (const number of await findDue(shop.database, shop.now())) {
    if (signal.aborted) return;
    const revision = await findRevision(shop.database, number);
    if (!revision) continue;
    const by = schedulerOf(revision);
    await bringUpToDate(shop, number);
    const published = await publishRevision(shop, number, { by, key: `due-${number}` });
    if (published.state === 'done') continue;
    // Somebody was faster, or took it back.
    if (published.state === 'refused' && published.refusal.refused !== 'PROGRAMME_OUTDATED') continue;
    shop.log.error({ revision: number, ...published }, 'a revision was not published at its time');
    await becomeDraft(shop, number, by, published.state === 'wrong' ? 'wrong' : 'outdated');
  }
}

/** In the name of whoever set the time. */
function schedulerOf({ number, scheduler }: RevisionRow): Actor {
  if (scheduler === null) throw new Error(`nobody has set a time for revision ${number}`);
  return { kind: 'staff', staffId: scheduler, address: '' };
}

/** What others published meanwhile stays, where both did not change the same file. */
function bringUpToDate({ database }: ProgrammeShop, number: number): Promise<void> {
  return database.transaction(async (sql) => {
    const revision = await lockRevision(sql, number);
    const published = await findPublished(sql);
    if (!revision || published === null || !isOutdated(revision, published)) return;
    const { files, conflicts } = await mergeOf(sql, revision, published);
    if (conflicts.length > 0) return;
    await writeFiles(sql, number, files);
    await setBase(sql, number, published);
  });
}

/** It could not be published: somebody has to look at it. */
function becomeDraft(
  { database, now }: ProgrammeShop,
  number: number,
  by: Actor,
  why: MissedReason,
): Promise<void> {
  return database.transaction(async (sql) => {
    const revision = await lockRevision(sql, number);
    if (revision?.state !== 'scheduled') return;
    const missed = { at: revision.publish_at ?? now(), why };
    if (!(await setState(sql, number, 'draft', { now: now(), missed }))) return;
    await writeAct(sql, { by, verb: 'programme.not-published', on: programmeObject(number) }, now());
  });
}
