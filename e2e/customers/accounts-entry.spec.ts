// Spec 2 and 4, accounts: registering, confirming the address, logging in and out.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import { fillInDetails, visit, waitForApp } from '../support/visitor.ts';
import {
  accountButton,
  confirmByMail,
  createConfirmedAccount,
  expectHeading,
  fillInAccount,
  logIn,
  logOut,
  mailedLink,
  newAccount,
  register,
} from './account-visitor.ts';

for (const speech of speechesOf('fr')) {
  const when = `in ${speech.language}`;
  const { t, language } = speech;

  test.describe(when, () => {
    test('a visitor registers, confirms by mail, logs out and logs in again', async ({ page }) => {
      const account = newAccount();
      await visit(page, `/${language}/tickets`);
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('site.register'), exact: true })
        .click();
      await expect(page.getByRole('checkbox', { name: t('accounts.register.newsletter') })).not.toBeChecked();
      await register(page, speech, account);
      await expect(page.getByText(t('accounts.registered.text', { email: account.email }))).toBeVisible();
      await expect(accountButton(page, speech)).toBeVisible();
      await page.getByRole('link', { name: t('accounts.back') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/tickets$`));
      await confirmByMail(page, speech, account);
      await expect(page.getByText(t('accounts.confirmed.text', { email: account.email }))).toBeVisible();
      expect(page.url()).not.toContain('#');

      await visit(page, `/${language}/vouchers`);
      await logOut(page, speech);
      await expect(page).toHaveURL(new RegExp(`/${language}/vouchers$`));
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toEqual(
        expect.arrayContaining(['token']),
      );
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('site.login'), exact: true })
        .click();
      await logIn(page, speech, account);
      await expect(page).toHaveURL(new RegExp(`/${language}/vouchers$`));
      await expect(accountButton(page, speech)).toBeVisible();
      for (const path of ['login', 'register']) {
        await visit(page, `/${language}/${path}`);
        const main = page.getByRole('main');
        await expect(main.getByText(t('accounts.login.already', { name: 'Ada Lovelace' }))).toBeVisible();
      }
    });

    test('whoever opens the mailed link elsewhere confirms the address with the password', async ({
      page,
      anotherVisitor,
      watch,
    }) => {
      watch.expectStatus(422);
      const account = newAccount();
      await visit(page, `/${language}/register`);
      await register(page, speech, account);
      const elsewhere = await anotherVisitor();
      await visit(elsewhere, await mailedLink(account.email, 'confirm-email'));
      const password = elsewhere.getByRole('textbox', { name: t('accounts.password'), exact: true });
      const confirm = elsewhere.getByRole('button', { name: t('accounts.confirm.submit') });
      await confirm.click();
      await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText(t('field.REQUIRED'));
      await password.fill('Another password by the sea');
      await confirm.click();
      await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText(t('field.PASSWORD_WRONG'));
      await password.fill(account.password);
      await confirm.click();
      await expectHeading(elsewhere, t('accounts.confirmed.title'));
    });

    test('after a wrong login the page does not say whether e-mail or password is wrong', async ({
      page,
      watch,
    }) => {
      watch.expectStatus(401);
      const account = await createConfirmedAccount(page);
      await visit(page, `/${language}/login`);
      await logIn(page, speech, { ...account, password: 'not this one' });
      const words = page.getByRole('main').getByRole('alert');
      await expect(words).toBeVisible();
      const said = await words.textContent();
      await expect(page.getByRole('alert').filter({ hasText: said ?? '' })).not.toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(`^${t('site.errorPrefix')}`));
      await expect(page).toHaveURL(new RegExp(`/${language}/login$`));
      await logIn(page, speech, { email: 'nobody@example.org', password: account.password });
      await expect(words).toHaveText(said ?? '');
      await logIn(page, speech, account);
      await expect(accountButton(page, speech)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${language}/$`));
    });
  });
}

const { t } = GERMAN;

test('the English message for a wrong login is the specified one', async ({ page, watch }) => {
  watch.expectStatus(401);
  await visit(page, '/en/login');
  const answer = page.waitForResponse(/auth\/login/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('whatever it was');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  expect((await answer).request().postDataJSON()._p).toMatch(/^[0-9a-f]{32}$/);
  await expect(page.getByRole('main').getByText('Email or password are not correct')).toBeVisible();
});

test('a registration shows all errors at once, each at its field, and updates them while the visitor types', async ({
  page,
}) => {
  await visit(page, '/de/register');
  await page.getByRole('button', { name: t('accounts.register.submit') }).click();
  const summary = page.getByRole('alert').filter({ hasText: t('customers.errors') });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(summary.getByRole('link')).toHaveCount(6);
  await fillInAccount(page, GERMAN, newAccount());
  await expect(summary).toHaveCount(0);
  await page.getByRole('textbox', { name: t('accounts.email.repeat') }).fill('else@example.org');
  await page.getByRole('textbox', { name: t('accounts.password.repeat') }).fill('else');
  await page.getByRole('button', { name: t('accounts.register.submit') }).click();
  for (const [label, words] of [
    [t('accounts.email.repeat'), t('field.EMAILS_DIFFER')],
    [t('accounts.password.repeat'), t('field.PASSWORDS_DIFFER')],
  ] as const) {
    await page.getByRole('link', { name: `${label}: ${words}` }).click();
    const field = page.getByRole('textbox', { name: label });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
  }
});

test('errors that the server finds in a registration appear at their fields', async ({ page, watch }) => {
  watch.expectStatus(422);
  const account = newAccount();
  await visit(page, '/de/register');
  await fillInAccount(page, GERMAN, { ...account, password: account.email });
  await page.getByRole('button', { name: t('accounts.register.submit') }).click();
  await expect(
    page.getByRole('textbox', { name: t('accounts.password'), exact: true }),
  ).toHaveAccessibleDescription(new RegExp(t('field.PASSWORD_COMMON')));
  await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
});

test('a reload keeps everything typed into the registration except the passwords', async ({ page }) => {
  const { email, password } = newAccount();
  await visit(page, '/de/register');
  await fillInAccount(page, GERMAN, { email, password });
  const city = page.getByRole('textbox', { name: new RegExp(`^${t('customers.field.city')}`) });
  await city.fill('Hamburg');
  await page.getByRole('checkbox', { name: t('accounts.register.newsletter') }).check();
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain(password);
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('customers.field.email'), exact: true })).toHaveValue(
    email,
  );
  await expect(page.getByRole('textbox', { name: t('accounts.email.repeat') })).toHaveValue(email);
  await expect(city).toHaveValue('Hamburg');
  await expect(page.getByRole('checkbox', { name: t('accounts.register.newsletter') })).toBeChecked();
  await expect(page.getByRole('textbox', { name: t('accounts.password'), exact: true })).toHaveValue('');
});

