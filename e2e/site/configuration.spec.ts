// The parts of the header that need a browser (spec 2, "Header"), and pages whose configuration does not load.
import { expect, type Page, test } from '@playwright/test';
import { addArticle, codeField } from '../merchandise/retail-visitor.ts';
import { withLateFaces, withStandInsAlone } from '../support/faces.ts';
import { beginOnTheDay } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { addToCart, choose, openCart, openEvent, ticketOffer, visit } from '../support/visitor.ts';

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

/** Opens a page, waits until nothing more can come, and returns what has moved. */
async function jumpsOf(page: Page, path: string): Promise<readonly Jump[]> {
  await watchJumps(page);
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  await expect(header(page)).toHaveAttribute('data-collapsed', /true|false/);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { jumps: Jump[] }).jumps);
}

/** `16,137 328x48` is its line (137) and its height (48): what a face that arrives late must not change. */
function lineOf(place: string): string {
  return place.replace(/^[^,]*,(.*) .*x(.*)$/, '$1 $2');
}

for (const viewport of SIZES) {
  for (const path of ['/de/', '/fr/tickets'])
    test(`nothing moves while ${path} loads at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await withStandInsAlone(page);
      expect(await jumpsOf(page, path)).toEqual([]);
    });

  for (const path of ['/de/', '/de/tickets'])
    test(`no line of ${path} moves at ${viewport.width} px when the faces arrive late`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await withLateFaces(page);
      const jumps = await jumpsOf(page, path);
      const moved = jumps.flatMap((jump) => jump.moved);
      expect(moved.filter(([, before, after]) => lineOf(before) !== lineOf(after))).toEqual([]);
      const shift = jumps.reduce((sum, { value }) => sum + value, 0);
      expect(shift, JSON.stringify(moved)).toBeLessThan(MOST_SHIFT);
    });
}

test.describe('the menu', () => {
  test('collapses when it does not fit beside the brand, and expands when it fits again', async ({
    page,
  }) => {
    const menu = page.getByRole('button', { name: t('site.menu'), exact: true });
    const entry = header(page).getByRole('link', { name: t('site.nav.vouchers') });
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/de/');
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

  for (const event of ['resize', 'orientationchange'])
    test(`is measured on ${event}, at most every 500 ms`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, '/de/');
      await expect.poll(() => collapsed(page)).toBe('false');
      await page.waitForLoadState('networkidle');
      const measured = await page.evaluate(async (name) => {
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
      expect(measured).toBeGreaterThanOrEqual(1);
      expect(measured).toBeLessThanOrEqual(3);
    });
});

test('the header changes when the visitor has scrolled past 100 px', async ({ page }) => {
  await visit(page, '/de/');
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
  await expect(header(page)).not.toHaveAttribute('data-scrolled');
  await scrollTo(101);
  await expect(header(page)).toHaveAttribute('data-scrolled');
  await scrollTo(0);
  await expect(header(page)).not.toHaveAttribute('data-scrolled');
});

test('choosing another language loads the same page with the same choices', async ({ page }) => {
  await visit(page, '/de/tickets?venue=galerie');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await header(page)
    .getByRole('button', { name: t('site.language') })
    .click();
  await page.locator('#languages').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/tickets\?venue=galerie$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
});

test('the cart link says how many lines are in the cart', async ({ page }) => {
  await openEvent(page, GERMAN, 'haus-der-maschinen');
  const basket = header(page).getByRole('link', { name: t('site.cart') });
  await expect(basket).toHaveText(t('site.cart'));
  const [ticket] = (await ticketOffer(page, GERMAN, 'haus-der-maschinen')).tickets;
  await choose(page, GERMAN, ticket?.name ?? '');
  await addToCart(page, GERMAN);
  await expect(basket).toContainText(t('site.cartLines', { count: 1 }));
});

test.describe('features that the museum has switched off', () => {
  /** Serves the pages with other values of these flags. */
  const configure = (page: Page, flags: Record<string, boolean>) =>
    page.route(/\/de\/[\w-]+$/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const changed = Object.entries(flags).reduce(
        (html, [flag, value]) => html.replaceAll(`"${flag}":${!value}`, `"${flag}":${value}`),
        await response.text(),
      );
      return route.fulfill({ response, body: changed });
    });

  test('cookie_disclaimer: no cookie notice appears', async ({ page }) => {
    const notice = page.getByRole('complementary', { name: t('site.cookies') });
    await visit(page, '/de/tickets');
    await expect(notice).toBeVisible();
    await configure(page, { cookie_disclaimer: false, showCookieDisclaimer: false });
    await visit(page, '/de/tickets');
    await page.waitForLoadState('networkidle');
    await expect(notice).toHaveCount(0);
  });

  test('has_voucher_code: the cart has no field for a code', async ({ page }) => {
    await configure(page, { has_voucher_code: false });
    await addArticle(page, GERMAN, 'nachtheft');
    await visit(page, '/de/checkout');
    await openCart(page, GERMAN);
    await expect(codeField(page, GERMAN)).toHaveCount(0);
    await page.unrouteAll();
    await visit(page, '/de/checkout');
    await openCart(page, GERMAN);
    await expect(codeField(page, GERMAN)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu, the language list and the account links work', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/de/tickets');
    await page.getByRole('button', { name: t('site.menu'), exact: true }).click();
    await page
      .locator('#menu')
      .getByRole('link', { name: t('site.nav.merchandise') })
      .click();
    await expect(page).toHaveURL(/\/de\/merchandise$/);
    await header(page)
      .getByRole('button', { name: t('site.language') })
      .click();
    await page.locator('#languages').getByRole('link', { name: 'Dansk' }).click();
    await expect(page).toHaveURL(/\/da\/merchandise$/);
  });

  test('the menu is in the header’s line where it fits', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/de/tickets');
    await header(page)
      .getByRole('link', { name: t('site.login') })
      .click();
    await expect(page).toHaveURL(/\/de\/login\?returnTo=%2Fde%2Ftickets$/);
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
