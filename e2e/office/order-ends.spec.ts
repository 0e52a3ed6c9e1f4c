// An order that nobody can come for is canceled whole, on a phone and by keyboard: its money becomes a voucher, or is kept with a
// reason.
import { expect } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { buyTickets } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { looksRight, PHONE, press } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE });

test('orders are canceled whole by keyboard on a phone: the money of one becomes a voucher, that of another is kept', async ({
  page,
}) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const cancel = async (to: 'voucher' | 'kept') => {
    const email = newEmail();
    const { number } = await buyTickets(page, email, 2);
    await waitForMails(email, 1);
    await page.goto(officePaths.order(number));
    await expect(page.getByRole('heading', { level: 1, name: t('acts.title', { number }) })).toBeVisible();
    await press(page, t('acts.cancel'));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('checkbox', { name: t('acts.cancel.everything') }));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('radio', { name: t('acts.cancel.to.the-way-it-came') }));
    const chosen = dialog.getByRole('radio', { name: t(`acts.cancel.to.${to}`) });
    for (let pressed = 0; pressed < 2 && !(await chosen.isChecked()); pressed += 1)
      await page.keyboard.press('ArrowDown');
    await expect(chosen).toBeChecked();
    await expect(dialog).toContainText(t('acts.effect.voided', { count: 2 }));
    await tabTo(page, dialog.getByLabel(t('acts.cancel.reason')));
    await page.keyboard.type('Zu spät abgesagt');
    await looksRight(page);
    const submit = dialog.locator('button[type=submit]');
    await expect(submit).toHaveText(
      to === 'kept'
        ? t('acts.cancel.submit.none')
        : new RegExp(t('acts.cancel.submit.voucher', { amount: '.*' })),
    );
    await tabTo(page, submit);
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
    await waitForMails(email, 2);
    await page.reload();
    await expect(page.getByText('Zu spät abgesagt').first()).toBeVisible();
  };
  await test.step('its money becomes a voucher', () => cancel('voucher'));
  await looksRight(page);
  await test.step('its money is kept', () => cancel('kept'));
});
