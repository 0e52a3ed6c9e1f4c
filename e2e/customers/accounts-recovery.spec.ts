// Spec 2, 5 and 8, password recovery: a mailed link lets the customer choose a new password, once.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
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

test('an invalid address is refused at once, an unknown one is not, and both pages are accessible', async ({
  page,
}) => {
  await visit(page, '/en/forgot-password');
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(email).toHaveAccessibleDescription('Cannot recover this Email');
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(page).toHaveTitle(/^Error: .+ - Museum am Strom$/);
  await inspect(page);
  const unknown = newEmail();
  await email.fill(unknown);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expectHeading(page, 'Please check your e-mail');
  await expect(page.getByRole('status').filter({ hasText: 'Your request has arrived' })).toBeVisible();
  await inspect(page);
  await page.waitForTimeout(1500);
  expect(await mailsTo(unknown)).toEqual([]);
});

test('a new password must be typed twice, identically; a secret in the path leaves the address, outlasts a reload and another language, and opens no other page', async ({
  page,
  watch,
}) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = page.getByRole('button', { name: 'Save and log in' });
  await test.step('without a secret the page asks for the link', async () => {
    await visit(page, '/de/recover/');
    await expect(page.getByText(t('accounts.recover.noLink'))).toBeVisible();
    await page.getByRole('link', { name: t('accounts.recover.again') }).click();
    await expectHeading(page, t('accounts.forgot.title'));
  });

  await test.step('with a secret it remembers it', async () => {
    await visit(page, '/de/recover/nobodyssecret');
    await expect(page).toHaveURL(/\/de\/recover\/$/);
    await expect(page.getByRole('button', { name: t('accounts.recover.submit') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t('accounts.recover.submit') })).toBeVisible();
    await page.goto('/de/confirm-email/');
    await expect(page.getByText(t('accounts.confirm.noLink'))).toBeVisible();
    await visit(page, '/en/recover/');
  });

  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'You must fill all fields' })).toBeFocused();
  await box('New password').fill('short');
  await box('Repeat new password').fill('different');
  await expect(box('New password')).toHaveAccessibleDescription(/at least 10 characters/);
  await expect(box('Repeat new password')).toHaveAccessibleDescription('Passwords do not match');
  for (const name of ['New password', 'Repeat new password'])
    await box(name).fill('Long enough for a password');

  await test.step('when the server requires all fields, the page says so', async () => {
    watch.expectStatus(400);
    await page.route('**/customer/pwdconfirm', (route) =>
      route.fulfill({ status: 400, json: { code: 'REQUEST_MALFORMED', message: 'unreadable' } }),
    );
    await save.click();
    await expect(page.getByRole('main').getByText('You must fill all fields')).toBeVisible();
    await page.unrouteAll();
  });

  watch.expectStatus(422);
  await save.click();
  await expect(page.getByText('This link has expired or has already been used')).toBeVisible();
});

test('the pages after a registration and a new password claim nothing to whoever has only their address', async ({
  page,
}) => {
  for (const path of ['recover-success', 'register/success']) {
    await visit(page, `/de/${path}`);
    const main = page.getByRole('main');
    await expectHeading(page, t('accounts.nobody.title'));
    await expect(main).not.toContainText(t('accounts.recovered.text'));
    await expect(main.getByRole('link', { name: t('accounts.login.title') })).toBeVisible();
  }
});
