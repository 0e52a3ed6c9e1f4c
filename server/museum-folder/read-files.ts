// The files of a museum folder as text, and those of one kind held against their shape.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import type { FolderProblem } from './folder-problem.ts';
import { type ReadFile, readYaml } from './yaml-file.ts';

/** Undefined when there is no such file. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}

export async function isThere(folder: string, file: string): Promise<boolean> {
  return (await readIfThere(join(folder, file))) !== undefined;
}

/** The files of a folder by name; none when there is no folder. */
export async function readTexts(folder: string, ending: RegExp): Promise<Map<string, string>> {
  const names = await readdir(folder).catch((): string[] => []);
  const found = names.filter((name) => ending.test(name)).sort();
  const texts = await Promise.all(found.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(found.map((name, index) => [name, texts[index] ?? '']));
}

/** The YAML files of a kind; what is wrong with one goes to `problems`, and it is left out. */
export async function readEach<Schema extends TSchema>(
  folder: string,
  kind: 'events' | 'tours' | 'articles' | 'vouchers',
  schema: Schema,
  problems: FolderProblem[],
): Promise<ReadFile<Static<Schema>>[]> {
  const texts = await readTexts(join(folder, kind), /\.ya?ml$/);
  return [...texts].flatMap(([name, text]) => readYaml(schema, `${kind}/${name}`, text, problems) ?? []);
}

/** A YAML file that may be missing. */
export async function readOptional<Schema extends TSchema>(
  folder: string,
  file: string,
  schema: Schema,
  problems: FolderProblem[],
): Promise<ReadFile<Static<Schema>> | undefined> {
  const text = await readIfThere(join(folder, file));
  return text === undefined ? undefined : readYaml(schema, file, text, problems);
}

export function valuesOf<Value>(files: readonly ReadFile<Value>[]): Value[] {
  return files.map(({ value }) => value);
}
