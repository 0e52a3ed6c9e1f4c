// WCAG 2.2 AA by axe, and what every page owes its visitors: one main heading, no sideways scrolling.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { settled } from './journey.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line per rule. @param rules these alone */
export async function violations(page: Page, rules?: string[]) {
  // Legacy mode runs all of it in the page itself instead of opening a second one for the report, as pages with frames
  // of other origins need it; ours have none. With everything that was found right, the report would take the longest.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS },
      resultTypes: ['violations'],
    })
    .analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`).join('; ')}`,
  );
}

/** Pixels that a page is wider than its window. */
export function beyondTheEdge(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Light or dark, with the colours fully changed: links fade from one to the other. */
async function paint(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

const PHONE = 360;
const DESK = 1280;

/**
 * A page as it stands, for everyone: phone and desk, light and dark, and on the narrowest phone.
 * @param judged on a desk already: only whether it fits there
 */
export async function inspect(page: Page, { judged = false } = {}) {
  await settled(page);
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 800 });
    await paint(page, 'light');
    expect.soft(await beyondTheEdge(page), `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0);
    if (judged && width === DESK) continue;
    expect.soft(await violations(page), `light, ${width} px`).toEqual([]);
    // The dark differs in its colours and in nothing else.
    await paint(page, 'dark');
    expect.soft(await violations(page, ['color-contrast']), `dark, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await beyondTheEdge(page), 'pixels beyond the edge at 320 px').toBeLessThanOrEqual(0);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
