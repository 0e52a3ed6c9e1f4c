// Every line of the menu, for every role: each page is readable for everybody, on a phone and at a desk, in light and dark.
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { ROLES, type Role } from '../../domain/staff/permissions.ts';
import { inspect } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { enterAs, officeSpeech } from './colleague.ts';

const BUDGET = 180 * 1024;

for (const language of ['de', 'en'] as const) {
  const speech = officeSpeech(language);
  const { t } = speech;
  for (const role of Object.keys(ROLES) as Role[])
    test(`in ${language}, every page in the menu of ${role}`, async ({ anotherVisitor, watch }) => {
      watch.expectStatus(401);
      const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
      await enterAs(page, speech, role);
      const menu = page.getByRole('navigation', { name: t('office.menu') });
      const links = await menu.getByRole('listitem').getByRole('link').all();
      const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(addresses).toContain('/office/');
      for (const address of [...addresses, '/office/account', '/office/nothing']) {
        await page.goto(address ?? '');
        await waitForCompletePage(page);
        await expect.soft(page.locator('html'), `language of ${address}`).toHaveAttribute('lang', language);
        await inspect(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
}

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
