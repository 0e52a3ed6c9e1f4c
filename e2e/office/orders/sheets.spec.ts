// A sheet over the page of an order: what opens it is pressed twice by somebody in a hurry, the page is loaded again while a note
// is typed, and Back means the sheet. Of an order that is canceled whole nothing is left to move or to cancel.
import { expect } from '@playwright/test';
import { officePaths } from '../../../domain/office-addresses.ts';
import { buyTickets } from '../../support/bought.ts';
import { test, waitForCompletePage } from '../../support/journey.ts';
import { tabTo } from '../../support/keys.ts';
import { waitForMails } from '../../support/mailbox.ts';
import { newEmail } from '../../support/visitor.ts';
import { looksRight, PHONE } from '../by-keys.ts';
import { enterAs, menuLink, officeSpeech } from '../colleague.ts';

const DESK = { width: 1280, height: 740 } as const;

test('a note is opened in a hurry, left by Back and by loading the page again, on a phone and at a desk; an order that is canceled whole is neither moved nor canceled', async ({
  page,
}) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  await page.setViewportSize(DESK);
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const { number } = await buyTickets(page, email, 2);
  await waitForMails(email, 1);
  await menuLink(page, speech, 'office.menu.orders').click();

  const dialog = page.getByRole('dialog');
  const act = (name: 'acts.move' | 'acts.cancel' | 'acts.note') =>
    page.getByRole('button', { name: t(name), exact: true });
  const title = page.getByRole('heading', { level: 1, name: t('acts.title', { number }) });
  const openOrder = async () => {
    await page.getByRole('link', { name: number }).click();
    await expect(title).toBeVisible();
    await waitForCompletePage(page);
  };
  for (const size of [PHONE, DESK])
    await test.step(`a note, ${size.width} px`, async () => {
      await openOrder();
      await page.setViewportSize(size);
      const text = dialog.getByLabel(t('acts.note.text'));
      const opener = act('acts.note');
      await opener.dblclick();
      await expect(dialog).toHaveCount(1);
      await expect(text).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await tabTo(page, opener);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(text).toBeFocused();
      await expect(text).toHaveValue('');

      await page.keyboard.type('Ruft am Montag zurück.');
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${number}$`));
      await expect(title).toBeVisible();
      await page.reload();
      await opener.click();
      await expect(text).toHaveValue('Ruft am Montag zurück.');
      await expect(dialog).toContainText(t('office.typed.in'));
      await looksRight(page);
      await dialog.getByRole('button', { name: t('acts.note.submit') }).click();
      await expect(dialog).toHaveCount(0);
      await opener.click();
      await expect(text).toHaveValue('');
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${officePaths.orders()}$`));
    });

  await openOrder();
  await expect(act('acts.move')).toBeVisible();
  await act('acts.cancel').click();
  await dialog.getByRole('checkbox', { name: t('acts.cancel.everything') }).check();
  await dialog.getByRole('button', { name: /erstatten$/ }).click();
  await expect(dialog).toHaveCount(0);
  await waitForMails(email, 2);
  await expect(act('acts.note')).toBeVisible();
  await expect(act('acts.move')).toHaveCount(0);
  await expect(act('acts.cancel')).toHaveCount(0);
  await looksRight(page);
  await page.setViewportSize(PHONE);
  await looksRight(page);
});
