// The files of a museum folder that a format asks for, as text and as values.
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { textOfFile } from './file-text.ts';
import type { FolderFormat } from './folder-format.ts';
import type { FolderProblem } from './folder-problem.ts';
import { type ReadFile, readYaml } from './yaml-file.ts';

/** The files of a format; `isIncomplete` when one of them has a wrong shape and was left out. */
export type FormatFiles = { readonly files: readonly ReadFile<unknown>[]; readonly isIncomplete: boolean };

/** The text of a file; undefined when there is no such file, or, with a problem, when it is not UTF-8. */
export async function readTextIfThere(
  folder: string,
  file: string,
  problems: FolderProblem[],
): Promise<string | undefined> {
  const content = await unlessMissing(readFile(join(folder, file)));
  return content && textOfFile(file, content, problems);
}

/** Reads a format's files; what is wrong with one goes to `problems`, and it is left out. */
export async function readFormat(
  folder: string,
  { files: pattern, schema, read }: FolderFormat,
  problems: FolderProblem[],
): Promise<FormatFiles> {
  if (pattern === undefined) return { files: [], isIncomplete: false };
  const names = await namesOf(folder, pattern);
  const texts = new Map<string, string>();
  for (const name of names) {
    const text = await readTextIfThere(folder, join(dirname(pattern), name), problems);
    if (text !== undefined) texts.set(name, text);
  }
  const files = read
    ? read(texts, problems)
    : [...texts].flatMap(([name, text]) =>
        schema ? (readYaml(schema, join(dirname(pattern), name), text, problems) ?? []) : [],
      );
  return { files, isIncomplete: files.length < names.length };
}

/** The files that a pattern stands for, in order; YAML may end in `.yml`, too. */
async function namesOf(folder: string, pattern: string): Promise<string[]> {
  const directory = join(folder, dirname(pattern));
  const names = (await unlessMissing(readdir(directory))) ?? [];
  if (!pattern.includes('*')) return names.filter((name) => name === basename(pattern));
  const ending = extname(pattern) === '.yaml' ? /\.ya?ml$/ : /\.md$/;
  return names.filter((name) => ending.test(name)).sort();
}

/** Undefined for a file or folder that is not there; one that may not be read must not count as missing. */
async function unlessMissing<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
