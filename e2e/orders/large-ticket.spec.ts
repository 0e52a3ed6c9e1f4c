// At the door a ticket is shown alone and large: by swipe, buttons and keys, without network, while the screen stays on.
import { devices, expect, type Page } from '@playwright/test';
import { documentsWording } from '../../domain/wording/documents/documents-wording.ts';
import { checkPage } from '../support/check-page.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { comeBackWith, findPlaces, ticketsFor } from './paid.ts';

const { t } = GERMAN;
const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

test.use({ viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, colorScheme: 'dark' });

/** How many locks keep the screen on. Headless browsers have no screen. */
async function countLocks(page: Page) {
  await page.addInitScript(() => {
    let locks = 0;
    const request = async () => {
      locks += 1;
      return {
        release: async () => {
          locks -= 1;
        },
      };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.defineProperty(window, 'locks', { get: () => locks });
  });
  return () => page.evaluate(() => (window as unknown as { locks: number }).locks);
}

function large(page: Page) {
  return page.getByRole('dialog', { name: t('cart.tickets', { count: 3 }) });
}

async function expectShown(page: Page, number: number) {
  await expect(large(page).getByText(t('cart.ticket.of', { number, of: 3 }), { exact: true })).toBeVisible();
  const code = large(page).locator('li:not([inert])').getByRole('img');
  await expect(code).toHaveCount(1);
  await expect(code).toBeInViewport({ ratio: 1 });
  expect(await code.evaluate(hasBlackAndWhite)).toBe(true);
}

/** The code is drawn: its middle has dark dots as well as light ones. */
function hasBlackAndWhite(canvas: Element): boolean {
  const drawn = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(300, 300, 400, 400).data ?? [];
  const reds = [...drawn].filter((_, index) => index % 4 === 0);
  const solid = [...drawn].filter((_, index) => index % 4 === 3).some((alpha) => alpha === 255);
  return solid && Math.min(...new Set(reds)) < 60;
}

test('a ticket opens large without network, can be read by everybody, and leads to the others, on the saved page without a script', async ({
  page,
  context,
  watch,
}) => {
  // This journey reads more than once what is drawn.
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Canvas2D: Multiple readback|fetching the script/);
  const locks = await countLocks(page);
  const { review } = await comeBackWith(page, GERMAN, [ticketsFor(await findPlaces(page, 31), 3)]);
  const tickets = page.getByRole('region', { name: t('cart.tickets', { count: 3 }) });
  await expect(tickets.getByRole('img').last()).toHaveJSProperty('complete', true);
  await context.route('**/*', (route) => route.abort('internetdisconnected'));

  const opener = tickets.getByRole('button', { name: t('cart.ticket.large') }).nth(1);
  await opener.tap();
  await expectShown(page, 2);
  await expect.poll(locks).toBe(1);
  const sheet = large(page);
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const code = await sheet.getByRole('img').nth(1).boundingBox();
  expect(code?.width).toBeGreaterThan(viewport.width * 0.85);
  await expect(sheet.getByText(/^\w{4} \w{4} \w{4}$/).nth(1)).toBeVisible();
  await expect(sheet.getByText(/^\d\d:\d\d/).nth(1)).toBeVisible();
  await test.step('by buttons, keys and swipe', () => leafThrough(page));

  await sheet.getByRole('button', { name: t('site.close') }).tap();
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(locks).toBe(0);

  await context.unroute('**/*');
  await test.step('it can be read by everybody', async () => {
    await opener.tap();
    await expectShown(page, 2);
    await checkPage(page, 'de');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
  await test.step('on the saved page it opens large without a script', async () => {
    await page.goto(`/documents/${review.split('/').at(-1)}/tickets.html`);
    await context.route('**/*', (route) => route.abort('internetdisconnected'));
    await leafThroughSaved(page);
  });
});

async function leafThrough(page: Page) {
  const sheet = large(page);
  await sheet.getByRole('button', { name: t('cart.ticket.next') }).tap();
  await expectShown(page, 3);
  await expect(sheet.getByRole('button', { name: t('cart.ticket.next') })).toBeDisabled();
  // Two presses before the first one is drawn.
  await sheet.evaluate((dialog) => {
    for (const key of ['ArrowLeft', 'ArrowLeft'])
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expectShown(page, 1);
  // What a finger's swipe does.
  await sheet.getByRole('list').evaluate((row) => row.scrollBy({ left: row.clientWidth }));
  await expectShown(page, 2);
}

async function leafThroughSaved(page: Page) {
  const words = documentsWording.de;
  const tickets = page.getByRole('listitem');
  await tickets.nth(1).getByRole('link', { name: words['documents.saved.large'] }).tap();
  await expect(tickets.nth(1).getByRole('img')).toBeInViewport({ ratio: 1 });
  await expect(tickets.nth(1).getByText('Mondwasser').first()).toBeInViewport();
  await tickets.nth(1).getByRole('link', { name: words['documents.saved.next'] }).tap();
  await expect(tickets.nth(2).getByRole('img')).toBeInViewport({ ratio: 1 });
  await tickets.nth(2).getByRole('link', { name: words['documents.saved.close'] }).tap();
  await expect(page.getByRole('heading', { level: 2 })).toBeInViewport();
}
