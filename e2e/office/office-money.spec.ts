// Money in the office: an invoice is found by its number, opened and sent again, and the payment of its order is found among all;
// a bank statement is read in, and a line that names no order is matched with the one that waits for it.
import { expect, type Page } from '@playwright/test';
import { camt } from '../../server/testing/transfers/camt.ts';
import { buyWithInvoice, reserve } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

/** With what it lists now; empty, office-crawl.spec.ts has inspected it. */
async function readsOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  await looksRight(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

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
  await tabTo(page, page.getByRole('searchbox', { name: t('invoices.search') }));
  await page.keyboard.type(number.toLowerCase());
  const row = page.getByRole('row').filter({ hasText: school });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await readsOnPhone(page);

  const href = await row.getByRole('link', { name: `PDF ${number}` }).getAttribute('href');
  expect(href).not.toContain(order.booking_id);
  const paper = await page.request.get(href ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await waitForMails(email, 1);
  await tabTo(page, row.getByRole('button', { name: t('invoices.again') }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('acts.again.email'))).toHaveValue(email);
  await looksRight(page);
  await tabTo(page, dialog.getByRole('button', { name: t('acts.again.submit') }));
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await waitForMails(email, 2);

  await menuLink(page, speech, 'office.menu.payments').click();
  await expect(page.getByRole('heading', { level: 1, name: t('payments.title') })).toBeVisible();
  await page.getByLabel(t('order.payment.state')).selectOption('paid');
  await page.waitForURL(/\?state=paid$/);
  const payment = page.getByRole('row').filter({ hasText: order.number });
  await expect(payment).toContainText(t('order.payment.state.paid'));
  await readsOnPhone(page);
  await tabTo(page, payment.getByRole('link', { name: order.number }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/office/orders/${order.number}`);
});

/** The demo museum's account. */
const ACCOUNT = 'DE89370400440532013000';

test('a statement is read in; by keyboard, one line is matched with the order that waits for it, another put aside', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'admin');
  const email = newEmail();
  const school = `Schule ${email.replace(/@.*/, '')}`;
  const { amount, reference } = await reserve(page, email, school);
  await waitForMails(email, 1);

  await menuLink(page, speech, 'office.menu.bankLines').click();
  await page.getByRole('button', { name: t('bank.read') }).click();
  const dialog = page.getByRole('dialog');
  const text = camt(
    [
      { amount: (amount / 100).toFixed(2), said: `class trip ${email}`, name: school },
      { amount: '25.00', said: `donation ${email}`, name: `Friend of ${school}` },
    ],
    '08',
    ACCOUNT,
  );
  await dialog
    .getByLabel(t('bank.read.file'))
    .setInputFiles({ name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await expect(dialog).toContainText(t('bank.read.effect.booked'));
  await looksRight(page);
  await dialog.getByRole('button', { name: t('bank.read.submit') }).click();
  await expect(dialog).toBeHidden();
  const line = page.getByRole('row').filter({ hasText: `class trip ${email}` });
  await expect(line).toContainText(t('bank.why.no-reference'));
  await readsOnPhone(page);

  await tabTo(page, line.getByRole('button', { name: t('bank.match') }), 200);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: new RegExp(school) }));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(t('bank.match.effect.paid'));
  await looksRight(page);
  await tabTo(page, dialog.getByRole('button', { name: t('bank.match'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(line).toBeHidden();
  await waitForMails(email, 2);

  const other = page.getByRole('row').filter({ hasText: `donation ${email}` });
  await tabTo(page, other.getByRole('button', { name: t('bank.aside') }), 200);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel(t('bank.aside.reason')));
  await page.keyboard.type('a donation');
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await expect(other).toBeHidden();
  await page.getByLabel(t('reserved.show')).selectOption('matched');
  await page.getByRole('link', { name: school }).click();
  await expect(page.getByRole('main')).toContainText(t('provider.transfer'));

  await test.step('what came too much is sent back and noted by keyboard', async () => {
    const more = camt([{ amount: '5.00', said: reference, name: school, day: '2026-11-21' }], '08', ACCOUNT);
    await menuLink(page, speech, 'office.menu.bankLines').click();
    await page.getByRole('button', { name: t('bank.read') }).click();
    await dialog
      .getByLabel(t('bank.read.file'))
      .setInputFiles({ name: 'more.xml', mimeType: 'text/xml', buffer: Buffer.from(more) });
    await expect(dialog).toContainText(t('bank.read.effect.booked'));
    await dialog.getByRole('button', { name: t('bank.read.submit') }).click();
    await expect(dialog).toBeHidden();
    await menuLink(page, speech, 'office.menu.moneyBack').click();
    const row = page.getByRole('row').filter({ hasText: school });
    await expect(row).toContainText(speech.formats.money(500));
    await readsOnPhone(page);
    await tabTo(page, row.getByRole('button', { name: t('moneyBack.sent') }), 200);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(t('moneyBack.sent.effect.once'));
    await looksRight(page);
    await tabTo(page, dialog.getByRole('button', { name: t('moneyBack.sent') }));
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
  });
});
