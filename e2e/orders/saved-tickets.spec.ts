// Once an order's page was opened on a phone, its tickets open at the door without network (ADR 070).
import { type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { documentsWording } from '../../domain/wording/documents/documents-wording.ts';
import { clockShift } from '../servers.ts';
import { test } from '../support/journey.ts';
import { shiftClock } from '../support/shift-clock.ts';
import { GERMAN } from '../support/speech.ts';
import {
  addToCart,
  buyExpress,
  choose,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  ticketOffer,
  visit,
} from '../support/visitor.ts';

const { t } = GERMAN;
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const PHONE = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch };

/** Buys a ticket; ends at the success page. Returns the address of the order's page. */
async function buy(page: Page): Promise<string> {
  const at = await findVisit(page, 'mondwasser', (places) => places > 20, 30);
  await openEvent(page, GERMAN, 'mondwasser', at);
  const [adult] = (await ticketOffer(page, GERMAN, 'mondwasser')).tickets;
  await choose(page, GERMAN, adult?.name ?? '');
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await buyExpress(page, GERMAN, newEmail());
  const link = page.getByRole('link', { name: t('cart.success.review') });
  return (await link.getAttribute('href')) ?? '';
}

/** Aborts all requests, also those of the worker, whose clock shows the journeys' day as those of pages do. */
async function goOffline(context: BrowserContext, requests: string) {
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  await context.serviceWorkers()[0]?.evaluate(shiftClock, clockShift);
  await context.route(requests, (route) => route.abort('internetdisconnected'));
}

async function expectSavedTickets(page: Page) {
  await expect(page.getByText(documentsWording.de['documents.saved.again'])).toBeVisible();
  const code = page.getByRole('img', { name: /QR-Code/ });
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

// A browser that has had no worker before.
test.use({ ...PHONE, reuseContext: false });

test('a phone that has seen the success page opens the tickets without network, and nothing else of the shop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const review = await buy(page);
  await expect(page.getByRole('status').filter({ hasText: t('cart.saved.remove') })).toBeVisible();
  await goOffline(context, '**/*');
  await page.goto(review);
  await expectSavedTickets(page);
  await expect(page.goto('/de/tickets')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.unroute('**/*');
  await visit(page, review);
  await expect(page.getByRole('heading', { level: 2, name: t('cart.review.lines') })).toBeVisible();
});

test('where the page comes but not its order, it leads to the saved tickets', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  const review = await buy(page);
  await expect(page.getByRole('button', { name: t('cart.saved.remove') })).toBeVisible();
  await goOffline(context, '/api/**');
  await visit(page, review);
  await page.getByRole('link', { name: t('cart.saved.show') }).click();
  await expectSavedTickets(page);
  await context.unroute('/api/**');
  await page.getByRole('link', { name: documentsWording.de['documents.saved.again'] }).click();
  await expect(page.getByRole('heading', { level: 2, name: t('cart.review.lines') })).toBeVisible();
});

test('what is removed from a device is gone from it, with its worker', async ({ page, context, watch }) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const review = await buy(page);
  await visit(page, review);
  await page.getByRole('button', { name: t('cart.saved.remove') }).click();
  await expect(page.getByRole('button', { name: t('cart.saved.save') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: t('cart.saved.save') })).toBeVisible();
  await context.route('**/*', (route) => route.abort('internetdisconnected'));
  await expect(page.goto(review)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test.describe('on a computer, which several people may share', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('tickets are saved when asked, and leave it with the logout', async ({ page }) => {
    await visit(page, await buy(page));
    await expect(page.getByText(t('cart.saved.none'))).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.getByRole('button', { name: t('cart.saved.save') }).click();
    await expect(page.getByRole('button', { name: t('cart.saved.remove') })).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
    await page.goto('/logout');
    await page.waitForURL(/\/de\//);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
