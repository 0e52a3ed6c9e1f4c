// Once an order's page was opened on a phone, its tickets open at the door without network (ADR 070).
import { type BrowserContext, devices, expect, type Page } from '@playwright/test';
import { documentsWording } from '../../domain/wording/documents/documents-wording.ts';
import { clockShift } from '../servers.ts';
import { buy } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { shiftClock } from '../support/shift-clock.ts';
import { GERMAN } from '../support/speech.ts';
import { newEmail, visit } from '../support/visitor.ts';
import { comeBackWith, findPlaces, ticketsFor } from './paid.ts';

const { t } = GERMAN;
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const PHONE = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch };

/** The worker's clock shows the journeys' day as those of pages do. */
async function shiftWorker(context: BrowserContext) {
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  await context.serviceWorkers()[0]?.evaluate(shiftClock, clockShift);
}

/** Aborts all requests, also those of the worker. */
function goOffline(context: BrowserContext, requests: string) {
  return context.route(requests, (route) => route.abort('internetdisconnected'));
}

async function expectSavedTickets(page: Page) {
  await expect(page.getByText(documentsWording.de['documents.saved.again'])).toBeVisible();
  const code = page.getByRole('img', { name: /QR-Code/ });
  await expect(code).toBeVisible();
  expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

// A browser that has had no worker before.
test.use({ ...PHONE, reuseContext: false });

test('a phone that has seen the success page opens the tickets without network, and nothing else of the shop, until they are removed', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const { review } = await comeBackWith(page, GERMAN, [ticketsFor(await findPlaces(page, 30), 1)]);
  const lines = page.getByRole('heading', { level: 2, name: t('cart.review.lines') });
  await expect(page.getByRole('status').filter({ hasText: t('cart.saved.remove') })).toBeVisible();
  await shiftWorker(context);
  await test.step('without network', async () => {
    await goOffline(context, '**/*');
    await page.goto(review);
    await expectSavedTickets(page);
    await expect(page.goto('/de/tickets')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.unroute('**/*');
  });
  await test.step('where the page comes but not its order, it leads to the saved tickets', async () => {
    await goOffline(context, '/api/**');
    await visit(page, review);
    await page.getByRole('link', { name: t('cart.saved.show') }).click();
    await expectSavedTickets(page);
    await context.unroute('/api/**');
    await page.getByRole('link', { name: documentsWording.de['documents.saved.again'] }).click();
    await expect(lines).toBeVisible();
  });
  await test.step('what is removed from a device is gone from it, with its worker', async () => {
    const save = page.getByRole('button', { name: t('cart.saved.save') });
    await page.getByRole('button', { name: t('cart.saved.remove') }).click();
    await expect(save).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await expect(save).toBeVisible();
    await goOffline(context, '**/*');
    await expect(page.goto(review)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

test.describe('on a computer, which several people may share', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('tickets are saved when asked, and leave it with the logout', async ({ page }) => {
    const { booking_id } = await buy(page, newEmail(), [ticketsFor(await findPlaces(page, 30), 1)]);
    await visit(page, `/de/order-review/${booking_id}`);
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
