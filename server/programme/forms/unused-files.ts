// Pictures of `images/` and faces of `fonts/` that no file of a draft names: exhibitions end, and what was sent for them stays
// (operations 7). A file is named where its name is a value of a YAML file, or stands in a page's text. What cannot be read may name
// anything that stands in it.
import { parse } from 'yaml';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { isTextPath } from '../../../domain/programme/folder-path.ts';
import type { FileList } from '../../../domain/programme/merge-files.ts';
import type { unusedContract } from '../../../domain/programme/unused-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { versionOf } from '../../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../../staff/acts/changed-meanwhile.ts';
import { changeFiles, type DraftAct } from '../change-draft.ts';
import { type ProgrammeShop, programmeObject } from '../make-draft.ts';
import { readFiles, readSizedFiles } from '../programme-file-store.ts';
import { findRevision } from '../programme-store.ts';
import { textOfBlob } from '../text-of-blob.ts';

type Unused = AnswerOf<(typeof unusedContract)['GET office/programme/:number/unused']>;

export async function showUnused({ database }: ProgrammeShop, number: number): Promise<Unused | Refusal> {
  const revision = await findRevision(database, number);
  if (!revision) return refuse('NOT_FOUND');
  const version = await versionOf(database, programmeObject(number));
  const unused = await unusedPaths(database, await readFiles(database, number));
  const files = await readSizedFiles(database, number);
  return {
    rows: files.filter(({ path }) => unused.has(path)).map(({ path, size }) => ({ path, size })),
    state: revision.state,
    version,
  };
}

/** Refused where one of them is named meanwhile. What is gone already is no reason. */
export async function removeUnused(
  shop: ProgrammeShop,
  act: DraftAct,
  paths: readonly string[],
): Promise<true | Refusal> {
  const files = await readFiles(shop.database, act.number);
  const unused = await unusedPaths(shop.database, files);
  if (paths.some((path) => files[path] !== undefined && !unused.has(path))) return changedMeanwhile([]);
  const gone = new Set(paths);
  const left = Object.fromEntries(Object.entries(files).filter(([path]) => !gone.has(path)));
  return changeFiles(shop, act, left);
}

const HELD = /^(images|fonts)\/(.+)$/;

async function unusedPaths(sql: Sql, files: FileList): Promise<ReadonlySet<string>> {
  const nameOf = (path: string) => HELD.exec(path)?.[2];
  const left = new Set(Object.keys(files).filter((path) => nameOf(path) !== undefined));
  for (const [path, hash] of Object.entries(files)) {
    if (left.size === 0 || !isTextPath(path)) continue;
    const isNamed = namesIn(path, (await textOfBlob(sql, hash)) ?? '');
    for (const held of left) if (isNamed(nameOf(held) ?? '')) left.delete(held);
  }
  return left;
}

/** Whether a file names another one. */
function namesIn(path: string, text: string): (name: string) => boolean {
  if (path.endsWith('.md')) return (name) => text.includes(name);
  try {
    const values = new Set<string>();
    collectTexts(parse(text), values);
    return (name) => values.has(name);
  } catch {
    return (name) => text.includes(name);
  }
}

function collectTexts(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) collectTexts(one, found);
}
