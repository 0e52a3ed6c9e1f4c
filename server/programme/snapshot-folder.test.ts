import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isProgrammePath } from '../../domain/programme/folder-path.ts';
import { FOLDER_FORMATS } from '../museum-import/folder-formats.ts';
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
  const named = ['events/winter/ebbe.yaml', 'events/ebbe.json', 'pages/law/terms.de.md', 'customers.yml'];
  const others = ['events/winter/plan.docx', 'images/map.json', 'secrets/key.json', 'customers.txt'];
  for (const name of [...named, ...others]) museum.put(name, '');
  const paths = [...(await snapshotFolder(museum.folder)).keys()];
  for (const path of ['events/link.yaml', ...named]) expect(paths).toContain(path);
  for (const path of others) expect(paths).not.toContain(path);
});

test('JSON in the place of any YAML that an import reads is taken along, but no accounts', () => {
  const patterns = ['museum.yaml', ...FOLDER_FORMATS.flatMap(({ files }) => files ?? [])];
  const inPlaceOfYaml = patterns
    .filter((pattern) => pattern.endsWith('.yaml'))
    .map((pattern) => pattern.replace('*', 'ebbe').replace('.yaml', '.json'));
  expect(inPlaceOfYaml.filter((path) => !isProgrammePath(path))).toEqual(['customers.json']);
});
