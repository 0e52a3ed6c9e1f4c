// Nothing on the checkout moves while answers arrive: offers, shipping costs and parts that load later. The browser measures
// the layout shift, without shifts that follow the visitor's own input.
import { expect, type Page } from '@playwright/test';
import { withStandInsAlone } from '../support/faces.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { arriveWithCart, continueAsGuest, findVisit, newEmail, ticketOffer } from '../support/visitor.ts';

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

async function fillCartWithGoods(page: Page) {
  const { day, time } = await findVisit(page, 'stehende-wellen', (places) => places > 1, 21);
  const { tickets } = await ticketOffer(page, GERMAN, 'stehende-wellen', day);
  const id = tickets.find(({ price }) => price > 0)?.id ?? '';
  await arriveWithCart(page, GERMAN, [
    { type: 'ticket', id, datetime: `${day} ${time}`, count: 1 },
    { type: 'merchandise', id: 'tidentuch', count: 1 },
  ]);
}

// A phone, a desktop, and a window as high as the page, in which every shift is visible.
const WINDOWS = [
  [360, 800],
  [1280, 800],
  [360, 3600],
  [1280, 3600],
] as const;

test('nothing moves on the checkout with goods, on a phone, a desktop and in high windows', async ({
  page,
  watch,
}) => {
  test.slow();
  await withStandInsAlone(page, watch);
  await watchShifts(page);
  await fillCartWithGoods(page);
  for (const where of ['the cart', 'the payment']) {
    if (where === 'the payment') await continueAsGuest(page, GERMAN, newEmail());
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const shifts = await shiftOfCheckout(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect
        .soft(sum, `${where} at ${width} × ${height} px: ${JSON.stringify(shifts)}`)
        .toBeLessThan(MOST_SHIFT);
    }
  }
});
