// What a visitor without a mouse does.
import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs on until a control has the focus; what takes more than a page's worth cannot be reached. */
export async function tabTo(page: Page, control: Locator, most = 60) {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed <= most; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** The calendar's day that has the focus. */
export function focusedDay(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
}
