// Spec 2, 5 and 8, password recovery: a mailed link lets the customer choose a new password, once.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { mailsTo } from '../support/mailbox.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import { newEmail, visit, waitForApp } from '../support/visitor.ts';
import {
  accountButton,
  chooseNewPassword,
  createConfirmedAccount,
  expectHeading,
  forgetPassword,
  logIn,
  logOut,
  mailedLink,
} from './account-visitor.ts';

for (const speech of speechesOf('nl')) {
  const when = `in ${speech.language}`;
  const { t, language } = speech;

  test(`a customer chooses a new password with the mailed link, which works only once, ${when}`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(401, 422);
    const account = await createConfirmedAccount(page);
    await visit(page, `/${language}/login`);
    await page.getByRole('link', { name: t('accounts.login.forgot') }).click();
    await forgetPassword(page, speech, account.email);
    const link = await mailedLink(account.email, 'recover', 2);
    expect(new URL(link).pathname).toBe(`/${language}/recover/`);
    const secret = link.split('#')[1] ?? '';
    const seen: string[] = [];
    page.on('request', (request) => {
      seen.push(request.url(), request.headers().referer ?? '');
    });
    await page.goto(link);
    await waitForApp(page);
    // The secret leaves the address before anything else is requested.
    expect(page.url()).not.toContain('#');
    await chooseNewPassword(page, speech, 'A tide table of one’s own');
    await expectHeading(page, t('accounts.recovered.title'));
    await expect(accountButton(page, speech)).toBeVisible();
    expect(seen.filter((text) => text.includes(secret))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(secret);

    await logOut(page, speech);
    await visit(page, `/${language}/login`);
    await logIn(page, speech, account);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await logIn(page, speech, { ...account, password: 'A tide table of one’s own' });
    await expect(accountButton(page, speech)).toBeVisible();

    // The link works only once.
    await page.goto(link);
    await waitForApp(page);
    await chooseNewPassword(page, speech, 'Yet another one');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toBeVisible();
    await alert.getByRole('link', { name: t('accounts.recover.again') }).click();
    await expectHeading(page, t('accounts.forgot.title'));
  });
}

const { t } = GERMAN;

test('an invalid address is refused at once, an unknown one is not', async ({ page }) => {
  await visit(page, '/en/forgot-password');
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(email).toHaveAccessibleDescription('Cannot recover this Email');
  await expect(page).toHaveTitle(/^Error: /);
  const unknown = newEmail();
  await email.fill(unknown);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectHeading(page, 'Please check your e-mail');
  await expect(page.getByRole('status').filter({ hasText: 'Your request has arrived' })).toBeVisible();
  await page.waitForTimeout(1500);
  expect(await mailsTo(unknown)).toEqual([]);
});

test('a new password must be typed twice, identically', async ({ page, watch }) => {
  watch.expectStatus(422);
  await visit(page, '/en/recover/#nobodyssecret');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You must fill all fields' })).toBeFocused();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
  await page.getByRole('textbox', { name: 'Repeat new password' }).fill('different');
  await expect(page.getByRole('textbox', { name: 'New password', exact: true })).toHaveAccessibleDescription(
    /at least 10 characters/,
  );
  await expect(page.getByRole('textbox', { name: 'Repeat new password' })).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  for (const name of ['New password', 'Repeat new password'])
    await page.getByRole('textbox', { name, exact: true }).fill('Long enough for a password');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('This link has expired or has already been used')).toBeVisible();
});

test('when the server requires all fields, the page says so', async ({ page, watch }) => {
  watch.expectStatus(400);
  await page.route('**/customer/pwdconfirm', (route) =>
    route.fulfill({ status: 400, json: { code: 'REQUEST_MALFORMED', message: 'unreadable' } }),
  );
  await visit(page, '/en/recover/#asecret');
  for (const name of ['New password', 'Repeat new password'])
    await page.getByRole('textbox', { name, exact: true }).fill('Long enough for a password');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('main').getByText('You must fill all fields')).toBeVisible();
});

test('a secret in the path also works and leaves the address; it outlasts a reload and another language, and opens no other page', async ({
  page,
}) => {
  await page.goto('/de/recover/nobodyssecret');
  await waitForApp(page);
  await expect(page).toHaveURL(/\/de\/recover\/$/);
  await expect(page.getByRole('button', { name: t('accounts.recover.submit') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('accounts.recover.submit') })).toBeVisible();
  await page.goto('/en/recover/');
  await expect(page.getByRole('button', { name: 'Save and log in' })).toBeVisible();
  await page.goto('/de/confirm-email/');
  await expect(page.getByText(t('accounts.confirm.noLink'))).toBeVisible();
});

test('without a secret the page asks for the link', async ({ page }) => {
  await page.goto('/de/recover/');
  await expect(page.getByText(t('accounts.recover.noLink'))).toBeVisible();
  await page.getByRole('link', { name: t('accounts.recover.again') }).click();
  await expectHeading(page, t('accounts.forgot.title'));
});

test('a visitor can show the password while typing it', async ({ page }) => {
  await visit(page, '/de/login');
  const password = page.getByRole('textbox', { name: t('accounts.password'), exact: true });
  await password.fill('Ebbe');
  await expect(password).toHaveAttribute('type', 'password');
  const label = t('accounts.password');
  await page.getByRole('button', { name: t('accounts.password.show.label', { label }) }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: t('accounts.password.hide.label', { label }) }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

for (const path of ['recover-success', 'register/success'])
  test(`/${path} claims nothing to whoever has only its address`, async ({ page }) => {
    const { t } = GERMAN;
    await visit(page, `/de/${path}`);
    await expectHeading(page, t('accounts.nobody.title'));
    await expect(page.getByRole('main')).not.toContainText(t('accounts.recovered.text'));
    await expect(page.getByRole('main').getByRole('link', { name: t('accounts.login.title') })).toBeVisible();
  });
