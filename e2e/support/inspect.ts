// Checks WCAG 2.2 AA with axe, and that a page has one main heading and does not scroll sideways.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { waitForCompletePage } from './journey.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// Half the size of the other file, and so read in half the time.
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations that axe finds, one line per rule. @param rules checks only these rules */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await injectAxe(page);
  // What would fade in while axe reads the page, a message say, is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitForFades(page);
  // Results other than violations are left out, because reporting them takes longest.
  return page.evaluate(
    async (runOnly) => {
      const { violations: found } = await window.axe.run({ runOnly, resultTypes: ['violations'] });
      return found.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, any }) => `${target} ${any[0]?.message ?? ''}`).join('; ')}`,
      );
    },
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: TAGS },
  );
}

/** A page that is inspected in several states gets axe once: reading axe takes as long as a check of the contrasts. */
async function injectAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
}

/** By how many pixels a page is wider than its window. */
export function sidewaysOverflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Switches to light or dark and waits until the colours have changed: links fade from one to the other. */
async function paint(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  await waitForFades(page);
}

/** What fades in or out has colours of neither state. What moves without end is not waited for. */
async function waitForFades(page: Page) {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' &&
          Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)),
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const PHONE = 360;
const DESK = 1280;

/**
 * Checks the page in its present state: on a phone and a desktop, in light and dark, and on the narrowest phone.
 * @param judged crawls check the page on a desktop and on the narrowest phone: what is left are colours and places on a phone
 */
export async function inspect(page: Page, { judged = false } = {}) {
  await waitForCompletePage(page);
  await expect(page).toHaveTitle(/./);
  for (const width of [PHONE, DESK]) {
    await page.setViewportSize({ width, height: 800 });
    await paint(page, 'light');
    expect.soft(await sidewaysOverflow(page), `pixels beyond the edge at ${width} px`).toBeLessThanOrEqual(0);
    if (judged && width === DESK) continue;
    const rules = judged ? ['color-contrast', 'target-size'] : undefined;
    expect.soft(await violations(page, rules), `light, ${width} px`).toEqual([]);
    // Dark mode differs only in its colours.
    await paint(page, 'dark');
    expect.soft(await violations(page, ['color-contrast']), `dark, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sidewaysOverflow(page), 'pixels beyond the edge at 320 px').toBeLessThanOrEqual(0);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
