import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DARK_LOGO_SVG, FAVICON_SVG, FONTS, icoOf, LOGO_SVG, pngOf } from '../../testing/test-look.ts';
import { filesOnDisk } from '../folder-files.ts';
import type { MuseumBasics } from '../museum-basics.ts';
import type { Theme } from '../theme.ts';
import { readLook } from './read-look.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'look-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, content: Buffer | string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

async function read(theme: Theme = {}, languages = ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da']) {
  const said: string[] = [];
  const problems: { file: string; line: number; reason: string }[] = [];
  const look = await readLook(
    filesOnDisk(folder),
    {
      file: 'museum.yaml',
      value: { theme, languages } as MuseumBasics,
      report: (path, reason) => said.push(`${path.join('.')}: ${reason}`),
    },
    problems,
  );
  return { ...look, said: [...problems.map(({ file, reason }) => `${file}: ${reason}`), ...said] };
}

test('a museum without a look has none, and nothing is wrong with it', async () => {
  put('museum.yaml', '');
  expect(await read()).toEqual({ stored: {}, files: [], from: [], said: [] });
});

test('a museum with all of it: every file is there under a name with its hash', async () => {
  put('logo.svg', LOGO_SVG);
  put('logo-dark.svg', DARK_LOGO_SVG);
  put('favicon.svg', FAVICON_SVG);
  put('favicon.ico', await icoOf(FAVICON_SVG));
  put('fonts/text.woff2', FONTS.text);
  put('fonts/headings.woff2', FONTS.headings);
  const { stored, files, from, said } = await read({
    faces: { text: 'text.woff2', headings: 'headings.woff2' },
  });
  expect(said).toEqual([]);
  expect(from).toEqual([
    'logo.svg',
    'logo-dark.svg',
    'favicon.svg',
    'favicon.ico',
    'fonts/text.woff2',
    'fonts/headings.woff2',
  ]);
  expect(files.map(({ name }) => name.replace(/\.[0-9a-f]{8}\./, '.'))).toEqual([
    'logo.svg',
    'logo-dark.svg',
    'favicon.svg',
    'favicon.ico',
    'favicon.png',
    'touch-icon.png',
    'icon-192.png',
    'icon-512.png',
    'share.jpg',
    'text.woff2',
    'text-print.sfnt',
    'strong-print.sfnt',
    'headings.woff2',
    'display-print.sfnt',
  ]);
  expect(stored.logo).toMatchObject({ plate: false, light: { shown: { width: 400, height: 100 } } });
  const drawn = Buffer.from(stored.logo?.light.drawn.png ?? '', 'base64');
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 640, height: 160 });
  expect(stored.faces?.text?.files).toEqual([expect.objectContaining({ weight: '200 800' })]);
  expect(stored.faces?.headings?.files).toEqual([expect.objectContaining({ weight: '1 1000' })]);
  const share = files.find(({ name }) => name.startsWith('share'));
  expect(await sharp(share?.content).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('the same folder gives the same names, another logo another', async () => {
  put('logo.svg', LOGO_SVG);
  const names = async () => (await read()).files.map(({ name }) => name);
  const first = await names();
  expect(await names()).toEqual(first);
  put('logo.svg', LOGO_SVG.replace('#12324f', '#12324e'));
  expect(await names()).not.toEqual(first);
});

describe('a logo on dark paper', () => {
  test.each([
    ['dark alone needs a plate', LOGO_SVG, true],
    ['light and dark enough for both needs none', LOGO_SVG.replace('#12324f', '#c04a00'), false],
    [
      'with its own ground needs none',
      LOGO_SVG.replace('<g ', '<rect width="400" height="100" fill="#e8d9b0"/><g '),
      false,
    ],
  ])('%s', async (_, svg, plate) => {
    put('logo.svg', svg);
    expect((await read()).stored.logo?.plate).toBe(plate);
  });
});

const svg = (inside: string, open = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 10" width="40" height="10"${open}>${inside}<path d="M0 0h40v10H0z"/></svg>`;

describe('a drawing that is more than a drawing is refused, with what it has', () => {
  test.each([
    [svg('<script>alert(1)</script>'), 'contains <script>, which a picture may not have'],
    [svg('<foreignObject/>'), 'contains <foreignobject>, which a picture may not have'],
    [svg('', ' onload="alert(1)"'), 'contains a script, onload'],
    [svg('<image href="https://evil.example/x.png"/>'), 'not in the file, "https://evil.example/x.png"'],
    [svg('<use xlink:href="other.svg#a"/>'), 'not in the file, "other.svg#a"'],
    [svg('<a href="&#106;avascript:alert(1)"/>'), 'not in the file, "javascript:alert(1)"'],
    [svg('<rect fill="url(https://evil.example/#a)"/>'), 'not in the file, "https://evil.example/#a"'],
    [svg('<style>@import "https://evil.example/x.css";</style>'), 'loads a style sheet or a font'],
    [svg('<style>path{fill:url(//evil.example/p)}</style>'), 'not in the file, "//evil.example/p"'],
    [svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), 'not in the file, "data:image/svg+xml'],
    [svg('<text x="1" y="9">Steg</text>'), 'turn its text into paths'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'declares entities of its own'],
    [`<?xml-stylesheet href="x.css"?>${svg('')}`, 'loads a style sheet'],
    [LOGO_SVG.slice(0, 200), 'is cut off'],
    ['<html><body/></html>', 'is no SVG'],
    [`${svg('')}<!--${'x'.repeat(110_000)}-->`, 'is too large: 108 KB, at most 100 KB'],
  ])('%s', async (content, reason) => {
    put('logo.svg', content);
    const { stored, said } = await read();
    expect(said.join('\n')).toContain(`logo.svg: `);
    expect(said.join('\n')).toContain(reason);
    expect(stored).toEqual({});
  });

  test('what drawing programs write is taken', async () => {
    put(
      'logo.svg',
      `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(
        '<defs><linearGradient id="a"><stop stop-color="#123"/></linearGradient></defs><style>.b{fill:url(#a)}</style><use xlink:href="#c"/><rect class="b" width="9" height="9" style="clip-path: url(&quot;#d&quot;)"/>',
      )}`,
    );
    expect((await read()).said).toEqual([]);
  });
});

describe('a picture that cannot be used is refused', () => {
  test.each([
    ['logo.png', async () => (await pngOf(LOGO_SVG, 800)).subarray(0, 3000), 'cut off or damaged'],
    ['logo.png', async () => Buffer.from(LOGO_SVG), 'is no PNG'],
    ['logo.png', () => sharp(Buffer.from(LOGO_SVG)).jpeg().toBuffer(), 'is no PNG'],
    ['logo.png', () => pngOf(LOGO_SVG, 200), 'is 200 × 50 pixels: at least 80 high'],
    ['logo.svg', async () => Buffer.from(LOGO_SVG.replaceAll('100"', '20"')), 'ten times'],
    ['logo.svg', async () => Buffer.from(LOGO_SVG.replace('#12324f', '#f4f4f4')), 'light paper, #fbfcfb'],
    ['favicon.svg', async () => Buffer.from(LOGO_SVG), 'is 400 × 100: an icon is square'],
    ['favicon.png', () => pngOf(FAVICON_SVG, 16), 'is 16 × 16 pixels: at least 32 × 32'],
    ['touch-icon.png', () => pngOf(FAVICON_SVG, 120), 'is 120 × 120 pixels: at least 180 × 180'],
    ['favicon.ico', () => pngOf(FAVICON_SVG, 32), 'is no ICO'],
    ['favicon.ico', async () => (await icoOf(FAVICON_SVG)).subarray(0, 60), 'cut off'],
    ['logo.jpg', async () => Buffer.from(''), 'is not read: name it logo.svg or logo.png'],
    ['Logo.SVG', async () => Buffer.from(''), 'is not read: name it logo.svg or logo.png'],
    ['logo_dark.svg', async () => Buffer.from(''), 'is not read: name it logo-dark.svg or logo-dark.png'],
    ['apple-touch-icon.png', async () => Buffer.from(''), 'is not read: name it touch-icon.png'],
    ['logo-dark.svg', async () => Buffer.from(DARK_LOGO_SVG), 'on light paper is missing, logo.svg'],
  ])('%s', async (file, make, reason) => {
    put(file, await make());
    const { said } = await read();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${file}: `);
    expect(said[0]).toContain(reason);
  });

  test('a photograph as a logo, which no mail could carry', async () => {
    const noise = Buffer.from(Array.from({ length: 900 * 300 * 3 }, (_, at) => (at * at * 2654435761) % 251));
    put(
      'logo.png',
      await sharp(noise, { raw: { width: 900, height: 300, channels: 3 } })
        .png()
        .toBuffer(),
    );
    expect((await read()).said.join()).toMatch(/logo\.png: has too many colours|logo\.png: is too large/);
  });
});

describe('a font that cannot be used is refused at its field', () => {
  test.each<[string, Theme['faces'], string]>([
    ['one that is not there', { headings: 'no.woff2' }, 'headings: there is no fonts/no.woff2'],
    ['one elsewhere', { headings: '../a.woff2' }, 'headings: "../a.woff2" must be a file of fonts/'],
    ['another kind of file', { headings: 'a.eot' }, 'headings: "a.eot" is none of .woff2, .woff, .ttf, .otf'],
    [
      'one that is cut off',
      { headings: 'cut.woff2' },
      'headings: fonts/cut.woff2 is no font that can be read',
    ],
    ['a TrueType font that is cut off', { headings: 'cut.ttf' }, 'headings: fonts/cut.ttf is no font'],
    ['a picture', { headings: 'picture.woff2' }, 'headings: fonts/picture.woff2 is no font that can be read'],
    ['one without the letters', { headings: 'few.woff2' }, 'headings: fonts/few.woff2 lacks '],
    ['one weight for text', { text: 'regular.woff2' }, 'text: has one weight only: name a bold one'],
    ['bold alone', { text_bold: 'headings.woff2' }, 'text_bold: stands beside a face, text'],
  ])('%s', async (_, faces, reason) => {
    put('fonts/regular.woff2', FONTS.regular);
    put('fonts/headings.woff2', FONTS.headings);
    put('fonts/few.woff2', FONTS.vietnamese);
    put('fonts/cut.woff2', FONTS.headings.subarray(0, 5000));
    const { default: subset } = await import('subset-font');
    const plain = await subset(FONTS.headings, '', { targetFormat: 'sfnt', keepAllGlyphs: true } as object);
    put('fonts/cut.ttf', plain.subarray(0, plain.length - 3000));
    put('fonts/picture.woff2', await pngOf(LOGO_SVG, 400));
    const { said, stored } = await read({ faces });
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`theme.faces.${reason}`);
    expect(stored.faces?.headings).toBeUndefined();
  });

  test('the letters that it lacks are named, with their language', async () => {
    const { default: subset } = await import('subset-font');
    const letters =
      'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?-–\'’"“”()/&%+@€…‘äöüÄÖÜ„‚';
    put('fonts/few.woff2', await subset(FONTS.headings, letters, { targetFormat: 'woff2' }));
    const { said } = await read({ faces: { headings: 'few.woff2' } }, ['de', 'en', 'sv']);
    expect(said).toEqual(['theme.faces.headings: fonts/few.woff2 lacks ß (de), å é à Å É À (sv)']);
  });

  test('two files for text, and other formats, are taken', async () => {
    const { default: subset } = await import('subset-font');
    const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).join('');
    put('fonts/regular.ttf', await subset(FONTS.regular, all, { targetFormat: 'sfnt' }));
    put('fonts/bold.woff', await subset(FONTS.headings, all, { targetFormat: 'woff' }));
    const { said, stored, files } = await read({ faces: { text: 'regular.ttf', text_bold: 'bold.woff' } });
    expect(said).toEqual([]);
    expect(stored.faces?.text?.files.map(({ weight }) => weight)).toEqual(['1 549', '550 1000']);
    for (const { file } of stored.faces?.text?.files ?? [])
      expect(files.find(({ name }) => name === file)?.content.toString('latin1', 0, 4)).toBe('wOF2');
  });
});
