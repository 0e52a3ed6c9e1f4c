// What a revision changes of another one, in things of the programme.
import { parse } from 'yaml';
import { isLanguage, type Language } from '../../domain/language.ts';
import { compareThings, kindOfPath, nameOf } from '../../domain/programme/compare-things.ts';
import { changedPaths, type FileList } from '../../domain/programme/merge-files.ts';
import type { ChangedThing } from '../../domain/programme/programme-contract.ts';
import type { Sql } from '../platform/database/sql.ts';
import { takeTurns } from '../platform/in-turns.ts';
import { textOfBlob } from './text-of-blob.ts';

/** As many files are looked into; of others only that they differ is said. */
const MOST_READ = 200;

export async function compareRevisions(
  sql: Sql,
  before: FileList,
  after: FileList,
  language: Language,
): Promise<ChangedThing[]> {
  const paths = changedPaths(before, after);
  const things: ChangedThing[] = [];
  const turns = takeTurns();
  for (const [index, path] of paths.entries()) {
    const read = index < MOST_READ;
    const was = read ? await contentOf(sql, path, before[path]) : undefined;
    const is = read ? await contentOf(sql, path, after[path]) : undefined;
    things.push(changedThing(path, before, after, was, is, language));
    const turn = turns();
    if (turn) await turn;
  }
  return things;
}

function changedThing(
  path: string,
  before: FileList,
  after: FileList,
  was: unknown,
  is: unknown,
  language: Language,
): ChangedThing {
  const change =
    before[path] === undefined ? 'added' : after[path] === undefined ? 'removed' : ('changed' as const);
  return {
    path,
    kind: kindOfPath(path),
    name: nameOf(is ?? was, language) || fileName(path),
    change,
    differences: change === 'changed' ? compareThings(was, is, language) : [],
  };
}

function fileName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

/** What a file says; undefined for pictures, and for what cannot be read. */
async function contentOf(sql: Sql, path: string, hash: string | undefined): Promise<unknown> {
  if (hash === undefined || !/\.(ya?ml|md)$/.test(path)) return undefined;
  const text = (await textOfBlob(sql, hash)) ?? '';
  if (path.endsWith('.md')) return pageOf(path, text);
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A page in one language as a thing with a text in it. */
function pageOf(path: string, text: string): unknown {
  const [, language] = /\.([a-z]{2})\.md$/.exec(path) ?? [];
  const [, title = ''] = /^\s*# +(.+)/.exec(text) ?? [];
  if (!isLanguage(language)) return { name: title };
  return { name: `${title.trim()} (${language})`, text: { [language]: text } };
}
