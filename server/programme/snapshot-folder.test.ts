import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { snapshotFolder } from './snapshot-folder.ts';

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
});
afterEach(() => museum.remove());

const at = (name: string) => join(museum.folder, name);

test('what is named like a file and cannot be read as one is refused, each with its reason', async () => {
  mkdirSync(at('events/ordner.yaml'));
  symlinkSync('/nowhere/ebbe.yaml', at('events/nirgends.yaml'));
  symlinkSync('kreis.yaml', at('events/kreis.yaml'));
  await expect(snapshotFolder(museum.folder)).rejects.toThrow(
    [
      'events/kreis.yaml:1: is a link that leads back to itself',
      'events/nirgends.yaml:1: is a link that leads nowhere',
      'events/ordner.yaml:1: is a folder, and named like a file',
    ].join('\n'),
  );
});

test('a link to a file is read, and what the check must name is taken along', async () => {
  symlinkSync('flut.yaml', at('events/link.yaml'));
  mkdirSync(at('events/winter'));
  for (const name of ['events/winter/ebbe.yaml', 'events/ebbe.json', 'events/winter/plan.docx'])
    museum.put(name, '');
  const paths = [...(await snapshotFolder(museum.folder)).keys()];
  for (const path of ['events/link.yaml', 'events/winter/ebbe.yaml', 'events/ebbe.json'])
    expect(paths).toContain(path);
  expect(paths).not.toContain('events/winter/plan.docx');
});
