import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { readMuseumFolder } from './read-museum-folder.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
});
afterEach(() => museum.remove());

async function problems(): Promise<string[]> {
  const error = await readMuseumFolder(museum.folder, NOW).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error === undefined) return [];
  if (!(error instanceof MuseumFolderError)) throw error;
  return error.message.split('\n').slice(1);
}

test.each([
  ['voucher', 'voucher:1: is not read; did you mean vouchers/?'],
  ['Events', 'Events:1: is not read; did you mean events/?'],
  ['aritcles', 'aritcles:1: is not read; did you mean articles/?'],
  ['image', 'image:1: is not read; did you mean images/?'],
])('the folder %s is refused with the name that was meant', async (name, problem) => {
  mkdirSync(join(museum.folder, name));
  expect(await problems()).toEqual([problem]);
});

test.each([
  ['shipping.yml', 'shipping.yml:1: is not read; did you mean shipping.yaml?'],
  ['voucher-code.yaml', 'voucher-code.yaml:1: is not read; did you mean voucher-codes.yaml?'],
  ['shipping.json', 'shipping.json:1: is not read; end its name in .yaml, JSON can stay as it is'],
  ['events/ebbe.json', 'events/ebbe.json:1: is not read; end its name in .yaml, JSON can stay as it is'],
  ['shipping.yaml.txt', 'shipping.yaml.txt:1: is not read; leave out its ending .txt'],
  ['events/dauer.yaml.txt', 'events/dauer.yaml.txt:1: is not read; leave out its ending .txt'],
  ['events/ebbe.YAML', 'events/ebbe.YAML:1: is not read; write its ending in small letters, .yaml'],
  ['pages/terms.de.MD', 'pages/terms.de.MD:1: is not read; write its ending in small letters, .md'],
])('the file %s is refused with the name that was meant', async (name, problem) => {
  museum.put(name, '[]');
  expect(await problems()).toEqual([problem]);
});

test('a folder within the folder of a kind is refused where its files could be meant', async () => {
  for (const name of [
    'events/winter',
    'events/.old',
    'events/notes',
    'events/originals',
    'pages/law',
    'pages/data',
  ])
    mkdirSync(join(museum.folder, name), { recursive: true });
  museum.put('events/winter/ebbe.yaml', 'id: ebbe');
  museum.put('events/.old/ebbe.yaml', 'id: ebbe');
  museum.put('events/notes/plan.docx', '');
  museum.put('events/originals/README.md', '# Nicht für das Netz');
  museum.put('pages/law/terms.de.md', '# AGB');
  museum.put('pages/data/sources.json', '{}');
  expect(await problems()).toEqual([
    'events/winter:1: is not read; put its files into events/, or move it elsewhere',
    'pages/law:1: is not read; put its files into pages/, or move it elsewhere',
  ]);
});

test.each([
  ['', ':1: is empty'],
  ['# Noch nichts\n', ':1: is empty'],
  ['id: ebbe\nname: {de: Ebbe}\nid: flut\n', ':3: "id" is there twice'],
  ['id: ebbe\n"name": {de: Ebbe}\n"name": {de: Ebbe}\n', ':3: "name" is there twice'],
  ['id: ebbe\n---\nid: flut\n', ':2: begins a second document: make a file of each, without the line ---'],
  [
    'id: ebbe\nname: {de: Ebbe: und Flut}\nstart: today\nend: today\n',
    ':2: Block collections are not allowed within flow collections; put a text with a colon in quotes',
  ],
])('of a file that is no YAML, what went wrong is said once: %j', async (text, problem) => {
  museum.put('events/ebbe.yaml', text);
  expect(await problems()).toEqual([`events/ebbe.yaml${problem}`]);
});

test('an address of the museum without an @ is refused', async () => {
  museum.put('museum.yaml', MUSEUM_YAML.replace(/^email: .*$/m, 'email: shop.steg.example'));
  expect(await problems()).toEqual([
    expect.stringMatching(/^museum\.yaml:\d+: email: "shop\.steg\.example" is no mail address$/),
  ]);
});

test('whatever has a name of its own is ignored', async () => {
  for (const name of ['drafts', '.git', 'docs', 'stages']) mkdirSync(join(museum.folder, name));
  museum.put('notes.txt', 'x');
  museum.put('images/list.json', '{}');
  expect(await problems()).toEqual([]);
});

test.each([
  [
    'latin1',
    'events/flut.yaml:7: is not in UTF-8, but probably in Windows-1252 (“ANSI”, “Western”): save it as UTF-8',
  ],
  ['utf16le', 'events/flut.yaml:1: is not in UTF-8, but probably in UTF-16: save it as UTF-8'],
] as const)('a file in %s is refused, and nothing else is said of it', async (encoding, problem) => {
  const text = SLOT_EVENT_YAML.replace('de: Ein Satz.', 'de: Ein schöner Satz.').replaceAll(
    'Große',
    'Grosse',
  );
  writeFileSync(join(museum.folder, 'events/flut.yaml'), Buffer.from(text, encoding));
  expect(await problems()).toEqual([problem]);
});

test('lines may end as on old Macs, also in a file with a mistake', async () => {
  museum.put('museum.yaml', MUSEUM_YAML.replaceAll('\n', '\r'));
  const wrong = SLOT_EVENT_YAML.replace('title:', 'titel:');
  museum.put('events/flut.yaml', wrong);
  const expected = await problems();
  museum.put('events/flut.yaml', wrong.replaceAll('\n', '\r'));
  expect(expected.join()).toContain('titel');
  expect(await problems()).toEqual(expected);
  // An editor of today has added the last one.
  museum.put('events/flut.yaml', `${wrong.trimEnd().replaceAll('\n', '\r')}\n`);
  expect(await problems()).toEqual(expected);
});

test('museum.yaml in another encoding is not called missing', async () => {
  writeFileSync(join(museum.folder, 'museum.yaml'), Buffer.from(`# Größe\n${MUSEUM_YAML}`, 'latin1'));
  expect((await problems()).filter((problem) => problem.startsWith('museum.yaml'))).toEqual([
    'museum.yaml:1: is not in UTF-8, but probably in Windows-1252 (“ANSI”, “Western”): save it as UTF-8',
  ]);
});

test('one mistake in an event is one message, whoever refers to the event', async () => {
  museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('price: 1200', 'price: 12.00'));
  museum.put(
    'articles/becher.yaml',
    'id: becher\ncategories: []\nsequence_no: 1\nname: {de: Becher}\nsubtitle: {de: Aus Glas}\ndescription: {de: Ein Becher.}\nimages: [{file: steg.svg, alt: {de: Ein Steg}}]\nprice: 900\nvat_value: 19\nweight_g: 0\nstock: 5\nwithdrawal_days: 14\ngoes_with: [flut]\n',
  );
  expect(await problems()).toEqual([
    'events/flut.yaml:19: tickets[1].price: "12.00" can be read in two ways: write 1200 for 12.00, or 12 for 0.12',
  ]);
});
