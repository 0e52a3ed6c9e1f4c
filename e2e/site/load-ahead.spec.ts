// Whoever points at a link, or moves the focus to it, has the page's code before they follow it.
import { expect, type Page } from '@playwright/test';
import { shopPaths } from '../../domain/addresses.ts';
import { test, waitForCompletePage } from '../support/journey.ts';

const scripts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.+\.js$/.test(name)).length,
  );

test('whoever points at a link or moves the focus to it has its page’s code', async ({ page }) => {
  await page.goto(`/de${shopPaths.home()}`);
  await waitForCompletePage(page);
  for (const [way, name] of [
    ['points at', 'Führungen'],
    ['moves the focus to', 'Gutscheine'],
  ] as const) {
    const before = await scripts(page);
    const link = page.getByRole('navigation').getByRole('link', { name }).first();
    await (way === 'points at' ? link.hover() : link.focus());
    await expect.poll(() => scripts(page), { message: way }).toBeGreaterThan(before);
    await waitForCompletePage(page);
    const ahead = await scripts(page);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await waitForCompletePage(page);
    // What follows is asked for by the new page, not by the click.
    expect(await scripts(page), way).toBe(ahead);
  }
});
