// Whoever points at a link, or moves the focus to it, has the page's code before they follow it.
import { expect, type Page } from '@playwright/test';
import { shopPaths } from '../../domain/addresses.ts';
import { test, waitForCompletePage } from '../support/journey.ts';

const scripts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.+\.js$/.test(name)).length,
  );

for (const way of ['points at', 'moves the focus to'] as const)
  test(`whoever ${way} a link has its page's code`, async ({ page }) => {
    await page.goto(`/de${shopPaths.home()}`);
    await waitForCompletePage(page);
    const before = await scripts(page);
    const link = page.getByRole('navigation').getByRole('link', { name: 'Führungen' }).first();
    await (way === 'points at' ? link.hover() : link.focus());
    await expect.poll(() => scripts(page)).toBeGreaterThan(before);
    await waitForCompletePage(page);
    const ahead = await scripts(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Führungen' })).toBeVisible();
    await waitForCompletePage(page);
    // What follows is asked for by the new page, not by the click.
    expect(await scripts(page)).toBe(ahead);
  });
