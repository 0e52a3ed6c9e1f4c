// The office's calls about the programme, and the job that publishes what was set for a time (operations 7).
import type { Language } from '../../domain/language.ts';
import type { ProgrammeProblem, programmeContract } from '../../domain/programme/programme-contract.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { officeLanguage } from '../../domain/staff/office-language.ts';
import { type Caller, type Handlers, staffOf } from '../api/handler.ts';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { JobLog } from '../platform/jobs/jobs.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { requireFreshFactor } from '../staff/factor/fresh-factor.ts';
import { discardDraft, scheduleDraft, unscheduleDraft, updateDraft } from './change-draft.ts';
import { makeDraft, type ProgrammeShop } from './make-draft.ts';
import { openPreview } from './preview/open-preview.ts';
import { dropEndedPreviews } from './preview/preview-store.ts';
import { dropUnused, keepBlobs, readFiles } from './programme-file-store.ts';
import { findPublished, findRevision } from './programme-store.ts';
import { publishDue } from './publish-due.ts';
import { publishRevision } from './publish-revision.ts';
import { reasonsIn } from './reasons/reason-in.ts';
import { filesOfRevision } from './revision-files.ts';
import { momentProblem } from './schedule-time.ts';
import { listOfSent, sendFile } from './sent-files.ts';
import { guardedOf, listRevisions, type ShowingShop, showRevision } from './show-revisions.ts';

type OfficeShop = ProgrammeShop & ShowingShop & { readonly clock: MuseumClock };

export const programmeHandlers: Pick<Handlers<OfficeShop>, keyof typeof programmeContract> = {
  'GET office/programme': (shop, { query }) => listRevisions(shop, query.cursor),
  'GET office/programme/:number': (shop, { params, query }, caller) =>
    showRevision(
      shop,
      { number: Number(params.number), other: query.with === undefined ? undefined : Number(query.with) },
      caller.language,
    ),
  'POST office/programme/files/known': async ({ database, now }, { body }) => ({
    known: [...(await keepBlobs(database, body.hashes, now())).keys()],
  }),
  'POST office/programme/files': (shop, { body }) => sendFile(shop, body.content),
  'POST office/programme': async (shop, { body }, caller) => {
    const base = await findPublished(shop.database);
    if (!body.files && base === null) return refuse('PROGRAMME_NONE');
    const files = body.files
      ? await listOfSent(shop, body.files)
      : await readFiles(shop.database, base as number);
    if (isRefusal(files)) return files;
    const { reason, key } = body;
    return { number: await makeDraft(shop, { files, base, reason, key, by: actorOf(caller) }) };
  },
  'POST office/programme/:number/publish/preview': async (shop, { params }, { language }) =>
    (await findRevision(shop.database, Number(params.number)))
      ? tryRevision(shop, Number(params.number), language)
      : refuse('NOT_FOUND'),
  'POST office/programme/:number/publish': async (shop, { params, body }, caller) => {
    const guarded = await refuseGuarded(shop, Number(params.number), caller);
    if (guarded) return guarded;
    const { key, version } = body;
    const done = await publishRevision(shop, Number(params.number), {
      by: actorOf(caller),
      key,
      seen: version,
    });
    if (done.state === 'refused') return done.refusal;
    return { wrong: done.state === 'wrong' ? reasonsIn(caller.language, done.problems) : [] };
  },
  'POST office/programme/:number/schedule': async (shop, { params, body }, caller) => {
    const problem = momentProblem(body.at, shop.clock, shop.now());
    if (problem) return refuse('FIELDS_INVALID', { fields: { at: [problem] } });
    const guarded = await refuseGuarded(shop, Number(params.number), caller);
    if (guarded) return guarded;
    const act = actOf(params, body, caller);
    const { staffId } = staffOf(caller);
    const by = { kind: 'staff', staffId, address: caller.address } as const;
    return orEmpty(await scheduleDraft(shop, { ...act, by }, shop.clock.toInstant(body.at)));
  },
  'POST office/programme/:number/unschedule': async (shop, { params, body }, caller) =>
    orEmpty(await unscheduleDraft(shop, actOf(params, body, caller))),
  'POST office/programme/:number/update': async (shop, { params, body }, caller) =>
    orEmpty(await updateDraft(shop, actOf(params, body, caller), body.theirs)),
  'POST office/programme/:number/take-back': async (shop, { params, body }, caller) => {
    const older = await findRevision(shop.database, Number(params.number));
    if (!older) return refuse('NOT_FOUND');
    if (older.state !== 'replaced') return refuse('PROGRAMME_STATE');
    const files = await readFiles(shop.database, older.number);
    const base = await findPublished(shop.database);
    return { number: await makeDraft(shop, { ...body, files, base, by: actorOf(caller) }) };
  },
  'POST office/programme/:number/preview': (shop, { params }, caller) => {
    const { staffId } = staffOf(caller);
    return openPreview(shop, Number(params.number), { kind: 'staff', staffId, address: caller.address });
  },
  'POST office/programme/:number/discard': async (shop, { params, body }, caller) =>
    orEmpty(await discardDraft(shop, actOf(params, body, caller))),
};

function actOf(
  { number }: { readonly number: string },
  { key, version }: { readonly key: string; readonly version: number },
  caller: Caller,
) {
  return { number: Number(number), by: actorOf(caller), key, seen: version };
}

function orEmpty(done: true | Refusal): Record<string, never> | Refusal {
  return done === true ? {} : done;
}

/**
 * Undefined where the caller may publish all that the revision changes. Who may do what in the office and where money arrives asks
 * for the second factor again; codes do not, where they are changed one by one either.
 */
async function refuseGuarded(
  { database, now }: OfficeShop,
  number: number,
  caller: Caller,
): Promise<Refusal | undefined> {
  const staff = staffOf(caller);
  const guarded = await guardedOf(database, number);
  const missing = guarded.filter(({ permission }) => !staff.permissions.has(permission));
  if (missing.length === 0)
    return guarded.some(({ permission }) => permission !== 'vouchers.change')
      ? requireFreshFactor(staff, now())
      : undefined;
  return refuse('PROGRAMME_GUARDED', { details: { fields: missing.map(({ field }) => field).join(', ') } });
}

/** What publishing would do, as the import says it. */
async function tryRevision(
  { database, now }: OfficeShop,
  number: number,
  language: Language,
): Promise<{ report: string; wrong: ProgrammeProblem[] }> {
  try {
    // Loaded with the first draft: most shops that start read no folder.
    const { tryImport } = await import('../museum-import/import-museum.ts');
    const { describeImport } = await import('../museum-import/describe-import.ts');
    const report = await tryImport(database, await filesOfRevision(database, number), now());
    return { report: describeImport(report, true, officeLanguage(language)), wrong: [] };
  } catch (problem) {
    if (!(problem instanceof MuseumFolderError)) throw problem;
    return { report: '', wrong: reasonsIn(language, problem.problems) };
  }
}

const DUE_SECONDS = 10;
const SWEEP_SECONDS = 24 * 3600;
const DAY_MS = 24 * 3600 * 1000;
const DISCARDED_DAYS = 30;

export const programmeJobs: readonly Job<ProgrammeShop & { readonly log: JobLog }>[] = [
  { name: 'publish-programme', everySeconds: DUE_SECONDS, work: publishDue },
  {
    name: 'sweep-programme',
    everySeconds: SWEEP_SECONDS,
    work: async ({ database, now }) => {
      const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
      await dropEndedPreviews(database, now());
      await dropUnused(database, { blobs: before(1), discarded: before(DISCARDED_DAYS) });
    },
  },
];
