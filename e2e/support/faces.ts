// When the shop's faces arrive, which decides what a journey sees move: words set in a stand-in are some pixels wider or
// narrower. Left to itself, that depends on how busy the machine is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Watch } from './journey.ts';

const CLIENT = join(import.meta.dirname, '../../dist/client');

/**
 * The pages stay in the stand-ins, so that nothing moves because of faces. On a page that is open for some seconds the browser
 * remarks that the faces, which the page asks for early, were not used.
 */
export async function withStandInsAlone(page: Page, watch?: Watch): Promise<void> {
  watch?.expectTrouble(/\.woff2 was preloaded using link preload but not used/);
  await page.route(/\/assets\/[\w-]+\.css$/, (route) => {
    const css = readFileSync(join(CLIENT, new URL(route.request().url()).pathname), 'utf8');
    const body = css.replaceAll(/@font-face\s*\{[^}]*\.woff2[^}]*\}/g, '');
    return route.fulfill({ contentType: 'text/css', body });
  });
}

/** Holds the faces of each page back. Returns what lets those of the page come that is open: it is drawn in its stand-ins by then. */
export async function withHeldFaces(page: Page): Promise<() => Promise<void>> {
  let held: Route[] = [];
  let come = false;
  await page.route(/\.woff2$/, async (route) => {
    if (come) await route.continue();
    else held.push(route);
  });
  return async () => {
    come = true;
    const faces = held;
    held = [];
    await Promise.all(faces.map((route) => route.continue()));
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    come = false;
  };
}
