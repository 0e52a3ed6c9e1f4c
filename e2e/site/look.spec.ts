// A museum with a logo, an icon, faces and colours of its own, in a browser: that all of it is shown, that nothing moves when it
// arrives, and that everybody can read it.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { visit } from '../support/visitor.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const PAGES = ['/de/', '/fr/tickets', '/de/tickets/mondwasser'];

function brand(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: 'Museum am Strom' });
}

test('a logo stands in the header of every page, in every width, light and dark', async ({ page }) => {
  for (const path of PAGES) {
    await visit(page, path);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      const logo = brand(page).getByRole('img');
      await expect(logo).toBeVisible();
      const box = await logo.boundingBox();
      expect(box?.height).toBeGreaterThan(20);
      expect(box?.width).toBeGreaterThan(80);
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    }
    await inspect(page);
  }
});

test('text and headings are set in the museum’s faces, and the shop’s own are not loaded', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname.replace(/\..*\./, '.'));
  });
  await visit(page, '/de/tickets');
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      status === 'loaded' ? [family.replaceAll('"', '')] : [],
    ),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Museum Text', 'Museum Headings']));
  expect([...new Set(fonts)].sort()).toEqual(['/look/headings.woff2', '/look/text.woff2']);
});

for (const viewport of SIZES)
  test(`nothing moves when they arrive at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const jumps: number[] = [];
      Object.assign(window, { jumps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) jumps.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // They come late, as on a slow line.
    await page.route('**/look/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await visit(page, '/de/tickets');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const jumps = await page.evaluate(() => (window as unknown as { jumps: number[] }).jumps);
    const sum = jumps.reduce((all, one) => all + one, 0);
    expect(sum).toBeLessThan(0.02);
  });

test('the icon is the museum’s, and the manifest names the shop', async ({ page, request }) => {
  await visit(page, '/de/');
  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
  expect((await request.get(String(await icon.getAttribute('href')))).headers()['content-type']).toBe(
    'image/svg+xml',
  );
  const manifest = await request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ short_name: 'Museum am Strom', display: 'browser' });
});
