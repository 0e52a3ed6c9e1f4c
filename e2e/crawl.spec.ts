// Every page in every language, as a crawler finds them: from the sitemap and what is listed nowhere, along all links.
import { expect } from '@playwright/test';
import { walk } from './crawl.ts';
import { unvisitedRoutes } from './crawl-addresses.ts';
import { compareLanguages } from './crawl-notes.ts';
import { test } from './journey.ts';
import { GERMAN, testedLanguages } from './speech.ts';
import { htmlProblems } from './valid-html.ts';

for (const language of testedLanguages())
  test(`every page in ${language} is whole, for everyone, and in ${language}`, async ({
    page,
    baseURL,
    watch,
  }) => {
    // Patient, as all of them are: it is some hundred pages.
    test.setTimeout(1_800_000);
    watch.expectTrouble(/status of 404 .*\/(nowhere|tickets\/nothing|product\/nothing)\)$/);
    watch.expectTrouble(/status of 406 .*\/order\/review\?id=nobodysorder\)$/);
    // Where the window's width changes, the picture in the first width is no longer wanted.
    if (language === 'de') watch.expectTrouble(/was preloaded using link preload but not used/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { texts, addresses } = await walk(page, baseURL ?? '', language);
    expect(unvisitedRoutes(addresses)).toEqual([]);
    expect.soft(compareLanguages(language, texts)).toEqual([]);
  });

test('the page that one leaves by is whole, without JavaScript', async ({ request }) => {
  const html = await (await request.get('/logout')).text();
  expect(await htmlProblems(html)).toEqual([]);
  expect(html).toContain(`<title>${GERMAN.t('accounts.logout')} - Museum am Strom</title>`);
});
