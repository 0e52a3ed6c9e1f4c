// Revisions as the office shows them.
import { parse } from 'yaml';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import { CODES_FILE, type Guarded, guardedChanges } from '../../domain/programme/guarded-settings.ts';
import type {
  programmeContract,
  Revision,
  RevisionDetails,
} from '../../domain/programme/programme-contract.ts';
import { isOutdated } from '../../domain/programme/revision.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { versionOf } from '../staff/acts/begin-act.ts';
import { memberNames } from '../staff/members/member-names.ts';
import { mergeOf } from './change-draft.ts';
import { compareRevisions } from './compare-revisions.ts';
import { programmeObject } from './make-draft.ts';
import { readFiles, readSizedFiles } from './programme-file-store.ts';
import { findPublished, findRevision, type RevisionRow, readRevisions } from './programme-store.ts';
import { reasonsIn } from './reasons/reason-in.ts';
import { textOfBlob } from './text-of-blob.ts';

export type ShowingShop = {
  readonly database: Sql;
  readonly clock: Pick<MuseumClock, 'fromInstant'>;
  readonly museum: { readonly settings: { readonly languages: readonly string[] } };
};

const PAGE = 50;
const LAST = Number.MAX_SAFE_INTEGER;

type Listed = AnswerOf<(typeof programmeContract)['GET office/programme']>;

export async function listRevisions(shop: ShowingShop, cursor: string | undefined): Promise<Listed> {
  const found = await readRevisions(shop.database, cursor ? Number(cursor) : LAST, PAGE + 1);
  const shown = found.slice(0, PAGE);
  const published = await findPublished(shop.database);
  const names = await makerNames(shop.database, shown);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  return {
    rows: shown.map((row) => present(row, names, published, shop.clock)),
    next: last ? String(last.number) : null,
  };
}

/** @param asked `other`: what it is compared with; otherwise what it was made from */
export async function showRevision(
  shop: ShowingShop,
  { number, other }: { readonly number: number; readonly other?: number | undefined },
  language: Language,
): Promise<RevisionDetails | Refusal> {
  const { database, clock } = shop;
  const row = await findRevision(database, number);
  const compared = other === undefined ? row?.base : (await findRevision(database, other))?.number;
  if (!row || compared === undefined) return refuse('NOT_FOUND');
  const published = await findPublished(database);
  const outdated = isOutdated(row, published);
  const files = await readSizedFiles(database, number);
  const before = compared === null ? {} : await readFiles(database, compared);
  const after = Object.fromEntries(files.map(({ path, hash }) => [path, hash]));
  const conflicts = outdated && published !== null ? (await mergeOf(database, row, published)).conflicts : [];
  return {
    ...present(row, await makerNames(database, [row]), published, clock),
    version: await versionOf(database, programmeObject(number)),
    base: row.base ?? 0,
    live: published ?? 0,
    wrong: reasonsIn(language, row.problems),
    conflicts: [...conflicts],
    changes: compared === null ? [] : await compareRevisions(database, before, after, spoken(shop, language)),
    compared: compared ?? 0,
    others: await othersThan(database, number),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    guarded: await guardedOf(database, number),
  };
}

/** The newest ones that can be compared with it; of what was put away the files go. */
async function othersThan(sql: Sql, number: number): Promise<RevisionDetails['others']> {
  return (await readRevisions(sql, LAST, PAGE))
    .filter((one) => one.number !== number && one.state !== 'discarded')
    .map((one) => ({ number: one.number, reason: one.reason }));
}

/** What a revision changes that takes more than `programme.change`, compared with what is published. */
export async function guardedOf(sql: Sql, number: number): Promise<Guarded[]> {
  const published = await findPublished(sql);
  if (published === number) return [];
  const before = published === null ? {} : await settingsOf(sql, published);
  return guardedChanges(before, await settingsOf(sql, number));
}

async function settingsOf(sql: Sql, number: number): Promise<Readonly<Record<string, unknown>>> {
  const files = await readFiles(sql, number);
  const museum = await valueOfFile(sql, files['museum.yaml']);
  const isGroup = typeof museum === 'object' && museum !== null;
  return { ...(isGroup ? museum : {}), [CODES_FILE]: await valueOfFile(sql, files[CODES_FILE]) };
}

async function valueOfFile(sql: Sql, hash: string | undefined): Promise<unknown> {
  const text = hash === undefined ? undefined : await textOfBlob(sql, hash);
  try {
    return text === undefined ? undefined : parse(text);
  } catch {
    // It cannot be published as it is: the check has said so.
    return undefined;
  }
}

/** The language in which things are called what the museum calls them. */
function spoken({ museum }: ShowingShop, language: Language): Language {
  const { languages } = museum.settings;
  return languages.includes(language) ? language : defaultLanguage(languages);
}

function makerNames(sql: Sql, rows: readonly RevisionRow[]): Promise<ReadonlyMap<string, string>> {
  return memberNames(
    sql,
    rows.filter(({ maker_kind }) => maker_kind === 'staff').map(({ maker_id }) => maker_id),
  );
}

function present(
  row: RevisionRow,
  names: ReadonlyMap<string, string>,
  published: number | null,
  clock: ShowingShop['clock'],
): Revision {
  const moment = (instant: Date | null) => (instant ? clock.fromInstant(instant) : '');
  return {
    number: row.number,
    state: row.state,
    made: clock.fromInstant(row.made_at),
    maker: row.maker_kind === 'staff' ? (names.get(row.maker_id) ?? '') : row.maker_id,
    maker_kind: row.maker_kind,
    reason: row.reason,
    publish_at: moment(row.publish_at),
    published: moment(row.published_at),
    missed: row.missed_at && row.missed_why && { at: moment(row.missed_at), why: row.missed_why },
    problems: row.problems.length,
    outdated: isOutdated(row, published),
  };
}
