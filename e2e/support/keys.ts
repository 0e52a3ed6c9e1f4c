// What a visitor does with the keyboard.
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until a control has the focus. Fails if that takes more presses than a page has controls. */
export async function tabTo(page: Page, control: Locator, most = 60) {
  await expect(control).toBeVisible();
  for (let pressed = 0; pressed <= most; pressed += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  throw new Error(`${most} times Tab do not reach ${control}, but ${at}`);
}

/** Sends a dialog's form with Enter, once it can be sent: an act waits until its effect is shown. */
export async function submitByEnter(page: Page, dialog: Locator) {
  await expect(dialog.locator('button[type=submit]')).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** The day of the calendar that has the focus. */
export function focusedDay(page: Page) {
  return page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
}
