// Spec 2 and 4, accounts: registering, confirming the address, logging in and out.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechesOf, speechIn } from '../support/speech.ts';
import { visit, waitForApp } from '../support/visitor.ts';
import {
  accountButton,
  confirmByMail,
  createAccount,
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

    test('whoever opens the mailed link elsewhere confirms the address with the password, on an accessible page', async ({
      page,
      watch,
    }) => {
      watch.expectStatus(422);
      const account = newAccount();
      await createAccount(page, account, language);
      await visit(page, await mailedLink(account.email, 'confirm-email'));
      const password = page.getByRole('textbox', { name: t('accounts.password'), exact: true });
      const confirm = page.getByRole('button', { name: t('accounts.confirm.submit') });
      await confirm.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('field.REQUIRED'));
      await password.fill('Another password by the sea');
      await confirm.click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t('field.PASSWORD_WRONG'));
      await inspect(page);
      await password.fill(account.password);
      await confirm.click();
      await expectHeading(page, t('accounts.confirmed.title'));
    });
  });
}

const { t } = GERMAN;

test('a wrong login gets the specified English words, which do not say whether e-mail or password is wrong; the password can be shown', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const english = speechIn('en');
  const account = await createConfirmedAccount(page);
  await visit(page, '/en/login');
  const answer = page.waitForResponse(/auth\/login/);
  await logIn(page, english, { ...account, password: 'not this one' });
  expect((await answer).request().postDataJSON()._p).toMatch(/^[0-9a-f]{32}$/);
  const words = page.getByRole('main').getByRole('alert');
  await expect(words.getByText('Email or password are not correct')).toBeVisible();
  const said = await words.textContent();
  await expect(page.getByRole('alert').filter({ hasText: said ?? '' })).not.toHaveCount(0);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page).toHaveURL(/\/en\/login$/);

  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  const label = 'Password';
  await page.getByRole('button', { name: english.t('accounts.password.show.label', { label }) }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: english.t('accounts.password.hide.label', { label }) }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await logIn(page, english, { email: 'nobody@example.org', password: account.password });
  await expect(words).toHaveText(said ?? '');
  await logIn(page, english, account);
  await expect(accountButton(page, english)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/$/);
});

test('a registration shows all errors at their fields, its own and the server’s, survives a reload without the passwords, and looks the same for an address that has an account', async ({
  page,
  watch,
  anotherVisitor,
}) => {
  watch.expectStatus(422);
  const taken = await createConfirmedAccount(await anotherVisitor());
  const { email, password } = newAccount();
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const send = page.getByRole('button', { name: t('accounts.register.submit') });
  const summary = page.getByRole('alert').filter({ hasText: t('customers.errors') });
  await visit(page, '/de/register');
  await send.click();
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(summary.getByRole('link')).toHaveCount(6);

  await test.step('errors are updated while the visitor types', async () => {
    await fillInAccount(page, GERMAN, { email, password });
    await expect(summary).toHaveCount(0);
    await box(t('accounts.email.repeat')).fill('else@example.org');
    await box(t('accounts.password.repeat')).fill('else');
    await send.click();
    for (const [label, words] of [
      [t('accounts.email.repeat'), t('field.EMAILS_DIFFER')],
      [t('accounts.password.repeat'), t('field.PASSWORDS_DIFFER')],
    ] as const) {
      await page.getByRole('link', { name: `${label}: ${words}` }).click();
      await expect(box(label)).toBeFocused();
      await expect(box(label)).toHaveAccessibleDescription(new RegExp(words));
    }
  });

  await test.step('errors that the server finds appear at their fields', async () => {
    await fillInAccount(page, GERMAN, { email, password: email });
    await send.click();
    const common = new RegExp(t('field.PASSWORD_COMMON'));
    await expect(box(t('accounts.password'))).toHaveAccessibleDescription(common);
    await expect(summary).toBeFocused();
  });

  await test.step('a reload keeps everything typed except the passwords', async () => {
    await fillInAccount(page, GERMAN, { email, password });
    const city = page.getByRole('textbox', { name: new RegExp(`^${t('customers.field.city')}`) });
    await city.fill('Hamburg');
    await page.getByRole('checkbox', { name: t('accounts.register.newsletter') }).check();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(password);
    await page.reload();
    await expect(box(t('customers.field.email'))).toHaveValue(email);
    await expect(box(t('accounts.email.repeat'))).toHaveValue(email);
    await expect(city).toHaveValue('Hamburg');
    await expect(page.getByRole('checkbox', { name: t('accounts.register.newsletter') })).toBeChecked();
    await expect(box(t('accounts.password'))).toHaveValue('');
    await waitForApp(page);
  });

  await register(page, GERMAN, { email: taken.email, password: 'Something else again' });
  await expect(page.getByText(t('accounts.registered.text', { email: taken.email }))).toBeVisible();
});

test('a token older than an hour is renewed, a newer one is not; a session that has ended elsewhere is removed when a page loads', async ({
  page,
  watch,
}) => {
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

  watch.expectStatus(401);
  const bearer = `Bearer ${JSON.parse((await token()) ?? '""')}`;
  await page.request.post('/api/de/auth/logout', { headers: { authorization: bearer }, data: {} });
  await visit(page, '/de/tickets');
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
  // The server renders the menu for visitors who are not logged in. It changes once the shop has checked the session.
  await expect.poll(token).toBeNull();
});

test('the account menu also appears on a phone and after registration is switched off, and nothing in the header moves when it appears', async ({
  page,
}) => {
  const account = await createConfirmedAccount(page);
  const login = page.getByRole('banner').getByRole('link', { name: t('site.login') });
  const place = () => page.getByRole('banner').getByRole('link', { name: 'Führungen' }).boundingBox();
  await visit(page, '/de/');
  const before = await place();
  await login.click();
  await logIn(page, GERMAN, account);
  await expect(page).toHaveURL(/\/de\/$/);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  expect(await place()).toEqual(before);

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: t('site.menu') }).click();
    const menu = page.getByRole('navigation', { name: t('site.menu') });
    await expect(menu.getByText('Ada Lovelace')).toBeVisible();
    await expect(menu.getByRole('link', { name: t('accounts.settings') })).toBeVisible();
    await menu.getByRole('link', { name: t('accounts.logout') }).click();
    await expect(page).toHaveURL(/\/de\/$/);
    expect(await page.evaluate(() => sessionStorage.getItem('customer'))).toBeNull();
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  await waitForApp(page);
  await login.click();
  await logIn(page, GERMAN, account);
  await expect(accountButton(page, GERMAN)).toBeVisible();
  await test.step('without registration', async () => {
    await page.route('**/de/tickets', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll('"hasUserRegistration":true', '"hasUserRegistration":false')
        .replaceAll(/<li class="nav-account">.*?<\/li><li>.*?<\/li>/g, '');
      await route.fulfill({ response, body: html });
    });
    await visit(page, '/de/tickets');
    await accountButton(page, GERMAN).click();
    const ways = page.locator('#account');
    await expect(ways.getByRole('link', { name: t('accounts.settings') })).toBeVisible();
    await ways.getByRole('link', { name: t('accounts.logout') }).click();
    await expect(page).toHaveURL(/\/de\/tickets$/);
    await waitForApp(page);
    expect(await page.evaluate(() => sessionStorage.getItem('customer'))).toBeNull();
    await expect(accountButton(page, GERMAN)).toHaveCount(0);
    await expect(login).toHaveCount(0);
  });
});
