// A link to look at a draft as the shop would be: for two hours, and only for whoever is signed in to the office.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { type ProgrammeShop, programmeObject } from '../make-draft.ts';
import { findRevision } from '../programme-store.ts';
import { insertPreview } from './preview-store.ts';

export const PREVIEW_SECONDS = 2 * 3600;

/** @returns the link's secret */
export async function openPreview(
  { database, now }: ProgrammeShop,
  number: number,
  by: Extract<Actor, { kind: 'staff' }>,
): Promise<{ secret: string } | Refusal> {
  const revision = await findRevision(database, number);
  if (!revision) return refuse('NOT_FOUND');
  if (revision.problems.length > 0) return refuse('PROGRAMME_WRONG');
  const secret = newSecret();
  await database.transaction(async (sql) => {
    const expires_at = new Date(now().getTime() + PREVIEW_SECONDS * 1000);
    await insertPreview(sql, {
      digest: secretDigest(secret),
      revision: number,
      staff_id: by.staffId,
      expires_at,
    });
    await writeAct(sql, { by, verb: 'programme.previewed', on: programmeObject(number) }, now());
  });
  return { secret };
}
