// When the shop's faces arrive, which decides what a journey sees move: words set in a stand-in are some pixels wider or
// narrower. Left to itself, that depends on how busy the machine is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Watch } from './journey.ts';

const CLIENT = join(import.meta.dirname, '../../dist/client');
const LATE_MS = 1500;

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

/** The faces come long after the page has been drawn in their stand-ins. */
export async function withLateFaces(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((later) => setTimeout(later, LATE_MS));
    await route.continue();
  });
}
