// The files of a museum folder that a format asks for, as text and as values.
import { basename, dirname, extname } from 'node:path';
import { textOfFile } from './file-text.ts';
import type { FolderFiles } from './folder-files.ts';
import type { FolderFormat } from './folder-format.ts';
import type { FolderProblem } from './folder-problem.ts';
import { type ReadFile, readYaml } from './yaml-file.ts';

/** The files of a format; `isIncomplete` when one of them has a wrong shape and was left out. */
export type FormatFiles = { readonly files: readonly ReadFile<unknown>[]; readonly isIncomplete: boolean };

/** The text of a file; undefined when there is no such file, or, with a problem, when it is not UTF-8. */
export async function readTextIfThere(
  folder: FolderFiles,
  file: string,
  problems: FolderProblem[],
): Promise<string | undefined> {
  const content = await folder.read(file);
  return content && textOfFile(file, content, problems);
}

/** Reads a format's files; what is wrong with one goes to `problems`, and it is left out. */
export async function readFormat(
  folder: FolderFiles,
  { files: pattern, schema, read }: FolderFormat,
  problems: FolderProblem[],
): Promise<FormatFiles> {
  if (pattern === undefined) return { files: [], isIncomplete: false };
  const names = await namesOf(folder, pattern);
  const texts = new Map<string, string>();
  for (const name of names) {
    const text = await readTextIfThere(folder, pathIn(pattern, name), problems);
    if (text !== undefined) texts.set(name, text);
  }
  const files = read
    ? read(texts, problems)
    : [...texts].flatMap(([name, text]) =>
        schema ? (readYaml(schema, pathIn(pattern, name), text, problems) ?? []) : [],
      );
  return { files, isIncomplete: files.length < names.length };
}

/** The files that a pattern stands for, in order; YAML may end in `.yml`, too. */
async function namesOf(folder: FolderFiles, pattern: string): Promise<string[]> {
  const names = (await folder.list(directoryOf(pattern))) ?? [];
  if (!pattern.includes('*')) return names.filter((name) => name === basename(pattern));
  const ending = extname(pattern) === '.yaml' ? /\.ya?ml$/ : /\.md$/;
  return names.filter((name) => ending.test(name)).sort();
}

function pathIn(pattern: string, name: string): string {
  const directory = directoryOf(pattern);
  return directory === '' ? name : `${directory}/${name}`;
}

function directoryOf(pattern: string): string {
  return pattern.includes('/') ? dirname(pattern) : '';
}
