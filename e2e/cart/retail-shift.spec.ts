// Nothing on the checkout moves while answers arrive: offers, shipping costs and parts that load later. The browser measures
// the layout shift, without shifts that follow the visitor's own input.
import { expect, type Page } from '@playwright/test';
import { addArticle } from '../merchandise/retail-visitor.ts';
import { withStandInsAlone } from '../support/faces.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  addToCart,
  choose,
  continueAsGuest,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  ticketOffer,
} from '../support/visitor.ts';

/** The allowed layout shift: a fifth of what counts as good. */
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

/** Reloads the checkout with slow answers and returns the layout shifts. */
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
  const { tickets } = await ticketOffer(page, GERMAN, 'stehende-wellen', at.day);
  await openEvent(page, GERMAN, 'stehende-wellen', at);
  await choose(page, GERMAN, tickets.find(({ price }) => price > 0)?.name ?? '');
  await addToCart(page, GERMAN);
  await addArticle(page, GERMAN, 'tidentuch');
  await goToCheckout(page, GERMAN);
  // That the cart is open is kept a moment after it is: a reload before that would find it folded.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cart open'))).toBe('true');
}

// A phone, a desktop, and a window as high as the page, in which every shift is visible.
const WINDOWS = [
  [360, 800],
  [1280, 800],
  [360, 3600],
  [1280, 3600],
] as const;

for (const [index, [width, height]] of WINDOWS.entries())
  test(`nothing moves on the checkout with goods at ${width} × ${height} px`, async ({ page, watch }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await withStandInsAlone(page, watch);
    await watchShifts(page);
    await fillCartWithGoods(page, 21 + index);
    const ofCart = await shiftOfCheckout(page);
    await continueAsGuest(page, GERMAN, newEmail());
    const ofPayment = await shiftOfCheckout(page);
    for (const [where, shifts] of Object.entries({ ofCart, ofPayment })) {
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(MOST_SHIFT);
    }
  });
