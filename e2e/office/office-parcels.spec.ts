// A parcel: found among those to pack, its slip printed, sent with its number, taken back and sent again, by keyboard alone; and
// what its buyer reads then. Then several at once.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { localPath, shopPaths } from '../../domain/addresses.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { buyCards, newName } from './bought.ts';
import { looksRight, press } from './by-keys.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

const NUMBER = '00340434161094042557';

async function send(page: Page, { t }: OfficeSpeech) {
  await press(page, t('parcel.send'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('parcel.send.carrier'))).toBeFocused();
  await page.keyboard.type('DHL');
  await page.keyboard.press('Tab');
  await page.keyboard.type(NUMBER);
  await expect(dialog).toContainText(`piececode=${NUMBER}`);
  await looksRight(page);
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
    await looksRight(page);

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
    await looksRight(page);
  });

test('several parcels are marked as sent at once, each with its own number', async ({ page, watch }) => {
  watch.expectStatus(422);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const names = [newName(), newName()];
  for (const name of names) await buyCards(page, name);
  await page.goto(officePaths.parcels());
  for (const name of names)
    await page.getByRole('checkbox', { name: `${t('office.list.pick')} ${name}`, exact: true }).check();
  await expect(page.getByText(t('parcels.chosen', { count: 2 }))).toBeVisible();
  await looksRight(page);
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
  await looksRight(page);
  await dialog.getByRole('textbox').fill('0222');
  await dialog.getByRole('button', { name: t('parcel.send.submit', { count: 1 }) }).click();
  await expect(dialog).toBeHidden();
  for (const name of names) await expect(page.getByRole('link', { name })).toHaveCount(0);
});
