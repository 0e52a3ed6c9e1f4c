// Spec 4 and 8: a visitor who must log in on the way to a page comes back to that page, and never to another site.
import { expect, type Page } from '@playwright/test';
import { inspect, sidewaysOverflow, violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  cartLines,
  decide,
  fillCart,
  fillInDetails,
  newEmail,
  order,
  visit,
  waitForApp,
  waitForOrder,
} from '../support/visitor.ts';
import {
  accountButton,
  chooseNewPassword,
  createConfirmedAccount,
  expectHeading,
  forgetPassword,
  logIn,
  mailedLink,
  newAccount,
  register,
} from './account-visitor.ts';

const { t } = GERMAN;

/** Expects the payment step with the visitor's details and the cart, and pays. */
async function paysNow(page: Page, email: string) {
  await expectHeading(page, t('cart.checkout'));
  await expect(page).toHaveURL(/\/de\/checkout$/);
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await expect(page.getByText(email)).toBeVisible();
}

function chooseWay(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true }).click();
}

test('the checkout has the menu of a customer who is logged in; logging in and what the menu leads to lead back, and logging out keeps the cart', async ({
  page,
}) => {
  const account = await createConfirmedAccount(page);
  await fillCart(page, GERMAN);
  await expect(page.getByRole('button', { name: t('accounts.menu') })).toHaveCount(0);
  const back = page.getByRole('banner').getByRole('link', { name: t('site.backToShop') });
  const place = await back.boundingBox();
  await chooseWay(page, t('site.login'));
  await expectHeading(page, t('accounts.login.title'));
  await inspect(page);
  await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
  await page.setViewportSize({ width: 1280, height: 720 });
  await logIn(page, GERMAN, account);
  await paysNow(page, account.email);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  expect(await back.boundingBox()).toEqual(place);

  await test.step('to the account page and back', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await accountButton(page, GERMAN).click();
    const menu = page.getByRole('banner').getByRole('link', { name: t('accounts.settings') });
    await expect(menu).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await menu.click();
    await expectHeading(page, t('settings.title'));
    await chooseWay(page, t('cart.gone.checkout'));
    await paysNow(page, account.email);
  });

  await logOutHere(page);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain(account.email);
  expect(stored).not.toContain('"token');

  await chooseWay(page, t('site.login'));
  await logIn(page, GERMAN, account);
  await paysNow(page, account.email);
  await order(page, GERMAN);
  await decide(page, 'Pay');
  await waitForOrder(page, GERMAN);
});

test('after registering, and after choosing a new password, the visitor is back in the checkout; after visiting another page no longer', async ({
  page,
}) => {
  const account = newAccount();
  const password = 'A tide table of one’s own';
  await fillCart(page, GERMAN);
  await chooseWay(page, t('accounts.login.register'));
  await register(page, GERMAN, account);
  await chooseWay(page, t('accounts.checkout'));
  await paysNow(page, account.email);
  await logOutHere(page);

  await chooseWay(page, t('site.login'));
  await chooseWay(page, t('accounts.login.forgot'));
  await forgetPassword(page, GERMAN, account.email);
  await page.goto(await mailedLink(account.email, 'recover', 2));
  await waitForApp(page);
  await chooseNewPassword(page, GERMAN, password);
  await expectHeading(page, t('accounts.recovered.title'));
  await chooseWay(page, t('accounts.checkout'));
  await paysNow(page, account.email);
  await logOutHere(page);

  await chooseWay(page, t('site.login'));
  await expectHeading(page, t('accounts.login.title'));
  await visit(page, '/de/vouchers');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.login') })
    .click();
  await logIn(page, GERMAN, { ...account, password });
  await expect(page).toHaveURL(/\/de\/vouchers$/);
  expect(await page.evaluate(() => sessionStorage.getItem('lastVisited'))).toBe('"/de/vouchers"');
});

test('after giving a guest’s details, and giving them again once the session has ended, the visitor is back in the checkout', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const email = newEmail();
  await fillCart(page, GERMAN);
  await chooseWay(page, t('site.login'));
  await expectHeading(page, t('accounts.login.title'));
  await chooseWay(page, t('cart.guest'));
  await fillInDetails(page, GERMAN, email);
  await page.getByRole('button', { name: t('customers.guest.next') }).click();
  await paysNow(page, email);
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('token') ?? '""') as string);
  await page.request.post('/api/de/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await page.getByRole('checkbox', { name: t('cart.accept.terms') }).check();
  await page.getByRole('button', { name: t('cart.order'), exact: true }).click();
  await expect(page).toHaveURL(/\/de\/login\?fromUnauthorized=true/);
  await expect(page.getByText(t('customers.again'))).toBeVisible();
  await chooseWay(page, t('cart.guest'));
  await page.getByRole('button', { name: t('customers.guest.next') }).click();
  await paysNow(page, email);
});

/** In the short header, where no link to the login takes the menu's place. */
async function logOutHere(page: Page) {
  await accountButton(page, GERMAN).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('accounts.logout') })
    .click();
  await expect(page).toHaveURL(/\/de\/checkout$/);
  await waitForApp(page);
  await expect(accountButton(page, GERMAN)).toHaveCount(0);
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
}

test('a login and a logout never lead to another site', async ({ page }) => {
  const account = await createConfirmedAccount(page);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  // safe-return-path.test has all the ways in which an address may try.
  for (const evil of ['//evil.example/x', '%2F%2Fevil.example']) {
    await visit(page, `/de/login?returnTo=${evil}`);
    await logIn(page, GERMAN, account);
    await expect(accountButton(page, GERMAN)).toBeVisible();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/de\/$/);
    await page.goto(`/logout?returnTo=${evil}`);
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/de\/$/);
  }
  expect(elsewhere).toEqual([]);
});
