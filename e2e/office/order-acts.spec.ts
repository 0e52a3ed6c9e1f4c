// Visitors call, and somebody in the office helps: one of three cannot come, the address was misspelt, the mail is lost. Each
// act says what it does before it is done.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { mailsTo, waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { buyTickets } from './bought.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

async function openOrder(page: Page, speech: OfficeSpeech, email: string): Promise<string> {
  await enterAs(page, speech, 'service');
  const { number } = await buyTickets(page, email, 3);
  await waitForMails(email, 1);
  await page.goto(officePaths.order(number));
  await expect(
    page.getByRole('heading', { level: 1, name: speech.t('acts.title', { number }) }),
  ).toBeVisible();
  await waitForCompletePage(page);
  return number;
}

test('one of three cannot come: canceled by keyboard alone, and only what was said is done', async ({
  page,
}) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  const email = newEmail();
  await openOrder(page, speech, email);
  await tabTo(page, page.getByRole('button', { name: t('acts.cancel'), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('acts.problem.nothing-selected'));
  await tabTo(page, dialog.getByRole('spinbutton'));
  await page.keyboard.type('1');
  await expect(dialog).toContainText(t('acts.effect.voided', { count: 1 }));
  await expect(dialog).toContainText(t('acts.effect.mail', { email }));
  const button = dialog.getByRole('button', { name: /erstatten$/ });
  await looksRight(page);
  await tabTo(page, button);
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await waitForMails(email, 2);
  await page.getByRole('button', { name: t('acts.cancel'), exact: true }).click();
  await expect(dialog).toContainText(/noch 2/);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('the address was misspelt: it is corrected, and the tickets go to the right one', async ({
    page,
    watch,
  }) => {
    watch.expectStatus(422);
    const speech = officeSpeech('en');
    const { t } = speech;
    const [wrong, right] = [newEmail(), newEmail()];
    await openOrder(page, speech, wrong);
    await page.getByRole('button', { name: t('acts.correct') }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(t('acts.field.email'));
    await expect(field).toHaveValue(wrong);
    await field.fill('nobody@');
    await dialog.getByRole('button', { name: t('acts.correct.submit') }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(right);
    const change = { label: t('acts.field.email'), before: wrong, after: right };
    await expect(dialog).toContainText(t('acts.correct.change', change));
    await dialog.getByRole('checkbox', { name: t('acts.correct.send') }).check();
    await looksRight(page);
    await dialog.getByRole('button', { name: t('acts.correct.submit') }).click();
    await expect(dialog).toBeHidden();
    const [mail] = await waitForMails(right, 1);
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the mail is lost: it is sent again, once, and a note says so', async ({ page }) => {
    const speech = officeSpeech('de');
    const { t } = speech;
    const email = newEmail();
    await openOrder(page, speech, email);
    await page.getByRole('button', { name: t('acts.again') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(t('acts.again.email'))).toHaveValue(email);
    await looksRight(page);
    const button = dialog.getByRole('button', { name: t('acts.again.submit') });
    await button.dblclick();
    await expect(dialog).toBeHidden();
    await waitForMails(email, 2);
    await page.getByRole('button', { name: t('acts.note') }).click();
    await dialog.getByLabel(t('acts.note.text')).fill('Hat die E-Mail nicht bekommen.');
    await dialog.getByRole('button', { name: t('acts.note.submit') }).click();
    await expect(page.getByText('Hat die E-Mail nicht bekommen.')).toBeVisible();
    await expect(page.locator('.order-note-head')).toContainText('Kim service');
    await page.getByRole('button', { name: t('acts.notes.strike') }).click();
    await expect(page.locator('del')).toHaveText('Hat die E-Mail nicht bekommen.');
    await page.getByRole('button', { name: t('acts.notes.restore') }).click();
    await expect(page.locator('del')).toHaveCount(0);
    expect((await mailsTo(email)).length).toBe(2);
  });
});
