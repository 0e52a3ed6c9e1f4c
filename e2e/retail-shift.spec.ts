// Nothing on the checkout moves while what it asks the server for arrives: offers, the cost of a parcel, what is loaded
// later. Measured as browsers do, without what a visitor's own press has moved.
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { addArticle } from './retail-visitor.ts';
import { GERMAN } from './speech.ts';
import {
  addToCart,
  anEmail,
  choose,
  continueAsGuest,
  findVisit,
  goToCheckout,
  offerOf,
  openEvent,
} from './visitor.ts';

/** As much as may move: a fifth of what counts as good. */
const MOST_SHIFT = 0.02;

type Shift = { readonly value: number; readonly moved: readonly string[] };

function watchShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => node?.parentElement?.className ?? node?.nodeName ?? ''),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

type LayoutShift = {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Opens the checkout again, with answers as slow as on a train, and adds up what moved. */
async function shiftOfCheckout(page: Page): Promise<readonly Shift[]> {
  await page.route(/\/api\/|\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 250));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('region', { name: GERMAN.t('cart.lines') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.unroute(/\/api\/|\.js$/);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

async function fillCartWithGoods(page: Page, daysAhead: number) {
  const at = await findVisit(page, 'stehende-wellen', (places) => places > 1, daysAhead);
  const { tickets } = await offerOf(page, GERMAN, 'stehende-wellen', at.day);
  await openEvent(page, GERMAN, 'stehende-wellen', at);
  await choose(page, GERMAN, tickets.find(({ price }) => price > 0)?.name ?? '');
  await addToCart(page, GERMAN);
  await addArticle(page, GERMAN, 'tidentuch');
  await goToCheckout(page, GERMAN);
}

// As a phone and a desk show it; and on a window as high as the page, where nothing moves unseen.
const WINDOWS = [
  [360, 800],
  [1280, 800],
  [360, 3600],
  [1280, 3600],
] as const;

for (const [index, [width, height]] of WINDOWS.entries())
  test(`a cart with goods stands still at ${width} × ${height} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await fillCartWithGoods(page, 21 + index);
    const ofCart = await shiftOfCheckout(page);
    await continueAsGuest(page, GERMAN, anEmail());
    const ofPayment = await shiftOfCheckout(page);
    for (const [where, shifts] of Object.entries({ ofCart, ofPayment })) {
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
    }
  });
