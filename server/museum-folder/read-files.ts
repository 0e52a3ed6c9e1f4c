// The files of a museum folder that a format asks for, as text and as values.
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { FolderFormat } from './folder-format.ts';
import type { FolderProblem } from './folder-problem.ts';
import { type ReadFile, readYaml } from './yaml-file.ts';

/** The files of a format; `isIncomplete` when one of them has a wrong shape and was left out. */
export type FormatFiles = { readonly files: readonly ReadFile<unknown>[]; readonly isIncomplete: boolean };

/** Undefined when there is no such file. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads a format's files; what is wrong with one goes to `problems`, and it is left out. */
export async function readFormat(
  folder: string,
  { files: pattern, schema, read }: FolderFormat,
  problems: FolderProblem[],
): Promise<FormatFiles> {
  if (pattern === undefined) return { files: [], isIncomplete: false };
  const texts = await readTexts(folder, pattern);
  const files = read
    ? read(texts, problems)
    : [...texts].flatMap(([name, text]) =>
        schema ? (readYaml(schema, join(dirname(pattern), name), text, problems) ?? []) : [],
      );
  return { files, isIncomplete: files.length < texts.size };
}

/** The files that a pattern stands for, by name; YAML may end in `.yml`, too. */
async function readTexts(folder: string, pattern: string): Promise<Map<string, string>> {
  if (!pattern.includes('*')) {
    const text = await readIfThere(join(folder, pattern));
    return new Map(text === undefined ? [] : [[basename(pattern), text]]);
  }
  const ending = extname(pattern) === '.yaml' ? /\.ya?ml$/ : /\.md$/;
  const directory = join(folder, dirname(pattern));
  const names = (await readdir(directory).catch((): string[] => [])).filter((name) => ending.test(name));
  const found = names.sort();
  const texts = await Promise.all(found.map((name) => readFile(join(directory, name), 'utf8')));
  return new Map(found.map((name, index) => [name, texts[index] ?? '']));
}
