// The examples of the guides are one museum: together they are imported, as somebody would who types them.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { tryImport } from './import-museum.ts';

const NOW = new Date('2026-11-18T08:00:00Z');
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20"/></svg>';

type Example = { readonly file: string; readonly isAdded: boolean; readonly text: string };

/**
 * A block of YAML or Markdown, and the file that the paragraph before it names: `events/flut.yaml` alone on its line makes
 * the file, a sentence with “in `museum.yaml`” and a colon at its end adds to it.
 */
function examplesOf(guide: string): Example[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^(.*)\n\n```(?:yaml|markdown)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, before = '', text = '']) => {
    const made = /^`([\w/.-]+)`$/.exec(before)?.[1];
    const file = made ?? /\bin `([\w/.-]+\.yaml)`.*:$/i.exec(before)?.[1];
    if (!file) throw new Error(`${guide} has an example of no file, after: ${before}`);
    return { file, isAdded: made === undefined, text };
  });
}

function write(folder: string, examples: readonly Example[]): void {
  for (const { file, isAdded, text } of examples) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, isAdded ? stringify({ ...parse(readFileSync(path, 'utf8')), ...parse(text) }) : text);
  }
}

/** Whatever its name says, a picture is what it holds. */
function writePictures(folder: string, examples: readonly Example[]): void {
  mkdirSync(join(folder, 'images'));
  for (const { text } of examples)
    for (const [, name = ''] of text.matchAll(/\bfile: ([\w.-]+)/g))
      writeFileSync(join(folder, 'images', name.replace(/\.jpg$/, '.svg')), PICTURE);
}

let folder: string;
let database: Database | undefined;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-guide-'));
  database = await testDatabases()[0]?.open();
});
afterAll(async () => {
  await database?.close();
  rmSync(folder, { recursive: true });
});

test('the museum of docs/museum-folder.md, with what the other guides add to it, can be imported', async () => {
  const guides = ['docs/museum-folder.md', 'docs/embedding.md', 'docs/payments.md', 'docs/de/handbuch.md'];
  const examples = guides
    .flatMap(examplesOf)
    .map((example) => ({ ...example, text: example.text.replaceAll(/(file: [\w-]+)\.jpg/g, '$1.svg') }));
  write(folder, examples);
  writePictures(folder, examples);
  if (!database) throw new Error('no database');
  const { changes } = await tryImport(database, folder, NOW);
  const counts = Object.entries(changes).map(([what, { count }]) => [what, count]);
  // One of everything that the page describes; a kind without an example would be 0.
  expect(Object.fromEntries(counts.filter(([, count]) => count === 0))).toEqual({});
});
