// A parcel: found among those to pack, its slip printed, sent with its number, taken back and sent again, by keyboard alone; and
// what its buyer reads then. Then several at once.
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { localPath, shopPaths } from '../../domain/addresses.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { sidewaysOverflow, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { newEmail } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

const NUMBER = '00340434161094042557';
const cards = { type: 'merchandise', id: 'kunstkarten-zwoelf-vom-strom', count: 2 };

async function buyCards(page: Page, name: string) {
  const shipping = { name, street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
  return buy(page, newEmail(), [cards], { shipping });
}

/** Somebody new each time. */
function newName(): string {
  return `Ada ${newEmail().replace(/@.*/, '')}`;
}

async function checkPage(page: Page): Promise<void> {
  await waitForCompletePage(page);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
}

/** Presses a button by keyboard. */
async function press(page: Page, name: string, within: Page | Locator = page) {
  await tabTo(page, within.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

async function send(page: Page, { t }: OfficeSpeech) {
  await press(page, t('parcel.send'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('parcel.send.carrier'))).toBeFocused();
  await page.keyboard.type('DHL');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NUMBER);
  await expect(dialog).toContainText(`piececode=${NUMBER}`);
  await checkPage(page);
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
}

for (const language of ['de', 'en'] as const)
  test(`in ${language}, a parcel is packed, sent, taken back and sent again by keyboard`, async ({
    anotherVisitor,
    watch,
  }) => {
    watch.expectStatus(401);
    const speech = officeSpeech(language);
    const { t } = speech;
    const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await enterAs(page, speech, 'service');
    const name = newName();
    const { booking_id } = await buyCards(page, name);
    await menuLink(page, speech, 'office.menu.parcels').click();
    await tabTo(page, page.getByRole('link', { name }));
    await page.keyboard.press('Enter');
    const title = page.getByRole('heading', { level: 1, name: t('parcel.title', { name }) });
    await expect(title).toBeVisible();
    await checkPage(page);

    const saved = page.waitForEvent('download');
    await press(page, t('parcel.slip'));
    const slip = await (await saved).path();
    expect(readFileSync(slip).subarray(0, 5).toString()).toBe('%PDF-');

    await send(page, speech);
    await expect(page.getByText(t('parcel.mail.waits'))).toBeVisible();
    await press(page, t('parcel.undo'));
    await expect(page.getByRole('dialog')).toContainText(/@/);
    await press(page, t('parcel.undo.submit'), page.getByRole('dialog'));
    await expect(page.getByText(t('parcels.state.to-pack'), { exact: true })).toBeVisible();
    await send(page, speech);

    await page.goto(localPath('de', shopPaths.orderReview(booking_id)));
    const follow = page.getByRole('link', { name: 'Sendung verfolgen' });
    await expect(follow).toHaveAttribute('href', new RegExp(`^https://www\\.dhl\\.de/.*${NUMBER}$`));
    await checkPage(page);
  });

test('several parcels are marked as sent at once, each with its own number', async ({ page, watch }) => {
  watch.expectStatus(422);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const names = [newName(), newName()];
  for (const name of names) await buyCards(page, name);
  await page.goto(officePaths.parcels());
  for (const name of names) await page.getByLabel(t('parcels.choose', { name })).check();
  await expect(page.getByText(t('parcels.chosen', { count: 2 }))).toBeVisible();
  await checkPage(page);
  await page.getByRole('button', { name: t('parcels.send', { count: 2 }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('parcel.send.carrier')).selectOption('dpd');
  const fields = dialog.getByRole('textbox');
  await expect(fields).toHaveCount(2);
  await fields.nth(0).fill('0111');
  await fields.nth(1).fill('<b>');
  const submit = dialog.getByRole('button', { name: t('parcel.send.submit', { count: 2 }) });
  await submit.click();
  // The first is sent, the second says what is wrong, and it goes on from there.
  await expect(dialog.getByRole('textbox')).toHaveCount(1);
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await checkPage(page);
  await dialog.getByRole('textbox').fill('0222');
  await dialog.getByRole('button', { name: t('parcel.send.submit', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  for (const name of names) await expect(page.getByRole('link', { name })).toHaveCount(0);
});
