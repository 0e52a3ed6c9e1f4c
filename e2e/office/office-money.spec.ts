// Money in the office: an invoice is found by its number, opened and sent again, and the payment of its order is found among all.
import { expect } from '@playwright/test';
import { inspect, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { mailsTo } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { buyWithInvoice } from './bought.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

test('an invoice is found, opened and sent again by keyboard; then the payment of its order', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'admin');
  const email = newEmail();
  const school = `Schule ${email.replace(/@.*/, '')}`;
  const order = await buyWithInvoice(page, email, school);
  const { invoice_number: number } = order;

  await tabTo(page, menuLink(page, speech, 'office.menu.invoices'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('invoices.title') })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(number.toLowerCase());
  const row = page.getByRole('row').filter({ hasText: school });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const href = await row.getByRole('link', { name: `PDF ${number}` }).getAttribute('href');
  expect(href).not.toContain(order.booking_id);
  const paper = await page.request.get(href ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1);
  await tabTo(page, row.getByRole('button', { name: t('acts.again') }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('acts.again.email'))).toHaveValue(email);
  await waitForCompletePage(page);
  expect(await violations(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: t('acts.again.submit') }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(2);

  await menuLink(page, speech, 'office.menu.payments').click();
  await expect(page.getByRole('heading', { level: 1, name: t('payments.title') })).toBeVisible();
  await page.getByLabel(t('order.payment.state')).selectOption('paid');
  await page.waitForURL(/\?state=paid$/);
  const payment = page.getByRole('row').filter({ hasText: order.number });
  await expect(payment).toContainText(t('order.payment.state.paid'));
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, payment.getByRole('link', { name: order.number }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/office/orders/${order.number}`);
});
