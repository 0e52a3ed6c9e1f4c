// Every line of the menu. Whoever may do everything sees each page: it is readable for everybody, on a phone and at a desk, in
// light and dark, in both languages. The other roles see some of the same pages, and a Today of their own.
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { ROLES, type Role } from '../../domain/staff/permissions.ts';
import { inspect } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

const BUDGET = 180 * 1024;

/** The addresses in the menu of a page. */
async function addressesInMenu(page: Page, { t }: OfficeSpeech): Promise<readonly string[]> {
  const menu = page.getByRole('navigation', { name: t('office.menu') });
  const links = await menu.getByRole('listitem').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses).toContain('/office/');
  return addresses.map((address) => address ?? '');
}

/** The pages are inspected in as many journeys, side by side. */
const SHARES = 4;

for (const language of ['de', 'en'] as const)
  for (let share = 0; share < SHARES; share += 1)
    test(`in ${language}, every page in the menu of admin is for everybody (${share + 1} of ${SHARES})`, async ({
      anotherVisitor,
      watch,
    }) => {
      watch.expectStatus(401);
      const speech = officeSpeech(language);
      const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
      await enterAs(page, speech, 'admin');
      const addresses = [...(await addressesInMenu(page, speech)), '/office/account', '/office/nothing'];
      for (const address of addresses.filter((_, place) => place % SHARES === share)) {
        await page.goto(address);
        await waitForCompletePage(page);
        await expect.soft(page.locator('html'), `language of ${address}`).toHaveAttribute('lang', language);
        await inspect(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });

for (const role of (Object.keys(ROLES) as Role[]).filter((one) => one !== 'admin'))
  test(`every page in the menu of ${role} opens`, async ({ anotherVisitor, watch }) => {
    watch.expectStatus(401);
    const speech = officeSpeech('en');
    const page = await anotherVisitor({ locale: 'en-GB' });
    await enterAs(page, speech, role);
    const addresses = await addressesInMenu(page, speech);
    await inspect(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const address of addresses) {
      await page.goto(address);
      await waitForCompletePage(page);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  });

test('the first view of the office loads at most 180 KB of scripts', async ({ anotherVisitor, watch }) => {
  watch.expectStatus(401);
  const page = await anotherVisitor();
  await enterAs(page, officeSpeech('de'), 'service');
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.reload();
  await waitForCompletePage(page);
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
