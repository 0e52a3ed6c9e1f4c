// The office as somebody uses it who has no mouse, and how its pages have to look: what the journeys of the office share.
import { expect, type Locator, type Page } from '@playwright/test';
import { sidewaysOverflow, violations } from '../support/inspect.ts';
import { waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { focusProblem } from '../support/measure-access.ts';
import { menuLink, type OfficeSpeech } from './colleague.ts';

/** The window of a small phone. */
export const PHONE = { width: 360, height: 740 } as const;

/** More than the longest page of the office has controls before its end. */
const LONGEST = 200;

/** The page is clean for axe and does not scroll sideways, as wide as it is now. */
export async function looksRight(page: Page): Promise<void> {
  await waitForCompletePage(page);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
}

/** Goes to a control with Tab, and sees that it is there. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control, LONGEST);
  expect(await focusProblem(page)).toBeUndefined();
}

/** Presses a button with Enter. */
export async function press(page: Page, name: string, within: Page | Locator = page): Promise<void> {
  await reach(page, within.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Follows a link with Enter. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await reach(page, link);
  await page.keyboard.press('Enter');
}

/** Types instead of what is in a field. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** The browser's own language decides in which order a date is typed, and this one speaks American English. */
export async function typeDay(page: Page, day: string): Promise<void> {
  const [year, month, date] = day.split('-');
  await page.keyboard.type(`${month}${date}${year}`);
}

/** Ticks a box with Space. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await reach(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** Goes to a page by the menu, which is behind a button on a phone. */
export async function goByMenu(
  page: Page,
  speech: OfficeSpeech,
  line: Parameters<OfficeSpeech['t']>[0],
): Promise<void> {
  const { t } = speech;
  const menu = page.getByRole('navigation', { name: t('office.menu') });
  const button = menu.getByRole('button', { name: t('office.menu'), exact: true });
  if (await button.isVisible()) {
    await reach(page, button);
    await page.keyboard.press('Enter');
  }
  await follow(page, menuLink(page, speech, line));
}

/** The button in the message that says what was done. */
export function undoButton(page: Page, { t }: OfficeSpeech, said: string): Locator {
  const message = page.getByRole('status').filter({ hasText: said });
  return message.getByRole('button', { name: t('acts.undo'), exact: true });
}

/** Undoes what the message says. */
export async function undoByKeys(page: Page, speech: OfficeSpeech, said: string): Promise<void> {
  await reach(page, undoButton(page, speech, said));
  await page.keyboard.press('Enter');
  // The message of an act before may still be there.
  await expect(page.getByText(speech.t('acts.undo.done')).last()).toBeVisible();
}

/** The first amount in what a dialog says that its act will do, once it is known. */
export async function amountInEffect(dialog: Locator): Promise<string> {
  const effect = dialog.locator('.act-preview');
  await expect(effect).toContainText(/\d+[.,]\d\d/);
  return /\d+[.,]\d\d/.exec((await effect.textContent()) ?? '')?.[0] ?? '';
}
