// The museum's look on paper: its logo, its accent and its faces, in what an order brings.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOnDisk } from '../../museum-folder/folder-files.ts';
import { readLook } from '../../museum-folder/look/read-look.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import { FONTS, LOGO_SVG } from '../../testing/test-look.ts';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { retailOrder } from '../examples/example-retail-order.ts';
import { documentLook } from '../museum/document-look.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { printDocument } from '../printer/print-document.ts';
import type { PrintTask } from '../printer/print-task.ts';
import { setFaces, widthOf } from './document-fonts.ts';
import { hasPoppler, poppler, textOf } from './read-pdf.ts';
import { ticketPdf } from './ticket-pdf.ts';

const theme = {
  light: { accent: '#7a2f63', paper: '#f8f4ec' },
  faces: { text: 'text.woff2', headings: 'headings.woff2' },
};
let folder = '';
let museum: DocumentMuseum;
let fonts: Record<string, Uint8Array>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'look-pdf-'));
  execFileSync('mkdir', [join(folder, 'fonts')]);
  writeFileSync(join(folder, 'logo.svg'), LOGO_SVG);
  writeFileSync(join(folder, 'fonts/text.woff2'), FONTS.text);
  writeFileSync(join(folder, 'fonts/headings.woff2'), FONTS.headings);
  const value = { theme, languages: ['de', 'en', 'sv'] } as unknown as MuseumBasics;
  const read = await readLook(filesOnDisk(folder), { file: '', value, report: () => {} }, []);
  museum = { ...exampleMuseum, look: documentLook({ theme, look: read.stored }) };
  fonts = Object.fromEntries(
    read.files.filter(({ name }) => name.endsWith('.sfnt')).map(({ name, content }) => [name, content]),
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const tickets = () => printDocument({ kind: 'tickets', order: exampleOrder, museum, fonts });

describe.skipIf(!hasPoppler)('tickets of a museum with a look', () => {
  test('are set in its faces, each embedded; what they lack is set in the shop’s', async () => {
    const used = poppler('pdffonts', [], await tickets());
    expect(used).toMatch(/BricolageGrotesque\S*\s+(TrueType|CID TrueType|CID Type 0C)/);
    expect(used).toMatch(/HankenGrotesk-Bold/);
    const rows = used.split('\n').slice(2).filter(Boolean);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row).toMatch(/yes yes yes\s+\d+\s+0$/);
    const order = { ...exampleOrder, name: 'Łukasz Dvořák' };
    expect(textOf(await printDocument({ kind: 'tickets', order, museum, fonts }))).toContain('Łukasz Dvořák');
  });

  test('have its logo once, however many pages show it, with its name for those who do not see it', async () => {
    const pdf = await tickets();
    const images = poppler('pdfimages', ['-list'], pdf).split('\n').slice(2).filter(Boolean);
    const objects = new Set(
      images.filter((row) => / image /.test(row)).map((row) => row.trim().split(/\s+/)[10]),
    );
    expect(images.length).toBeGreaterThan(2);
    expect(objects.size).toBe(1);
    expect(poppler('pdfinfo', ['-struct'], pdf)).toContain('Figure');
    expect(pdf.toString('latin1')).toMatch(/\/Alt \(/);
  });

  test('say the same as without it', async () => {
    const plain = textOf(
      await printDocument({ kind: 'tickets', order: exampleOrder, museum: exampleMuseum }),
    );
    const said = textOf(await tickets());
    const without = (text: string) => text.replaceAll(exampleMuseum.name, '').replace(/\s+/g, '');
    expect(without(said)).toBe(without(plain));
  });
});

test('a text is as wide as the face of its document has it, whatever was drawn before', () => {
  const names = museum.look?.faces ?? {};
  const widthIn = (faces: Parameters<typeof setFaces>[0]) => {
    setFaces(faces);
    return widthOf('text', 'Gezeiten');
  };
  const plain = widthIn({ names: {}, files: {} });
  expect(widthIn({ names, files: fonts })).not.toBe(plain);
  expect(widthIn({ names: {}, files: {} })).toBe(plain);
});

test('the same order and look always give the same bytes', async () => {
  const before = await ticketPdf(exampleOrder, exampleMuseum);
  expect(await tickets()).toEqual(await tickets());
  expect(await ticketPdf(exampleOrder, exampleMuseum)).toEqual(before);
});

test.each(['passes', 'vouchers'] as const)('%s have it, too', async (kind) => {
  const order = retailOrder;
  const draw = (task: Pick<PrintTask, 'museum' | 'fonts'>) =>
    printDocument(kind === 'vouchers' ? { ...task, kind, order, pictures: {} } : { ...task, kind, order });
  expect((await draw({ museum: exampleMuseum })).includes('/Subtype /Image')).toBe(false);
  expect((await draw({ museum, fonts })).includes('/Subtype /Image')).toBe(true);
});
