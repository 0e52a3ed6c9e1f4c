// The checks that every page must pass in every language. They run once for each page, in light colours. `inspect.ts`
// checks other widths, dark colours and the states that visitors bring about.
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../domain/language.ts';
import { hasPassed, markAsPassed } from './crawl-notes.ts';
import { sidewaysOverflow, violations } from './inspect.ts';
import { waitForCompletePage } from './journey.ts';
import { type PageReading, readPage } from './read-page.ts';
import { htmlProblems, partProblems } from './valid-html.ts';
import { unfinishedTexts } from './words.ts';

/**
 * Checks the HTML, and the page with axe. Pages that differ only in their words are checked once for each window width.
 * `readPage` finds what can be wrong with the words.
 */
async function checkMarkup(
  page: Page,
  { build }: PageReading,
  html?: () => Promise<string>,
): Promise<string[]> {
  const whole = `${page.viewportSize()?.width} ${html !== undefined} ${build}`;
  if (hasPassed(whole)) return [];
  const problems = html
    ? await htmlProblems(await html())
    : await partProblems(await page.locator('body').innerHTML());
  problems.push(...(await violations(page)));
  if (problems.length === 0) markAsPassed(whole);
  return problems;
}

/** Checks what a page says, and that it keeps within its window. */
export function checkReading(
  reading: PageReading,
  language: Language,
  where: string,
  overflow: number,
): void {
  expect.soft(reading.lang, `language of ${where}`).toBe(language);
  expect.soft(reading.headings, `main headings of ${where}`).toBe(1);
  for (const none of ['doubleIds', 'unsized', 'unnamed', 'misnamed', 'deadAnchors'] as const)
    expect.soft(reading[none], `${none} of ${where}`).toEqual([]);
  expect.soft(unfinishedTexts(reading.texts), `words of ${where}`).toEqual([]);
  expect.soft(overflow, `pixels beyond the edge of ${where}`).toBeLessThanOrEqual(0);
}

/**
 * Checks the page that is open.
 * @param html fetches the HTML as the server sent it; without it, the HTML of the open page is checked
 * @param showsNew whether the page shows anything that none before it has shown; otherwise its markup is not checked again
 */
export async function checkPage(
  page: Page,
  language: Language,
  html?: () => Promise<string>,
  showsNew: (reading: PageReading) => boolean = () => true,
): Promise<PageReading> {
  await waitForCompletePage(page);
  const reading = await readPage(page);
  const where = page.url();
  checkReading(reading, language, where, await sidewaysOverflow(page));
  if (showsNew(reading))
    expect.soft(await checkMarkup(page, reading, html), `HTML and axe on ${where}`).toEqual([]);
  return reading;
}
