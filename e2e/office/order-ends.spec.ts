// An order that nobody can come for is canceled whole, on a phone and by keyboard: its money becomes a voucher, or is kept with a
// reason. A code that does not work is issued again, and a withdrawal is carried out, in the same way.
import { expect } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { buy, buyTickets, VOUCHER } from './bought.ts';
import { looksRight, PHONE, press } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE });

const speech = officeSpeech('de');
const { t } = speech;

for (const to of ['voucher', 'kept'] as const)
  test(`an order is canceled whole by keyboard on a phone, its money: ${to}`, async ({ page }) => {
    const email = newEmail();
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterAs(page, speech, 'service');
    await page.setViewportSize(PHONE);
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
    await looksRight(page);
  });

test('a code that does not work is found and issued again by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, speech, 'service');
  const { number } = await buy(page, newEmail(), [VOUCHER]);
  await page.goto(officePaths.codes());
  const row = page.getByRole('row').filter({ hasText: number });
  const code = (await row.getByRole('rowheader').textContent()) ?? '';
  await page.setViewportSize(PHONE);
  await tabTo(page, page.getByLabel(t('codes.find.code')), 100);
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('code.title', { code }) })).toBeVisible();
  await looksRight(page);
  await press(page, t('code.act.replace'));
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(t('code.act.reason')));
  await page.keyboard.type('Ada Lovelace, am Telefon');
  await looksRight(page);
  await submitByEnter(page, dialog);
  await expect(page.getByText(t('code.act.done.replace'))).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: number }), 100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('acts.title', { number }) })).toBeVisible();
});

test('a withdrawal is carried out by keyboard on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const name = `Ada ${email.replace(/@.*/, '')}`;
  const { number } = await buy(page, email, [VOUCHER]);
  await waitForMails(email, 1);
  expect((await page.request.post('/api/de/withdrawal', { data: { name, number, email } })).ok()).toBe(true);
  await page.setViewportSize(PHONE);
  await page.goto(officePaths.withdrawals());
  await tabTo(page, page.getByRole('link', { name }), 100);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title', { name }) })).toBeVisible();
  await press(page, t('withdrawal.carryOut'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await looksRight(page);
  const submit = dialog.locator('button[type=submit]');
  await tabTo(page, submit);
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await waitForMails(email, 3);
});
