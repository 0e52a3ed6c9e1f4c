// A new revision begins as a draft, whatever it will become: made in the office from files that were sent or from another
// revision. What is wrong with it is noted, and keeps it from being published, not from being kept.
import type { FileList } from '../../domain/programme/merge-files.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { checkFiles } from './check-files.ts';
import { findByKey, insertRevision, type NewRevision } from './programme-store.ts';
import { filesOfList } from './revision-files.ts';

export type ProgrammeShop = { readonly database: Database; readonly now: () => Date };

export type AskedDraft = {
  readonly files: FileList;
  /** What it is made from; null where nothing is published yet. */
  readonly base: number | null;
  readonly reason: string;
  readonly by: Actor;
  readonly key: string;
};

/** Makes a draft, once for each key. @returns its number */
export async function makeDraft({ database, now }: ProgrammeShop, asked: AskedDraft): Promise<number> {
  const before = await findByKey(database, asked.key);
  if (before !== undefined) return before;
  const problems = await checkFiles(filesOfList(database, asked.files, 'of this draft'), now());
  return database.transaction(async (sql) => {
    const { files, base, reason, by, key } = asked;
    const made = { base, reason, problems, made_key: key, made_at: now(), ...makerOf(by) };
    return addDraft(sql, made, files, by);
  });
}

/** Adds a draft and writes who made it. */
export async function addDraft(sql: Sql, made: NewRevision, files: FileList, by: Actor): Promise<number> {
  const number = await insertRevision(sql, made, files);
  await writeAct(
    sql,
    { by, verb: 'programme.made', on: programmeObject(number), reason: made.reason },
    made.made_at,
  );
  return number;
}

export function programmeObject(number: number) {
  return { kind: 'programme', id: String(number) } as const;
}

export function makerOf(by: Actor): Pick<NewRevision, 'maker_kind' | 'maker_id'> {
  return by.kind === 'staff'
    ? { maker_kind: 'staff', maker_id: by.staffId }
    : { maker_kind: 'command', maker_id: by.user };
}
