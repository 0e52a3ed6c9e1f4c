// The SQL of the programme's history: its revisions and their states.
import { sql as raw } from 'kysely';
import { Type } from 'typebox';
import type { FileList } from '../../domain/programme/merge-files.ts';
import { type MissedReason, type RevisionState, statesBefore } from '../../domain/programme/revision.ts';
import type { FolderProblem } from '../museum-folder/folder-problem.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, instant, int, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import { readsStored } from '../platform/database/stored-json.ts';
import { writeFiles } from './programme-file-store.ts';

export type MakerKind = 'staff' | 'command' | 'shop';

export type RevisionRow = {
  readonly number: number;
  readonly state: RevisionState;
  readonly base: number | null;
  readonly made_at: Date;
  readonly maker_kind: MakerKind;
  readonly maker_id: string;
  readonly reason: string;
  readonly publish_at: Date | null;
  readonly scheduler: string | null;
  readonly published_at: Date | null;
  /** When it was to be published and was not, and why. */
  readonly missed_at: Date | null;
  readonly missed_why: MissedReason | null;
  readonly problems: readonly FolderProblem[];
};

const Problems = Type.Array(
  Type.Object({ file: Type.String(), line: Type.Integer(), reason: Type.String() }),
);
const readProblems = readsStored('problems of revision', Problems);

const COLUMNS = [
  'number',
  'state',
  'base',
  'made_at',
  'maker_kind',
  'maker_id',
  'reason',
  'publish_at',
  'scheduler',
  'published_at',
  'missed_at',
  'missed_why',
  'problems',
] as const;

const byNumberStatement = statement('programme-revision', { number: bigint() }, ({ number }) =>
  build.selectFrom('programme_revision').select(COLUMNS).where('number', '=', number),
);
const lockStatement = statement('lock-programme-revision', { number: bigint() }, ({ number }) =>
  build.selectFrom('programme_revision').select(COLUMNS).where('number', '=', number).forUpdate(),
);
const publishedStatement = statement('published-programme', {}, () =>
  build.selectFrom('programme_revision').select('number').where('state', '=', 'published'),
);
const byKeyStatement = statement('programme-revision-by-key', { key: text() }, ({ key }) =>
  build.selectFrom('programme_revision').select('number').where('made_key', '=', key),
);
const pageStatement = statement(
  'programme-revisions',
  { before: bigint(), most: int() },
  ({ before, most }) =>
    build
      .selectFrom('programme_revision')
      .select(COLUMNS)
      .where('number', '<', before)
      .where('state', '<>', 'discarded')
      .orderBy('number', 'desc')
      .limit(most),
);
const dueStatement = statement('due-programme', { now: instant() }, ({ now }) =>
  build
    .selectFrom('programme_revision')
    .select('number')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('number'),
);
const insertStatement = statement(
  'add-programme-revision',
  {
    base: nullable(bigint()),
    made_at: instant(),
    maker_kind: text(),
    maker_id: text(),
    reason: text(),
    made_key: nullable(text()),
    problems: jsonb(),
  },
  (revision) =>
    build
      .insertInto('programme_revision')
      .values(({ val }) => ({ ...revision, state: val('draft') }))
      .returning('number'),
);
// By hand: one statement for every step, and what goes with a state is set and emptied with it.
const stateStatement = byHand(
  'set-programme-state',
  {
    number: bigint(),
    to: text(),
    from: list(text()),
    publish_at: nullable(instant()),
    scheduler: nullable(text()),
    missed_at: nullable(instant()),
    missed_why: nullable(text()),
    now: instant(),
  },
  { number: bigint() },
  ({ number, to, from, publish_at, scheduler, missed_at, missed_why, now }) => raw`
    update programme_revision set state = ${to}, publish_at = ${publish_at}, missed_at = ${missed_at}, missed_why = ${missed_why},
      scheduler = coalesce(${scheduler}, scheduler),
      published_at = case when ${to} = 'published' then ${now} else published_at end
    where number = ${number} and state = any (${from}) returning number`,
);
const problemsStatement = statement(
  'note-programme-problems',
  { number: bigint(), problems: jsonb() },
  ({ number, problems }) =>
    build.updateTable('programme_revision').set({ problems }).where('number', '=', number),
);
const baseStatement = statement(
  'set-programme-base',
  { number: bigint(), base: nullable(bigint()) },
  ({ number, base }) => build.updateTable('programme_revision').set({ base }).where('number', '=', number),
);
const failedImportsStatement = statement('failed-imports', {}, () =>
  build
    .selectFrom('programme_revision')
    .select('number')
    .where('state', '=', 'draft')
    .where('maker_kind', '=', 'command'),
);
const lastImportStatement = statement('last-import', {}, () =>
  build
    .selectFrom('programme_revision')
    .select('number')
    .where('state', 'in', ['published', 'replaced'])
    .where('maker_kind', '<>', 'staff')
    .orderBy('number', 'desc')
    .limit(1),
);

