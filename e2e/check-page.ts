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

/**
 * Pages that differ in nothing but their words are judged once for each width of the window: their HTML, and by axe.
 * What words alone can do wrong, `readPage` finds.
 */
async function judge(page: Page, { build }: PageReading, html?: () => Promise<string>): Promise<string[]> {
  const whole = `${page.viewportSize()?.width} ${html !== undefined} ${build}`;
  if (isFoundRight(whole)) return [];
  const problems = html
    ? await htmlProblems(await html())
    : await partProblems(await page.locator('body').innerHTML());
  problems.push(...(await violations(page)));
  if (problems.length === 0) findRight(whole);
  return problems;
}

/**
 * @param html how to get it as it was sent; otherwise it is taken as the page stands
 */
export async function checkPage(
  page: Page,
  language: Language,
  html?: () => Promise<string>,
): Promise<PageReading> {
  await settled(page);
  const reading = await readPage(page);
  const where = page.url();
  expect.soft(reading.lang, `language of ${where}`).toBe(language);
  expect.soft(reading.headings, `main headings of ${where}`).toBe(1);
  for (const none of ['doubleIds', 'unsized', 'unnamed', 'misnamed', 'deadAnchors'] as const)
    expect.soft(reading[none], `${none} of ${where}`).toEqual([]);
  expect.soft(unfinished(reading.texts), `words of ${where}`).toEqual([]);
  expect.soft(await beyondTheEdge(page), `pixels beyond the edge of ${where}`).toBeLessThanOrEqual(0);
  expect.soft(await judge(page, reading, html), `HTML and axe on ${where}`).toEqual([]);
  return reading;
}
