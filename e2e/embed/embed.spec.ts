// The shop embedded in another site's page, which we did not write (ADR 026).
import type { Server } from 'node:http';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { forbiddenOrigin, hostOrigin, journeyNow } from '../servers.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import {
  acceptTerms,
  addToCart,
  cartLines,
  choose,
  chooseExpress,
  decide,
  expectBankPage,
  goToCheckout,
  newEmail,
  orderButton,
  payExpress,
  ticketOffer,
  waitForOrder,
} from '../support/visitor.ts';
import { hostOnOwnSite, openHost, serveHostPage, shopIn, shopPath } from './host-page.ts';

// All journeys use the same page on the same port, so they run one after another.
test.describe.configure({ mode: 'default' });

const EVENT = 'haus-der-maschinen';
const { t } = GERMAN;

let server: Server;
test.beforeAll(async () => {
  server = await serveHostPage();
});
test.afterAll(() => {
  server.close();
});

function frameSize(page: Page) {
  return page.locator('foyer-shop iframe').evaluate((frame) => (frame as HTMLElement).offsetHeight);
}

/** How much higher the shop is than its frame. It must be 0, or the shop would scroll inside the frame. */
function overflow(shop: FrameLocator) {
  return shop.locator('html').evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
    down: scrollHeight - clientHeight,
    across: scrollWidth - clientWidth,
  }));
}

async function isInSight(page: Page, element: Locator) {
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height + 1;
}

async function fill(page: Page, shop: FrameLocator) {
  const [ticket] = (await ticketOffer(page, GERMAN, EVENT)).tickets;
  await choose(shop, GERMAN, ticket?.name ?? '');
  await addToCart(shop, GERMAN);
}

function clickTickets(shop: FrameLocator) {
  return shop
    .getByRole('link', { name: t('site.nav.tickets') })
    .first()
    .click();
}

async function chooseEnglish(shop: FrameLocator) {
  await shop.getByRole('button', { name: t('site.language') }).click();
  await shop.getByRole('link', { name: 'English' }).first().click();
}

test('the frame is as high as its content and fits a narrow phone; the page’s address follows a change of language, and Back returns, too, while that page is on its way', async ({
  page,
}) => {
  const shop = await openHost(page);
  await expect.poll(() => overflow(shop)).toEqual({ down: 0, across: 0 });
  const home = await frameSize(page);
  await shop.getByRole('link', { name: t('site.page.imprint'), exact: true }).click();
  await expect(shop.locator('h1')).toHaveText('Impressum');
  await expect.poll(() => frameSize(page)).toBeLessThan(home / 2);
  await expect.poll(() => overflow(shop)).toEqual({ down: 0, across: 0 });

  // The shop shows no header and footer of its own, but its navigation and the legal links.
  await expect(shop.locator('.brand')).toBeHidden();
  await expect(shop.getByRole('link', { name: t('site.cart') })).toBeVisible();
  await expect(shop.getByRole('link', { name: t('withdrawal.link') })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 600 });
  await shop.getByRole('link', { name: t('withdrawal.link') }).click();
  await expect(shop.locator('h1')).toHaveText(t('withdrawal.link'));
  await expect.poll(() => overflow(shop)).toEqual({ down: 0, across: 0 });
  await page.setViewportSize({ width: 1280, height: 720 });

  await clickTickets(shop);
  await expect.poll(() => shopPath(page)).toBe('/de/tickets');
  await test.step('the language changes, and Back returns', async () => {
    await chooseEnglish(shop);
    await expect(shop.locator('html')).toHaveAttribute('lang', 'en');
    await expect(shop.locator('h1')).toHaveText(speechIn('en').t('tickets.title'));
    await expect.poll(() => shopPath(page)).toBe('/en/tickets');
    await page.goBack();
    await expect(shop.locator('html')).toHaveAttribute('lang', 'de');
    await expect(shop.locator('h1')).toHaveText(t('tickets.title'));
    await expect.poll(() => shopPath(page)).toBe('/de/tickets');
  });

  await test.step('Back returns, too, while the page in the other language is on its way', async () => {
    await shopIn(page);
    const comes = Promise.withResolvers<void>();
    await page.route('**/en/tickets', async (route) => {
      await comes.promise;
      // It is not wanted any more when it comes.
      await route.continue().catch(() => {});
    });
    await chooseEnglish(shop);
    await expect.poll(() => shopPath(page)).toBe('/en/tickets');
    // Not `goBack`, which may ask the browser for its history before the entry is there.
    await page.evaluate(() => history.back());
    await expect.poll(() => shopPath(page)).toBe('/de/tickets');
    comes.resolve();
    await shopIn(page);
    await expect(shop.locator('html')).toHaveAttribute('lang', 'de');
    await page.waitForLoadState('networkidle');
    await expect(shop.locator('html')).toHaveAttribute('lang', 'de');
    expect(shopPath(page)).toBe('/de/tickets');
  });
});

