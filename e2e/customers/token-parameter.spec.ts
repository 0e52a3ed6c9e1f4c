// Spec 4 and 7: the token travels as the parameter `_`. Behind a proxy that drops the `Authorization` header, or with another
// server that never knew it, everything that needs a token still works.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { buyAsGuest, fillCart, newEmail, visit } from '../support/visitor.ts';
import { accountButton, createAccount, logIn, newAccount } from './account-visitor.ts';

/** Drops the header from all calls, and notes which calls brought a token as a parameter. */
async function dropHeader(page: Page): Promise<Set<string>> {
  const withToken = new Set<string>();
  await page.route('**/api/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (searchParams.get('_')) withToken.add(pathname.split('/').slice(3).join('/'));
    const { authorization: _dropped, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  return withToken;
}

test('a guest registers and buys, and a customer logs in and reads the orders, without the header', async ({
  page,
}) => {
  const account = newAccount();
  await createAccount(page, account);
  const withToken = await dropHeader(page);
  await fillCart(page, GERMAN);
  await buyAsGuest(page, GERMAN, newEmail());
  expect([...withToken]).toEqual(
    expect.arrayContaining(['CUSTOMER_DATA', 'checkout/initPayment', 'checkout/execPayment']),
  );
  withToken.clear();
  await visit(page, '/de/login');
  await logIn(page, GERMAN, account);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  await visit(page, '/de/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(GERMAN.t('settings.title'));
  await expect
    .poll(() => [...withToken])
    .toEqual(expect.arrayContaining(['CUSTOMER_DATA', 'customer/orders']));
});
