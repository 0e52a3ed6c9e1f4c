// The demo museum's legal pages say the same in every language: as many headings, as many paragraphs, the same sections of
// the law.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/language.ts';
import { withdrawalWording } from '../../domain/wording/withdrawal/withdrawal-wording.ts';
import { renderMarkdown } from '../site/render-markdown.ts';

const folder = new URL('../../museum/pages/', import.meta.url);
function textOf(page: string, language: string) {
  return readFileSync(new URL(`${page}.${language}.md`, folder), 'utf8');
}
const pages = [...new Set(readdirSync(folder).map((file) => file.split('.')[0] ?? ''))];

function shapeOf(text: string) {
  return {
    headings: text.match(/^#+ (?:\d+\.)?/gm),
    paragraphs: text.split(/\n\n+|(?<=^#.*)\n/m).length,
  };
}
function laws(text: string) {
  return [...new Set(text.match(/312g|36 VSBG|UStG/g))].sort();
}

describe.each(pages)('the page %s', (page) => {
  it.each(LANGUAGES)('is as complete in %s as in German', (language) => {
    expect(shapeOf(textOf(page, language))).toEqual(shapeOf(textOf(page, 'de')));
  });
});

describe('the terms', () => {
  it.each(LANGUAGES)('cite the law in %s', (language) => {
    expect(laws(textOf('terms', language))).toEqual(['312g', '36 VSBG', 'UStG']);
  });

  it.each(LANGUAGES)('call the withdrawal link what the footer calls it in %s', (language) => {
    expect(textOf('terms', language)).toContain(withdrawalWording[language]['withdrawal.link']);
  });

  // Annex I (B) of directive 2011/83/EU, Anlage 2 zu Art. 246a EGBGB: addressed, seven lines to fill in, and what `(*)` means.
  it.each(LANGUAGES)('end with the model withdrawal form in %s', (language) => {
    const form = textOf('terms', language).split(/^## /m).at(-1) ?? '';
    const lines = form.match(/^- .+$/gm) ?? [];
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(
      /Stiftung Museum am Strom, Am Pumpwerk 1, 20457 .+, besuch@museum-am-strom\.example/,
    );
    expect(form.match(/\(\\\*\)/g)?.length).toBeGreaterThanOrEqual(5);
    const html = renderMarkdown(form);
    expect(html).toContain('(*)');
    expect(html).not.toContain('<em>');
  });
});
