// The parts of the header that need a browser (spec 2, "Header"), and pages whose configuration does not load.
import { expect, type Page, test } from '@playwright/test';
import { addArticle, codeField } from '../merchandise/retail-visitor.ts';
import { withHeldFaces } from '../support/faces.ts';
import { beginOnTheDay } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { openCart, visit, waitForApp } from '../support/visitor.ts';

const { t } = GERMAN;
test.beforeEach(({ context }) => beginOnTheDay(context));

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** A twentieth of what counts as good: words that become some pixels wider or narrower. */
const MOST_SHIFT = 0.005;

function header(page: Page) {
  return page.getByRole('banner');
}
function collapsed(page: Page) {
  return header(page).getAttribute('data-collapsed');
}

type Jump = { readonly value: number; readonly moved: readonly (readonly [string, string, string])[] };

/** Notes what moves since the page began to load (CLS): each part's text or class, its place before and after. */
function watchJumps(page: Page) {
  return page.addInitScript(() => {
    const jumps: Jump[] = [];
    Object.assign(window, { jumps });
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            [
              (node instanceof Element ? node.className : node?.textContent) ?? '',
              place(previousRect),
              place(currentRect),
            ] as const,
        );
        jumps.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page began to load, once it is complete. */
async function jumpsOf(page: Page): Promise<readonly Jump[]> {
  await expect(header(page)).toHaveAttribute('data-collapsed', /true|false/);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  return page.evaluate(() => (window as unknown as { jumps: Jump[] }).jumps);
}

/** `16,137 328x48` is its line (137) and its height (48): what a face that arrives late must not change. */
function lineOf(place: string): string {
  return place.replace(/^[^,]*,(.*) .*x(.*)$/, '$1 $2');
}

for (const path of ['/de/', '/de/tickets'])
  test(`nothing moves while ${path} loads, and no line when the faces arrive late, in every width`, async ({
    page,
  }) => {
    await watchJumps(page);
    const letFacesCome = await withHeldFaces(page);
    for (const viewport of SIZES)
      await test.step(`${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await waitForApp(page);
        expect.soft(await jumpsOf(page), 'in the stand-ins').toEqual([]);
        await letFacesCome();
        const jumps = await jumpsOf(page);
        const moved = jumps.flatMap((jump) => jump.moved);
        expect.soft(moved.filter(([, before, after]) => lineOf(before) !== lineOf(after))).toEqual([]);
        const shift = jumps.reduce((sum, { value }) => sum + value, 0);
        expect.soft(shift, JSON.stringify(moved)).toBeLessThan(MOST_SHIFT);
      });
  });

/** How often the menu is measured while the window says so forty times within a second. */
function measuredOn(page: Page, event: string): Promise<number> {
  return page.evaluate(async (name) => {
    const element = document.querySelector('.site-header') as HTMLElement;
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    let times = 0;
    const observer = new MutationObserver((records) => {
      times += records.length;
    });
    observer.observe(element, { attributeFilter: ['data-collapsed'] });
    for (let fired = 0; fired < 40; fired += 1) {
      window.dispatchEvent(new Event(name));
      await pause(25);
    }
    await pause(600);
    observer.disconnect();
    return times;
  }, event);
}

test('the header changes past 100 px; its menu is measured at most every 500 ms, collapses when it does not fit beside the brand, and expands again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/de/');
  await expect.poll(() => collapsed(page)).toBe('false');
  await page.waitForLoadState('networkidle');
  for (const event of ['resize', 'orientationchange']) {
    const measured = await measuredOn(page, event);
    expect.soft(measured, event).toBeGreaterThanOrEqual(1);
    expect.soft(measured, event).toBeLessThanOrEqual(3);
  }

  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
  await expect(header(page)).not.toHaveAttribute('data-scrolled');
  await scrollTo(101);
  await expect(header(page)).toHaveAttribute('data-scrolled');
  await scrollTo(0);
  await expect(header(page)).not.toHaveAttribute('data-scrolled');

  const menu = page.getByRole('button', { name: t('site.menu'), exact: true });
  const entry = header(page).getByRole('link', { name: t('site.nav.vouchers') });
  await expect(entry).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(menu).toBeVisible();
  await expect(entry).toBeHidden();
  await menu.click();
  await page
    .locator('#menu')
    .getByRole('link', { name: t('site.nav.vouchers') })
    .click();
  await expect(page).toHaveURL(/\/de\/vouchers$/);
  await expect(page.locator('#menu')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(entry).toBeVisible();
  await expect(entry).toHaveAttribute('aria-current', 'page');
});

/** Serves the checkout with other values of these flags. */
function configure(page: Page, flags: Record<string, boolean>) {
  return page.route(/\/de\/checkout$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const changed = Object.entries(flags).reduce(
      (html, [flag, value]) => html.replaceAll(`"${flag}":${!value}`, `"${flag}":${value}`),
      await response.text(),
    );
    return route.fulfill({ response, body: changed });
  });
}

test('the cart link counts the lines; a museum without codes and cookie notice shows neither', async ({
  page,
}) => {
  const notice = page.getByRole('complementary', { name: t('site.cookies') });
  const basket = header(page).getByRole('link', { name: t('site.cart') });
  await configure(page, { has_voucher_code: false, cookie_disclaimer: false, showCookieDisclaimer: false });
  await addArticle(page, GERMAN, 'nachtheft');
  await expect(basket).toContainText(t('site.cartLines', { count: 1 }));
  await expect(notice).toBeVisible();
  await visit(page, '/de/checkout');
  await openCart(page, GERMAN);
  await page.waitForLoadState('networkidle');
  await expect(codeField(page, GERMAN)).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await waitForApp(page);
  await openCart(page, GERMAN);
  await expect(codeField(page, GERMAN)).toBeVisible();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: t('cart.remove.line', { name: 'Nachtheft' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.remove.yes') })
    .click();
  await header(page).getByRole('link', { name: 'Museum am Strom', exact: true }).click();
  await expect(basket).toHaveText(t('site.cart'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu, the language list and the account links work, on a phone and on a desk', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/tickets');
    await page.getByRole('button', { name: t('site.menu'), exact: true }).click();
    await page
      .locator('#menu')
      .getByRole('link', { name: t('site.nav.merchandise') })
      .click();
    await expect(page).toHaveURL(/\/de\/merchandise$/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await header(page)
      .getByRole('link', { name: t('site.login') })
      .click();
    await expect(page).toHaveURL(/\/de\/login\?returnTo=%2Fde%2Fmerchandise$/);
    await page.goBack();
    await page.setViewportSize({ width: 360, height: 740 });
    await header(page)
      .getByRole('button', { name: t('site.language') })
      .click();
    await page.locator('#languages').getByRole('link', { name: 'Dansk' }).click();
    await expect(page).toHaveURL(/\/da\/merchandise$/);
  });
});

test('a page whose configuration cannot be loaded says so, and appears once it can', async ({ page }) => {
  await visit(page, '/de/page/imprint');
  const configuration = /\/shopinfo\/config\b/;
  await page.route(configuration, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_ERROR' } }),
  );
  await header(page).getByRole('link', { name: 'Museum am Strom', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.brokenTitle'));
  await expect(page.getByRole('link', { name: t('site.tryAgain') })).toBeVisible();
  await page.unroute(configuration);
  await page.getByRole('link', { name: t('site.tryAgain') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Museum am Strom');
});