test('the page’s address names the shop’s page: shared links, reload, Back and Forward work', async ({
  anotherVisitor,
}) => {
  // A tab of its own: the history of one that many journeys share is full after fifty pages.
  const page = await anotherVisitor();
  const shop = await openHost(page, `/de/tickets/${EVENT}`);
  await expect(shop.locator('h1')).toHaveText('Haus der Maschinen');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();

  await clickTickets(shop);
  await expect.poll(() => shopPath(page)).toBe('/de/tickets');
  await page.evaluate(() => window.scrollBy(0, 600));
  await shop.getByRole('link', { name: 'Mondwasser' }).first().click();
  await expect.poll(() => shopPath(page)).toBe('/de/tickets/mondwasser');
  expect(await entries()).toBe(before + 2);
  // The top of a new page is visible.
  await expect
    .poll(async () => (await page.locator('foyer-shop').boundingBox())?.y)
    .toBeGreaterThanOrEqual(0);

  await page.goBack();
  await expect(shop.locator('h1')).toHaveText(t('tickets.title'));
  expect(shopPath(page)).toBe('/de/tickets');
  await page.goBack();
  await expect(shop.locator('h1')).toHaveText('Haus der Maschinen');
  await page.goForward();
  await expect(shop.locator('h1')).toHaveText(t('tickets.title'));

  await page.reload();
  await expect((await shopIn(page)).locator('h1')).toHaveText(t('tickets.title'));
  await page.goBack();
  await expect(shop.locator('h1')).toHaveText('Haus der Maschinen');
});

test('the cart bar, dialogs and messages stay in the visible part of the frame; a visitor pays on the bank’s own page by express, can return with the cart, and ends in the museum’s page, without the offer of an account', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 700 });
  const shop = await openHost(page, `/de/tickets/${EVENT}`);
  await test.step('all is in sight', async () => {
    const add = shop.getByRole('button', { name: t('tickets.choose') });
    await page.locator('foyer-shop').evaluate((element) => element.scrollIntoView());
    await expect.poll(() => isInSight(page, add)).toBe(true);
    await fill(page, shop);
    await expect.poll(() => isInSight(page, shop.getByText(t('tickets.added', { count: 1 })))).toBe(true);
    await goToCheckout(shop, GERMAN);
    await shop.getByRole('button', { name: t('cart.remove.line', { name: 'Haus der Maschinen' }) }).click();
    const dialog = shop.getByRole('dialog');
    await expect.poll(() => isInSight(page, dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await chooseExpress(shop, GERMAN);
  await acceptTerms(shop, GERMAN);
  await orderButton(shop, GERMAN).click();
  await expectBankPage(page, GERMAN);
  await decide(page, 'Cancel');

  await page.waitForURL(`${hostOrigin}/?foyer=/de/checkout/canceled`);
  await shopIn(page);
  await shop.getByRole('link', { name: t('cart.canceled.keep') }).click();
  await expect(cartLines(shop, GERMAN)).toHaveCount(1);
  await acceptTerms(shop, GERMAN);
  await orderButton(shop, GERMAN).click();
  await expectBankPage(page, GERMAN);
  await payExpress(page, GERMAN, newEmail());

  expect(await waitForOrder(shop, GERMAN)).toMatch(/^\d{4}-\d+$/);
  // The page's address contains nothing about the cart.
  expect(page.url()).toBe(`${hostOrigin}/?foyer=/de/checkout/success`);
  await page.reload();
  expect(await waitForOrder(shop, GERMAN)).toMatch(/^\d{4}-\d+$/);
  await page.waitForLoadState('networkidle');
  await expect(shop.getByRole('region', { name: t('keep.title') })).toHaveCount(0);
});

test('a site that the museum does not list shows a link instead', async ({ page, watch }) => {
  watch.expectTrouble(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|does not answer/);
  await page.clock.install({ time: journeyNow() });
  await page.goto(`${forbiddenOrigin}/`);
  await page.waitForFunction(() => customElements.get('foyer-shop'));
  const link = page.getByRole('link', { name: 'Zum Shop' });
  await expect(link).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect(link).toBeVisible();
});

test('embedding also works on the shop’s own site, and opens the page that the element names', async ({
  page,
}) => {
  await hostOnOwnSite(page, '/museum-page', ' path="guided-tours"');
  await page.goto('/museum-page?page_id=7');
  const shop = await shopIn(page);
  await expect(shop.locator('h1')).toHaveText(t('tours.title'));
  await shop
    .getByRole('link', { name: t('site.nav.passes') })
    .first()
    .click();
  await expect.poll(() => page.url()).toContain('/museum-page?page_id=7&foyer=/de/passes');
});
