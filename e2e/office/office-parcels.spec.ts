// A parcel: found among those to pack, its slip printed, sent with its number, taken back and sent again, on a phone and by keyboard
// alone; and what its buyer reads then. Then several at once, and what cannot be taken back any more.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { localPath, shopPaths } from '../../domain/addresses.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { buyCards, newName } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { follow, goByMenu, looksRight, PHONE, press, typeInto, undoButton, undoByKeys } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE, hasTouch: true });

const NUMBER = '00340434161094042557';

/** Fills in the sheet; what it answers sends it. */
async function sendByKeys(page: Page, { t }: OfficeSpeech, number: string) {
  await press(page, t('parcel.send'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('parcel.send.carrier'))).toBeFocused();
  await page.keyboard.type('DHL');
  await typeInto(page, dialog.getByLabel(t('parcel.send.tracking')), number);
  await expect(dialog).toContainText(`piececode=${number}`);
  return async () => {
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
  };
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a parcel is packed and sent, taken back from the message and from its page, and sent again by keyboard alone', async ({
    page,
  }) => {
    const speech = officeSpeech('en');
    const { t } = speech;
    await enterAs(page, speech, 'service');
    const name = newName();
    const { booking_id } = await buyCards(page, name);
    const isToPack = () => expect(page.getByText(t('parcels.state.to-pack'), { exact: true })).toBeVisible();
    const title = (text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });
    await goByMenu(page, speech, 'office.menu.parcels');
    await expect(title(t('parcels.title'))).toBeFocused();
    await looksRight(page);
    await follow(page, page.getByRole('link', { name }));
    await expect(title(t('parcel.title', { name }))).toBeFocused();
    await looksRight(page);
    const saved = page.waitForEvent('download');
    await press(page, t('parcel.slip'));
    const slip = await (await saved).path();
    expect(readFileSync(slip).subarray(0, 5).toString()).toBe('%PDF-');

    await test.step('it is sent, and taken back from the message that says so', async () => {
      const submit = await sendByKeys(page, speech, '00340434161094042558');
      await looksRight(page);
      await submit();
      await undoByKeys(page, speech, t('parcel.send.done', { count: 1 }));
      await isToPack();
    });
    await test.step('it is sent again, and taken back on its page', async () => {
      await (await sendByKeys(page, speech, '00340434161094042559'))();
      await expect(page.getByText(t('parcel.mail.waits'))).toBeVisible();
      await looksRight(page);
      await press(page, t('parcel.undo'));
      await expect(page.getByRole('dialog')).toContainText(/@/);
      await press(page, t('parcel.undo.submit'), page.getByRole('dialog'));
      await isToPack();
    });
    await test.step('its buyer follows the number that it was sent with at last', async () => {
      await (await sendByKeys(page, speech, NUMBER))();
      await expect(page.getByText(t('parcel.mail.waits'))).toBeVisible();
      await page.goto(localPath('de', shopPaths.orderReview(booking_id)));
      const follow = page.getByRole('link', { name: 'Sendung verfolgen' });
      await expect(follow).toHaveAttribute('href', new RegExp(`^https://www\\.dhl\\.de/.*${NUMBER}$`));
      await looksRight(page);
    });
  });
});

/** Picks parcels in the list and opens the sheet that sends them. */
async function pick(page: Page, { t }: OfficeSpeech, names: readonly string[]) {
  for (const name of names)
    await page.getByRole('checkbox', { name: `${t('office.list.pick')} ${name}`, exact: true }).check();
  await page.getByRole('button', { name: t('parcels.send', { count: names.length }) }).click();
}

test('several parcels are sent at once, each with its own number, and taken back; not one whose number was corrected since', async ({
  page,
  watch,
}) => {
  watch.expectStatus(409, 422);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const names = [newName(), newName()] as const;
  for (const name of names) await buyCards(page, name);
  await page.goto(officePaths.parcels());
  const dialog = page.getByRole('dialog');
  const submit = (count: number) =>
    dialog.getByRole('button', { name: t('parcel.send.submit', { count }), exact: true }).click();

  await test.step('what is wrong with one number keeps the other parcel from nothing', async () => {
    await pick(page, speech, names);
    await looksRight(page);
    await dialog.getByLabel(t('parcel.send.carrier')).selectOption('dpd');
    const fields = dialog.getByRole('textbox');
    await expect(fields).toHaveCount(2);
    await fields.nth(0).fill('0111');
    await fields.nth(1).fill('<b>');
    await submit(2);
    // The first is sent, the second says what is wrong, and it goes on from there.
    await expect(fields).toHaveCount(1);
    await expect(fields).toHaveAttribute('aria-invalid', 'true');
    await looksRight(page);
    await fields.fill('0222');
    await submit(1);
    await expect(dialog).toBeHidden();
    for (const name of names) await expect(page.getByRole('link', { name })).toHaveCount(0);
  });

  await test.step('both are taken back from the message', async () => {
    const undo = undoButton(page, speech, t('parcel.send.done', { count: 2 }));
    // It stays while somebody points at it.
    await undo.hover();
    await looksRight(page);
    await undo.click();
    await expect(page.getByText(t('acts.undo.done'))).toBeVisible();
    for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('one is sent again, its number corrected in another window, and it is not taken back', async () => {
    await page.getByRole('link', { name: names[0] }).click();
    await page.getByRole('button', { name: t('parcel.send'), exact: true }).click();
    await submit(1);
    await expect(dialog).toBeHidden();
    const late = undoButton(page, speech, t('parcel.send.done', { count: 1 }));
    await late.hover();
    await correctElsewhere(page, speech, '0333');
    await late.click();
    const tooLate = speech.refusal('refusal.OFFICE_UNDO_TOO_LATE', { problem: 'changed' });
    await expect(page.getByRole('alert')).toContainText(tooLate);
    await expect(page.getByText('0333').first()).toBeVisible();
  });
});

/** In another window with the same page. */
async function correctElsewhere(page: Page, { t }: OfficeSpeech, number: string) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: t('parcel.correct'), exact: true }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel(t('parcel.send.carrier')).selectOption('dpd');
  await dialog.getByLabel(t('parcel.send.tracking')).fill(number);
  await dialog.getByRole('button', { name: t('parcel.correct.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await other.close();
}
