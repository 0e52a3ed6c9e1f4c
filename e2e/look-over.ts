// What every page owes every visitor, whatever its language. Looked at once, narrow and light; other widths, the dark and
// what pages become when they are used are the inspections' part.
import { expect, type Page } from '@playwright/test';
import type { Language } from '../domain/language.ts';
import { findRight, isFoundRight } from './crawl-notes.ts';
import { beyondTheEdge, violations } from './inspect.ts';
import { settled } from './journey.ts';
import { type PageReading, readPage } from './read-page.ts';
import { htmlProblems, partProblems } from './valid-html.ts';
import { unfinished } from './words.ts';

/** What words alone can do wrong: take another place, call a thing otherwise than it reads, be another language's. */
const RULES_ON_WORDS = ['target-size', 'label-content-name-mismatch', 'html-lang-valid', 'valid-lang'];

/** axe judges pages that differ in nothing but their words once, and then what words can do wrong. */
const judge = async (page: Page, { build }: PageReading): Promise<string[]> => {
  if (isFoundRight(build)) return violations(page, RULES_ON_WORDS);
  const found = await violations(page);
  if (found.length === 0) findRight(build);
  return found;
};

/**
 * @param html as it was sent; otherwise as the page stands
 */
export const lookOver = async (page: Page, language: Language, html?: string): Promise<PageReading> => {
  await settled(page);
  const reading = await readPage(page);
  const where = page.url();
  expect.soft(reading.lang, `language of ${where}`).toBe(language);
  expect.soft(reading.headings, `main headings of ${where}`).toBe(1);
  for (const none of ['doubleIds', 'unsized', 'unnamed', 'deadAnchors'] as const)
    expect.soft(reading[none], `${none} of ${where}`).toEqual([]);
  expect.soft(unfinished(reading.texts), `words of ${where}`).toEqual([]);
  const problems = await (html ? htmlProblems(html) : partProblems(await page.locator('body').innerHTML()));
  expect.soft(problems, `HTML of ${where}`).toEqual([]);
  expect.soft(await beyondTheEdge(page), `pixels beyond the edge of ${where}`).toBeLessThanOrEqual(0);
  expect.soft(await judge(page, reading), `axe on ${where}`).toEqual([]);
  return reading;
};
