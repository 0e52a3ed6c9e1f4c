// Checks every page in every language. A crawler finds them by following all links, from the sitemap and from pages that
// the sitemap does not list.
import { expect } from '@playwright/test';
import { compareLanguages } from '../support/crawl-notes.ts';
import { test } from '../support/journey.ts';
import { GERMAN, testedLanguages } from '../support/speech.ts';
import { htmlProblems } from '../support/valid-html.ts';
import { crawl } from './crawl.ts';
import { unvisitedRoutes } from './crawl-addresses.ts';

for (const language of testedLanguages())
  test(`every page in ${language} is complete, accessible and in ${language}`, async ({
    page,
    baseURL,
    watch,
  }) => {
    // A long timeout, because there are several hundred pages.
    test.setTimeout(1_800_000);
    watch.expectTrouble(/status of 404 .*\/(nowhere|tickets\/nothing|product\/nothing)\)$/);
    watch.expectTrouble(/status of 406 .*\/order\/review\?id=nobodysorder\)$/);
    watch.expectTrouble(/status of 422 .*\/voucher\)$/);
    // When the window's width changes, the browser aborts loading the picture for the old width.
    if (language === 'de') watch.expectTrouble(/was preloaded using link preload but not used/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { texts, addresses } = await crawl(page, baseURL ?? '', language);
    expect(unvisitedRoutes(addresses)).toEqual([]);
    expect.soft(compareLanguages(language, texts)).toEqual([]);
  });

test('the logout page is complete without JavaScript', async ({ request }) => {
  const html = await (await request.get('/logout')).text();
  expect(await htmlProblems(html)).toEqual([]);
  expect(html).toContain(`<title>${GERMAN.t('accounts.logout')} - Museum am Strom</title>`);
});