type StoredRow = {
  readonly [Name in keyof RevisionRow]: Name extends 'state' | 'maker_kind'
    ? string
    : Name extends 'missed_why'
      ? string | null
      : Name extends 'problems'
        ? unknown
        : RevisionRow[Name];
};

function rowOf(row: StoredRow | undefined): RevisionRow | undefined {
  return (
    row && {
      ...row,
      state: row.state as RevisionState,
      maker_kind: row.maker_kind as MakerKind,
      missed_why: row.missed_why as MissedReason | null,
      problems: readProblems(String(row.number), row.problems),
    }
  );
}

export async function findRevision(sql: Sql, number: number): Promise<RevisionRow | undefined> {
  return rowOf(await sql.first(byNumberStatement, { number }));
}

/** Nobody else changes it until the transaction ends. */
export async function lockRevision(sql: Sql, number: number): Promise<RevisionRow | undefined> {
  return rowOf(await sql.first(lockStatement, { number }));
}

/** What visitors see; null before the first. */
export async function findPublished(sql: Sql): Promise<number | null> {
  return (await sql.first(publishedStatement))?.number ?? null;
}

export async function findByKey(sql: Sql, key: string): Promise<number | undefined> {
  return (await sql.first(byKeyStatement, { key }))?.number;
}

/** The newest first, without those that were put away. */
export async function readRevisions(sql: Sql, before: number, most: number): Promise<RevisionRow[]> {
  return (await sql.all(pageStatement, { before, most })).flatMap((row) => rowOf(row) ?? []);
}

export async function findDue(sql: Sql, now: Date): Promise<number[]> {
  return (await sql.all(dueStatement, { now })).map(({ number }) => number);
}

export type NewRevision = {
  readonly base: number | null;
  readonly made_at: Date;
  readonly maker_kind: MakerKind;
  readonly maker_id: string;
  readonly reason: string;
  readonly made_key: string | null;
  readonly problems: readonly FolderProblem[];
};

/** Adds a draft. @returns its number */
export async function insertRevision(sql: Sql, revision: NewRevision, files: FileList): Promise<number> {
  const inserted = await sql.first(insertStatement, revision);
  if (!inserted) throw new Error('a revision was not added');
  await writeFiles(sql, inserted.number, files);
  return inserted.number;
}

/** @returns whether it was in a state from which it may come into this one */
export async function setState(
  sql: Sql,
  number: number,
  to: RevisionState,
  { now, publish_at = null, scheduler = null, missed }: SetWith,
): Promise<boolean> {
  const { at: missed_at = null, why: missed_why = null } = missed ?? {};
  const set = { number, to, from: statesBefore(to), publish_at, scheduler, missed_at, missed_why, now };
  return (await sql.first(stateStatement, set)) !== undefined;
}

type SetWith = {
  readonly now: Date;
  readonly publish_at?: Date | null;
  /** The member of staff in whose name it is published. */
  readonly scheduler?: string | null;
  /** When it was to be published, and why it was not. */
  readonly missed?: { readonly at: Date; readonly why: MissedReason };
};

export async function noteProblems(
  sql: Sql,
  number: number,
  problems: readonly FolderProblem[],
): Promise<void> {
  await sql.run(problemsStatement, { number, problems });
}

export async function setBase(sql: Sql, number: number, base: number | null): Promise<void> {
  await sql.run(baseStatement, { number, base });
}

/** Drafts that an import at a terminal has left because of what was wrong with them. */
export async function findFailedImports(sql: Sql): Promise<number[]> {
  return (await sql.all(failedImportsStatement)).map(({ number }) => number);
}

/** The last revision that came from a folder on disk; undefined before the first. */
export async function findLastImport(sql: Sql): Promise<number | undefined> {
  return (await sql.first(lastImportStatement))?.number;
}
