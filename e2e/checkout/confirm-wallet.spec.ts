// A payment by wallet names the one that the visitor's device has (spec 7, `aux`).
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import { continueAsGuest, decide, fillCart, newEmail, order, waitForOrder } from '../support/visitor.ts';

const { t } = GERMAN;

/** Orders by wallet. Returns what the shop was told about it. */
async function orderByWallet(page: Page, email: string): Promise<unknown> {
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);
  await page.getByRole('radio', { name: 'Wallet' }).check();
  const asked = page.waitForRequest((request) => request.url().includes('checkout/initPayment'));
  await order(page, GERMAN);
  return (await asked).postDataJSON();
}

test('a visitor pays with the wallet of an Android phone', async ({ page }) => {
  const email = newEmail();
  expect(await orderByWallet(page, email)).toMatchObject({ aux: { wallet: 'GOOGLEPAY' } });
  await decide(page, 'Pay');
  await page.getByRole('button', { name: t('cart.order'), exact: true }).click();
  await waitForOrder(page, GERMAN);
  await onlyMailTo(email, 'confirm');
});

test('on an Apple device it is Apple’s', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { ApplePaySession: class {} }));
  expect(await orderByWallet(page, newEmail())).toMatchObject({ aux: { wallet: 'APPLEPAY' } });
});
