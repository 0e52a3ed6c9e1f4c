// Elements of every page (spec 2, "Other elements", and 9): short messages, the partner who sent a visitor, and the scroll
// position.
import { expect, type Page } from '@playwright/test';
import { withStandInsAlone } from '../support/faces.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { GERMAN } from '../support/speech.ts';
import { buyExpress, fillCart, newEmail, visit } from '../support/visitor.ts';

const { t } = GERMAN;

const SHOWN_MS = 2000;
const ANIMATION_MS = 300;

function news(page: Page) {
  return page.locator('.toast');
}

/** Makes a short message appear, on the page for who has forgotten their password. */
async function getNews(page: Page) {
  await page.evaluate(() => {
    const times = { came: 0, gone: 0 };
    Object.assign(window, { times });
    new MutationObserver(() => {
      const here = document.querySelector('.toast') !== null;
      if (here && times.came === 0) times.came = performance.now();
      if (!here && times.came > 0 && times.gone === 0) times.gone = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('textbox', { name: t('customers.field.email') }).fill('nobody@example.org');
  await page.getByRole('textbox', { name: t('customers.field.email') }).press('Enter');
  await expect(news(page)).toBeVisible();
}

function shownFor(page: Page) {
  return page.evaluate(() => {
    const { times } = window as unknown as { times: { came: number; gone: number } };
    return times.gone - times.came;
  });
}

async function swipe(page: Page, pixels: number) {
  const box = await news(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

async function getNewsAgain(page: Page) {
  await page.goBack();
  await getNews(page);
}

test('a message disappears after two seconds, stays under the pointer or with the focus, closes by a swipe, and moves only for who likes that', async ({
  page,
}) => {
  await visit(page, '/de/forgot-password');
  await test.step('it disappears after two seconds', async () => {
    await getNews(page);
    await expect(page.getByRole('status').filter({ has: news(page) })).toHaveCount(1);
    await expect(news(page)).toHaveCount(0);
    const shown = await shownFor(page);
    expect(shown).toBeGreaterThanOrEqual(SHOWN_MS + ANIMATION_MS - 20);
    expect(shown).toBeLessThan(SHOWN_MS + ANIMATION_MS + 2500);
  });
  await test.step('it stays while the pointer is on it or its button has the focus', async () => {
    await getNewsAgain(page);
    await news(page).hover();
    await page.waitForTimeout(SHOWN_MS + ANIMATION_MS + 500);
    await tabTo(page, news(page).getByRole('button', { name: t('site.close') }), 120);
    await page.mouse.move(5, 400);
    await page.waitForTimeout(SHOWN_MS + ANIMATION_MS + 500);
    await expect(news(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(news(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('swiping it more than 80 pixels to either side closes it', async () => {
    await getNewsAgain(page);
    await swipe(page, 78);
    // The pointer is still on the message, so it stays.
    await page.waitForTimeout(ANIMATION_MS + 200);
    await expect(news(page)).not.toHaveClass(/toast-leaving/);
    await swipe(page, -84);
    await expect(news(page)).toHaveCount(0);
  });
  await test.step('visitors who prefer reduced motion see no animation', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await getNewsAgain(page);
    const durations = await news(page).evaluate((card) => getComputedStyle(card).transitionDuration);
    for (const duration of durations.split(',')) expect(Number.parseFloat(duration)).toBeLessThan(0.001);
  });
});

test('a message never lies over what has the focus', async ({ page, watch }) => {
  watch.expectStatus(401);
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/de/login');
  await page.getByRole('textbox', { name: t('accounts.email') }).fill('nobody@example.org');
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('A wrong one, of course');
  const atFoot = page.getByRole('contentinfo').getByRole('link').last();
  /** Whether a message lies over the last link, which stands at the foot of the window and has the focus. */
  const isCovered = () =>
    page.evaluate(() => {
      const link = document.activeElement?.getBoundingClientRect();
      const message = document.querySelector('.toasts:has(.toast)')?.getBoundingClientRect();
      return !link || !message || (link.bottom > message.top && link.top < message.bottom);
    });
  const focusAtFoot = () => atFoot.evaluate((link: HTMLElement) => link.focus());

  // It comes while the visitor is there already.
  await page.route('**/auth/login', async (route) => {
    await focusAtFoot();
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await expect(news(page)).toBeVisible();
  await expect(atFoot).toBeFocused();
  expect(await isCovered()).toBe(false);

  // The visitor goes there while it is shown, and elsewhere.
  await news(page).hover();
  await page.getByRole('textbox', { name: t('accounts.email') }).focus();
  await expect.poll(isCovered).toBe(false);
  await focusAtFoot();
  expect(await isCovered()).toBe(false);
  // What it says stands on the page as well.
  await expect(
    page.getByRole('main').getByText((await news(page).textContent())?.slice(0, -1) ?? ''),
  ).toBeVisible();
});

test('a new page begins at its top, and Back restores the scroll position', async ({ page }) => {
  await visit(page, '/de/tickets');
  await page.evaluate(() => window.scrollTo(0, 1200));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(600);
  // A slow answer must not lose the scroll position.
  await page.route('/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  const link = page.locator('main a[href*="/tickets/"]').nth(5);
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect(page).toHaveURL(/\/de\/tickets\/[\w-]+/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/tickets$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('an order names the partner from the visitor’s first address, and Back to it restores the scroll position once the server has answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await visit(page, '/de/?partner=hotel');
  await fillCart(page, GERMAN);
  const asked = page.waitForRequest((request) => request.url().includes('checkout/initPayment'));
  await buyExpress(page, GERMAN, newEmail());
  expect((await asked).postDataJSON()).toMatchObject({ aux: { partner: 'hotel' } });
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 2, name: t('cart.review.lines') })).toBeVisible();
  const top = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 700));
  const before = await top();
  expect(before).toBeGreaterThan(500);
  await page
    .getByRole('contentinfo')
    .locator('a[href$="/page/imprint"]')
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/page\/imprint/);
  await page.route('/api/**/order/review**', async (route) => {
    await new Promise((done) => setTimeout(done, 900));
    await route.continue();
  });
  await page.goBack();
  const lines = page.getByRole('heading', { level: 2, name: t('cart.review.lines') });
  await expect(lines).toBeVisible();
  await expect.poll(top).toBe(before);
  // A visitor who has scrolled in the meantime stays where they are.
  await page.goForward();
  await expect(page).toHaveURL(/page\/imprint/);
  await page.goBack();
  await page.mouse.wheel(0, 1);
  await expect(lines).toBeVisible();
  await page.waitForTimeout(1100);
  expect(await top()).not.toBe(before);
});

test('the cookie notice moves nothing, also below the bar that adds to the cart', async ({ page, watch }) => {
  await withStandInsAlone(page, watch);
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/de/page/terms', '/de/product/plakat-mondwasser']) {
    await visit(page, path);
    const notice = page.getByRole('complementary', { name: t('site.cookies') });
    await expect(notice).toBeAttached();
    const top = async (role: 'banner' | 'main') => (await page.getByRole(role).boundingBox())?.y ?? -1;
    expect(await top('banner')).toBe(0);
    const at = (await notice.boundingBox())?.y ?? 0;
    expect(at).toBeGreaterThan(await top('main'));
    const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
    expect(moved, path).toBeLessThan(0.01);
  }
});
