// Spec 4, "Payment outcomes": the page tells the visitor every outcome at the bank, and the cart stays until it is
// paid for.
import { expect } from '@playwright/test';
import { journeyNow } from '../servers.ts';
import { test } from '../support/journey.ts';
import { mailsTo, onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import {
  acceptTerms,
  cartLines,
  continueAsGuest,
  decide,
  fillCart,
  newEmail,
  order,
  orderButton,
  visit,
  waitForOrder,
} from '../support/visitor.ts';

for (const speech of speechesOf('da')) {
  const { t, language } = speech;

  test(`a guest is told each outcome, declined, canceled, decided later, keeps the cart until it is paid or cleared, and gets the tickets at once and by mail, in ${language}`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(422);
    const email = newEmail();
    await fillCart(page, speech);
    await continueAsGuest(page, speech, email);

    await test.step('whose payment is declined keeps the cart', async () => {
      await order(page, speech);
      await decide(page, 'Decline');
      await expect(page.getByText(t('cart.failed'))).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/failed$/);
      await expect(cartLines(page, speech)).toHaveCount(1);
      await expect(page.getByText(email)).toBeVisible();
    });

    await test.step('who cancels may clear the cart', async () => {
      await order(page, speech);
      await decide(page, 'Cancel');
      await page.getByRole('button', { name: t('cart.canceled.clear') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
      await page.getByRole('link', { name: t('site.cart') }).click();
      await expect(page.getByText(t('cart.empty.text'))).toBeVisible();
      expect(await mailsTo(email)).toHaveLength(0);
    });

    await test.step('who cancels may keep the cart', async () => {
      await fillCart(page, speech);
      await order(page, speech);
      await decide(page, 'Cancel');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.canceled'));
      await page.getByRole('link', { name: t('cart.canceled.keep') }).click();
      await expect(cartLines(page, speech)).toHaveCount(1);
    });

    await test.step('the page waits for a payment that the bank decides later, and then shows the order', async () => {
      await order(page, speech);
      await decide(page, 'Pay later');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.settling'));
      await expect(page.getByText(t('cart.settling.pending'))).toBeVisible();
      const number = await waitForOrder(page, speech);
      expect(number).toMatch(/^\d{4}-\d+$/);
      await expect(page.getByText(email).first()).toBeVisible();
      await expect(
        page.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 1 }) }),
      ).toBeVisible();
      await expect(page.getByRole('img', { name: t('cart.ticket.code', { code: '' }).trim() })).toBeVisible();
      await page.getByRole('link', { name: t('cart.success.review') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
      await onlyMailTo(email);
    });
  });
}

test('nothing can be ordered before the terms are accepted; a direct debit asks for the account and says when an IBAN cannot be right', async ({
  page,
}) => {
  const { t } = GERMAN;
  const email = newEmail();
  const terms = page.getByRole('checkbox', { name: t('cart.accept.terms') });
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);

  await test.step('the way leads to the terms', async () => {
    await expect(terms).not.toBeChecked();
    await orderButton(page, GERMAN).click();
    await expect(page.getByRole('alert').filter({ hasText: t('cart.errors') })).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: /);
    await page.getByRole('link', { name: t('cart.accept.missing') }).click();
    await expect(terms).toBeFocused();
  });

  await page.getByRole('radio', { name: 'Lastschrift' }).check();
  const creditor = 'DE98ZZZ09999999999';
  const field = (
    name: 'cart.debit.holder' | 'cart.debit.iban' | `customers.field.${'street' | 'zip' | 'city'}`,
  ) => page.getByRole('textbox', { name: t(name) });
  await expect(page.getByText(t('cart.debit.creditor', { id: creditor }))).toBeVisible();
  await field('cart.debit.holder').fill('Ada Lovelace');
  await field('customers.field.street').fill('Am Kai 1');
  await field('customers.field.zip').fill('20457');
  await field('cart.debit.iban').fill('DE89 3704 0044 0532 0130 01');
  await terms.check();
  await orderButton(page, GERMAN).click();
  await page.getByRole('link', { name: t('field.missing.city') }).click();
  await field('customers.field.city').fill('Hamburg');
  await page.getByRole('link', { name: t('cart.debit.iban.invalid') }).click();
  await field('cart.debit.iban').fill('DE89 3704 0044 0532 0130 00');
  await order(page, GERMAN);
  await decide(page, 'Pay');
  await waitForOrder(page, GERMAN);
  const { text } = await onlyMailTo(email);
  expect(text).toMatch(/Mandatsreferenz: \w{12,35}\n/);
  expect(text).toContain(creditor);
  expect(text).toContain('per SEPA-Lastschrift');
});

test('a visitor who comes back to held places is warned before the hold ends', async ({ page }) => {
  const { t } = GERMAN;
  await page.clock.install({ time: journeyNow() });
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, newEmail());
  await order(page, GERMAN);
  await visit(page, '/de/checkout');
  const words = (key: 'cart.held' | 'cart.held.soon') => t(key, { time: '|' }).split('|')[0] ?? '';
  const held = page.getByText(words('cart.held'));
  const soon = page.getByRole('alert').filter({ hasText: words('cart.held.soon') });
  await expect(held).toBeVisible();
  await expect(soon).toHaveCount(0);
  // The last two of twenty minutes.
  await page.clock.fastForward(18 * 60_000);
  await expect(soon).toBeVisible();
  await page.clock.fastForward(2 * 60_000);
  await expect(soon).toHaveCount(0);
  // One click holds the places again.
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  await decide(page, 'Pay');
  await waitForOrder(page, GERMAN);
});
