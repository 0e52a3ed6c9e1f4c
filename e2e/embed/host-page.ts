// A page that we did not write, with the shop embedded as its webmaster would do it: one script tag and one element. It is
// the demo page of a package that Foyer uses, with the package's own styles and scripts.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { addressOf, hostOrigin } from '../servers.ts';
import { GERMAN } from '../support/speech.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/bwip-js');
const PAGE = 'demo.html';
/** The shop is inserted before this tag, which stands between the page's form and its result. */
const MARK = '<div id="content">';
const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/** The page's HTML with the shop in it. @param attributes of the `<foyer-shop>` element */
async function hostHtml(attributes = ''): Promise<string> {
  const html = await readFile(join(FOLDER, PAGE), 'utf8');
  const shop = addressOf('shop');
  const tags = `<script src="${shop}/embed.js" async></script>
<foyer-shop lang="de"${attributes}><a href="${shop}/de/">Zum Shop</a></foyer-shop>`;
  if (!html.includes(MARK)) throw new Error(`${PAGE} has no ${MARK} any more`);
  return html.replace(MARK, `${tags}\n${MARK}`);
}

/** Serves the page at `/`, and the files that it loads. */
export async function serveHostPage(): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, hostOrigin);
    const isPage = pathname === '/';
    const name = isPage ? PAGE : pathname.slice(1);
    try {
      const body = isPage ? await hostHtml() : await readFile(join(FOLDER, name));
      response
        .writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      // The page has no icon.
      response.writeHead(204).end();
    }
  });
  // It answers on `localhost` and on `127.0.0.1`.
  await new Promise<void>((done) => server.listen(Number(new URL(hostOrigin).port), done));
  return server;
}

/** Serves the page at a path of the shop's own site, for this visitor only. @param attributes of the `<foyer-shop>` element */
export async function hostOnOwnSite(page: Page, path: string, attributes: string) {
  const body = await hostHtml(attributes);
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ contentType: 'text/html', body }),
  );
  await page.route(/\/(lib|dist)\/[\w-]+\.(js|css)$/, (route) =>
    route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname) }),
  );
}

/** Waits until the shop in the page can be used, and returns it. */
export async function shopIn(page: Page): Promise<FrameLocator> {
  const shop = page.frameLocator('foyer-shop iframe');
  await expect(shop.locator('h1')).toBeVisible();
  await expect
    .poll(() =>
      shop
        .locator('h1')
        .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber')))
        .catch(() => false),
    )
    .toBe(true);
  return shop;
}

/** Opens the page with the shop at one of its paths, and closes the cookie notice. */
export async function openHost(page: Page, path?: string): Promise<FrameLocator> {
  await page.goto(`${hostOrigin}/${path === undefined ? '' : `?foyer=${path}`}`);
  const shop = await shopIn(page);
  await shop.getByRole('button', { name: GERMAN.t('site.accept') }).click();
  return shop;
}

/** The path of the shop that the page's address names. */
export function shopPath(page: Page): string | null {
  return new URL(page.url()).searchParams.get('foyer');
}
