// The terms as they go with an order's mail: the demo museum's own, read off their pages.
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/language.ts';
import { withdrawalWording } from '../../domain/wording/withdrawal/withdrawal-wording.ts';
import { readMuseumFolder } from '../museum-import/read-museum-folder.ts';
import type { Page } from '../site/folder/page-files.ts';
import { joinPages } from '../site/folder/page-files.ts';
import { pagesFormat } from '../site/folder/pages-format.ts';
import type { MuseumSettings } from '../site/museum.ts';
import { exampleMuseum } from './examples/example-order.ts';
import { hasPoppler, pagesOf, poppler, textOf } from './pdf/read-pdf.ts';
import { printDocument } from './printer/print-document.ts';
import { termsFile } from './terms-file.ts';

let pages: ReadonlyMap<string, Page>;
beforeAll(async () => {
  const folder = await readMuseumFolder(
    new URL('../../museum', import.meta.url).pathname,
    new Date('2026-11-20T12:00:00Z'),
  );
  pages = new Map(joinPages(folder.valuesOf(pagesFormat)).map((page) => [page.id, page]));
});

function file(language: string, links: MuseumSettings['customTermsLinks'] = {}) {
  return termsFile(
    printDocument,
    { pages, loadedOn: '2026-11-20', settings: { customTermsLinks: links } as MuseumSettings },
    exampleMuseum,
    language,
  );
}

describe.runIf(hasPoppler)('The terms', () => {
  it.each(LANGUAGES)('are whole in %s, to the last line of the withdrawal form', async (language) => {
    const { content, contentType, filename } = (await file(language)) ?? {};
    expect(contentType).toBe('application/pdf');
    expect(filename).toMatch(/^[\p{L}\p{N}-]+\.pdf$/u);
    const pdf = content ?? Buffer.alloc(0);
    const text = textOf(pdf);
    expect(text).toContain(withdrawalWording[language]['withdrawal.link']);
    const form = pages.get('terms')?.markdown[language]?.split('\n').at(-1)?.replaceAll('\\', '') ?? '';
    expect(form).toMatch(/^\(\*\) /);
    expect(text).toContain(form);
    expect(text).not.toMatch(/\*\*|\\|undefined/);
    expect(pagesOf(pdf)).toBeLessThanOrEqual(4);
    const info = poppler('pdfinfo', [], pdf);
    expect(info).toMatch(/Tagged: +yes/);
    expect(poppler('pdfinfo', ['-struct'], pdf)).toMatch(/H1[\s\S]+H2[\s\S]+LBody/);
  });

  it('are drawn once, and again in another language', async () => {
    const [german, again, danish] = await Promise.all([file('de'), file('de'), file('da')]);
    expect(again?.content).toBe(german?.content);
    expect(danish?.content).not.toBe(german?.content);
    expect(german?.filename).toBe('Allgemeine-Geschäftsbedingungen.pdf');
  });
});

it('Terms on a page of the museum’s own are not the shop’s to attach', async () => {
  const own = { de: { terms: { title: 'AGB', url: 'https://museum.example/agb' } } };
  expect(await file('de', own)).toBeUndefined();
  expect(await file('en', own)).toBeDefined();
  const none = { pages: new Map(), loadedOn: '2026-11-20' as const, settings: {} as MuseumSettings };
  expect(await termsFile(printDocument, none, exampleMuseum, 'de')).toBeUndefined();
});
