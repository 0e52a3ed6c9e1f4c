// A visitor pays at Stripe: on its page, by the method that was chosen in the shop, and comes back (a Stripe of the tests).
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import {
  acceptTerms,
  continueAsGuest,
  fillCart,
  newEmail,
  orderButton,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;

async function goToStripe(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expect(page.getByText(t('cart.payment.test'))).toBeVisible();
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  await expect(page.getByRole('heading', { name: 'Stripe of the tests' })).toBeVisible();
  await expect(page.getByText('EUR by paypal')).toBeVisible();
}

test('a visitor who turns back at Stripe has the cart, and pays by PayPal at the second try', async ({
  page,
}) => {
  const email = newEmail();
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);
  await goToStripe(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/checkout\/canceled/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.canceled'));
  await page.getByRole('link', { name: t('cart.canceled.keep') }).click();

  await goToStripe(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/checkout\/accepted/);
  await page.getByRole('button', { name: t('cart.order'), exact: true }).click();
  await waitForOrder(page, GERMAN);
  await onlyMailTo(email, 'confirm');
});
