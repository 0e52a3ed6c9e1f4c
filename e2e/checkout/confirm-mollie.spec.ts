// A visitor pays at Mollie: on its page, by the method that was chosen in the shop, and comes back (a Mollie of the tests).
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
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

async function goToMollie(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect(page.getByText(t('cart.payment.test'))).toBeVisible();
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  await expect(page.getByRole('heading', { name: 'Mollie of the tests' })).toBeVisible();
  await expect(page.getByText('EUR by ideal')).toBeVisible();
}

test('a visitor who turns back at Mollie has the cart, reads when the bank says no, and pays by iDEAL at the third try', async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  const email = newEmail();
  const place = page.getByRole('button', { name: t('cart.order'), exact: true });
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);
  await goToMollie(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/checkout\/canceled/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.canceled'));
  await page.getByRole('link', { name: t('cart.canceled.keep') }).click();

  await goToMollie(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await place.click();
  await expect(page.getByText(t('cart.failed'))).toBeVisible();

  await goToMollie(page);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/checkout\/accepted/);
  await inspect(page);
  await place.click();
  await waitForOrder(page, GERMAN);
  await onlyMailTo(email, 'confirm');
});
