// A museum with a logo, an icon, faces and colours of its own, in a browser: that all of it is shown, and that everybody can
// read it. What stands in for its faces is compared in stand-in.test.ts: not every machine has these faces.
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

test('the icon is the museum’s, and the manifest names the shop', async ({ page, request }) => {
  await visit(page, '/de/');
  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
  expect((await request.get(String(await icon.getAttribute('href')))).headers()['content-type']).toBe(
    'image/svg+xml',
  );
  const manifest = await request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ short_name: 'Museum am Strom', display: 'browser' });
});
