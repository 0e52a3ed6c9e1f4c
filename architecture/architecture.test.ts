// The floor plan is architecture/floors.ts. What a message names is to be mended in the code; the plan is changed when the
// house is.

import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import {
  circles,
  exceptionsWithoutNeed,
  importsThatPointUp,
  packagesThatDoNotBelong,
  storesCalledFromOutside,
} from './find-breaches.ts';
import { HOUSE, MOST_FILES } from './floors.ts';
import { importsOf } from './imports.ts';
import { packagesLoadedBy } from './loaded.ts';
import { placeOf } from './places.ts';

const files = globSync(`{${Object.keys(HOUSE.tiers).join(',')}}/**/*.{ts,tsx,mjs,css}`)
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const imports = files.flatMap((file) => importsOf(file));

test('every file stands in a room of the floor plan', () => {
  expect(files.filter((file) => !placeOf(HOUSE, file))).toEqual([]);
});

test('every import points down', () => {
  expect(importsThatPointUp(HOUSE, imports)).toEqual([]);
});

test('a store is called by its own module only', () => {
  expect(storesCalledFromOutside(HOUSE, imports)).toEqual([]);
});

test('no circle runs through files, nor through the folders of a room', () => {
  expect(circles(HOUSE, imports)).toEqual([]);
});

test('the domain is pure, and what runs in a browser has nothing of Node', () => {
  expect(packagesThatDoNotBelong(HOUSE, imports)).toEqual([]);
});

test('every exception is still needed', () => {
  expect(exceptionsWithoutNeed(HOUSE, imports)).toEqual([]);
});

test(`no folder holds more than ${MOST_FILES} files`, () => {
  const counts = Map.groupBy(files, (file) => dirname(file));
  const full = [...counts].filter(([, { length }]) => length > MOST_FILES).map(([folder]) => folder);
  expect(full).toEqual([]);
});

test('what draws PDFs is loaded by the threads that print, and by no process that serves visitors', () => {
  const thread = 'server/documents/printer/print-document.ts';
  expect(packagesLoadedBy(imports, [thread])).toContain('pdfkit');
  const processes = files.filter(
    (file) =>
      /^server\/(main|dev|commands\/[^/]+|start\/[^/]+)\.ts$/.test(file) && !file.endsWith('.test.ts'),
  );
  expect(processes).toContain('server/main.ts');
  expect(packagesLoadedBy(imports, processes)).not.toContain('pdfkit');
});

test('a room is called after what it is for, and a file after what it exports', () => {
  const saysNothing = /^(utils?|helpers?|common|misc|shared|lib|index)$/;
  const names = (file: string) => [...dirname(file).split('/'), basename(file).replace(/\..*$/, '')];
  expect(files.filter((file) => names(file).some((name) => saysNothing.test(name)))).toEqual([]);
});

test('comments cite the specification as “spec decisions 3”, and a record as “ADR 025”', () => {
  const sources = [...files, ...globSync('{bench,e2e,architecture,launch}/**/*.{ts,mjs}')];
  const wrong = /(?<!\bspec )\bdecisions? \d|docs\/decisions\/\d/i;
  const unwrapped = (file: string) => readFileSync(file, 'utf8').replaceAll(/\n\s*(\/\/|\*) /g, ' ');
  expect(sources.filter((file) => wrong.test(unwrapped(file)))).toEqual([]);
});