test('registering with an address that has an account looks the same as with a new one', async ({
  page,
  anotherVisitor,
}) => {
  const account = await createConfirmedAccount(page);
  const other = await anotherVisitor();
  await visit(other, '/de/register');
  await register(other, GERMAN, { email: account.email, password: 'Something else again' });
  await expect(other.getByText(t('accounts.registered.text', { email: account.email }))).toBeVisible();
});

test('a guest still sees the links to log in and register, and stays a guest after a reload', async ({
  page,
}) => {
  await visit(page, '/de/register-guest');
  await fillInDetails(page, GERMAN, newAccount().email);
  await page.getByRole('button', { name: t('customers.guest.save') }).click();
  await expect(page).toHaveURL(/\/de\/checkout$/);
  await visit(page, '/de/tickets');
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
});

test('a session that has ended elsewhere is removed when a page loads', async ({ page, watch }) => {
  watch.expectStatus(401);
  const account = await createConfirmedAccount(page);
  await visit(page, '/de/login');
  await logIn(page, GERMAN, account);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('token') ?? '""') as string);
  await page.request.post('/api/de/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });
  await visit(page, '/de/tickets');
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
  // The server renders the menu for visitors who are not logged in. It changes once the shop has checked the session.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('a token older than an hour is renewed, a newer one is not', async ({ page }) => {
  const account = await createConfirmedAccount(page);
  await visit(page, '/de/login');
  await logIn(page, GERMAN, account);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  const token = () => page.evaluate(() => sessionStorage.getItem('token'));
  const first = await token();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const known = page.waitForResponse(/CUSTOMER_DATA/);
  await visit(page, '/de/tickets');
  await known;
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('auth/refresh'))).toEqual([]);
  await page.evaluate(() => sessionStorage.setItem('token since', String(Date.now() - 3_700_000)));
  await page.reload();
  await expect.poll(token).not.toBe(first);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  // The calls name it, as specified; no page and no file does.
  const named = asked.filter((url) => url.includes(String(first).replaceAll('"', '')));
  expect(named.filter((url) => !new URL(url).pathname.startsWith('/api/'))).toEqual([]);
});

test('the account menu also appears on a phone, and nothing in the header moves when it appears', async ({
  page,
}) => {
  const account = await createConfirmedAccount(page);
  await visit(page, '/de/login');
  await logIn(page, GERMAN, account);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  const place = () => page.getByRole('banner').getByRole('link', { name: 'Führungen' }).boundingBox();
  const signedIn = await place();
  await page.evaluate(() => sessionStorage.removeItem('customer'));
  await page.goto('/de/');
  expect(await place()).toEqual(signedIn);
  await visit(page, '/de/login');
  await logIn(page, GERMAN, account);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: t('site.menu') }).click();
  const menu = page.getByRole('navigation', { name: t('site.menu') });
  await expect(menu.getByText('Ada Lovelace')).toBeVisible();
  await expect(menu.getByRole('link', { name: t('accounts.settings') })).toBeVisible();
  await menu.getByRole('link', { name: t('accounts.logout') }).click();
  await expect(page).toHaveURL(/\/de\/$/);
  expect(await page.evaluate(() => sessionStorage.getItem('customer'))).toBeNull();
});

test('a customer who is logged in still finds the account menu and the logout after registration is switched off', async ({
  page,
}) => {
  const account = await createConfirmedAccount(page);
  await page.route('**/de/tickets', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('"hasUserRegistration":true', '"hasUserRegistration":false')
      .replaceAll(/<li class="nav-account">.*?<\/li><li>.*?<\/li>/g, '');
    await route.fulfill({ response, body: html });
  });
  await visit(page, '/de/login');
  await logIn(page, GERMAN, account);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  await visit(page, '/de/tickets');
  await accountButton(page, GERMAN).click();
  const ways = page.locator('#account');
  await expect(ways.getByRole('link', { name: t('accounts.settings') })).toBeVisible();
  await ways.getByRole('link', { name: t('accounts.logout') }).click();
  await expect(page).toHaveURL(/\/de\/tickets$/);
  await waitForApp(page);
  expect(await page.evaluate(() => sessionStorage.getItem('customer'))).toBeNull();
  await expect(accountButton(page, GERMAN)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toHaveCount(0);
});
