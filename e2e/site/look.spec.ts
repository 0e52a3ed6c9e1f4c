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

async function loadedFaces(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.fonts].flatMap(({ family, status }) =>
      status === 'loaded' ? [family.replaceAll('"', '')] : [],
    ),
  );
}

test('a museum’s logo, faces and icon are on every page, in every width, light and dark, and the shop’s own faces are not loaded', async ({
  page,
  request,
}) => {
  const fonts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'font') fonts.push(new URL(asked.url()).pathname.replace(/\..*\./, '.'));
  });
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
    // The crawl checks the other pages, in the shop's own look: here their colours count.
    await inspect(page, { judged: path !== PAGES[0] });
    expect(await loadedFaces(page)).toEqual(expect.arrayContaining(['Museum Text', 'Museum Headings']));
  }
  expect([...new Set(fonts)].sort()).toEqual(['/look/headings.woff2', '/look/text.woff2']);

  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
  expect((await request.get(String(await icon.getAttribute('href')))).headers()['content-type']).toBe(
    'image/svg+xml',
  );
  const manifest = await request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ short_name: 'Museum am Strom', display: 'browser' });
});
