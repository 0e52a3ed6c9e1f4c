// Every line of the menu. Whoever may do everything sees each page: in German it is readable for everybody, on a phone and at a desk,
// in light and dark; in English it has the same build, its own words, and fits the narrowest phone. The other roles see some of the
// same pages, and a Today of their own.
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { ROLES, type Role } from '../../domain/staff/permissions.ts';
import { inspect, sidewaysOverflow } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

const BUDGET = 180 * 1024;
const DESK = { width: 1280, height: 800 };

function menuOf(page: Page, { t }: OfficeSpeech) {
  return page.getByRole('navigation', { name: t('office.menu') });
}

/** The addresses in the menu of a page. */
async function addressesInMenu(page: Page, speech: OfficeSpeech): Promise<readonly string[]> {
  const links = await menuOf(page, speech).getByRole('listitem').getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses).toContain('/office/');
  return addresses.map((address) => address ?? '');
}

/** Goes to a page by its line in the menu, as it stands at a desk. */
async function goTo(page: Page, speech: OfficeSpeech, address: string): Promise<void> {
  await page.setViewportSize(DESK);
  const line = menuOf(page, speech).getByRole('listitem').locator(`a[href="${address}"]`);
  await line.click();
  await expect(line).toHaveAttribute('aria-current', 'page');
  await waitForCompletePage(page);
}

/** The pages are inspected in as many journeys, side by side. */
const SHARES = 3;

for (let share = 0; share < SHARES; share += 1)
  test(`every page in the menu of admin is for everybody (${share + 1} of ${SHARES})`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(401);
    const speech = officeSpeech('de');
    await enterAs(page, speech, 'admin');
    const addresses = await addressesInMenu(page, speech);
    for (const address of addresses.filter((_, place) => place % SHARES === share)) {
      await goTo(page, speech, address);
      await expect.soft(page.locator('html'), `language of ${address}`).toHaveAttribute('lang', 'de');
      await inspect(page);
    }
    if (share > 0) return;
    for (const address of ['/office/account', '/office/nothing']) {
      await page.goto(address);
      await inspect(page);
    }
  });

test('in English, every page in the menu of admin fits the narrowest phone', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('en');
  const page = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(page, speech, 'admin');
  const check = async (address: string) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.soft(page.locator('html'), `language of ${address}`).toHaveAttribute('lang', 'en');
    await expect.soft(page, address).toHaveTitle(/./);
    await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    expect.soft(await sidewaysOverflow(page), `pixels beyond the edge of ${address}`).toBeLessThanOrEqual(0);
  };
  for (const address of await addressesInMenu(page, speech)) {
    await goTo(page, speech, address);
    await check(address);
  }
  for (const address of ['/office/account', '/office/nothing']) {
    await page.goto(address);
    await waitForCompletePage(page);
    await check(address);
  }
});

for (const role of (Object.keys(ROLES) as Role[]).filter((one) => one !== 'admin'))
  test(`every page in the menu of ${role} opens, and the first view loads at most 180 KB of scripts`, async ({
    anotherVisitor,
    watch,
  }) => {
    watch.expectStatus(401);
    const speech = officeSpeech('en');
    const page = await anotherVisitor({ locale: 'en-GB' });
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await enterAs(page, speech, role);
    await waitForCompletePage(page);
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
    const addresses = await addressesInMenu(page, speech);
    await page.setViewportSize(PHONE);
    await looksRight(page);
    for (const address of addresses) {
      await goTo(page, speech, address);
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    }
  });
