// A visitor withdraws from a purchase: from the list to the money on its way back, on a phone and by keyboard.
import { expect } from '@playwright/test';
import { buy, VOUCHER } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { follow, goByMenu, looksRight, PHONE, press } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('a withdrawal is carried out from the list, by keyboard on a phone', async ({ page }) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const name = `Ada ${email.replace(/@.*/, '')}`;
  const { number } = await buy(page, email, [VOUCHER]);
  await waitForMails(email, 1);
  expect((await page.request.post('/api/de/withdrawal', { data: { name, number, email } })).ok()).toBe(true);
  await goByMenu(page, speech, 'office.menu.withdrawals');
  await follow(page, page.getByRole('link', { name }));
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title', { name }) })).toBeVisible();
  await inspect(page);
  await page.setViewportSize(PHONE);

  await press(page, t('withdrawal.carryOut'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(dialog).toContainText(email);
  await looksRight(page);
  await tabTo(page, dialog.locator('button[type=submit]'));
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t('withdrawal.carryOut'), exact: true })).toHaveCount(0);
  // The order's, the receipt of the declaration, and that about the money.
  await waitForMails(email, 3);
  await goByMenu(page, speech, 'office.menu.withdrawals');
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawals.title') })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
