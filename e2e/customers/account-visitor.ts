// What a visitor with an account does. Controls are found by the words on the page.
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../domain/language.ts';
import { digestOf } from '../../shop/customers/session/password-digest.ts';
import { waitForLinks } from '../support/mailbox.ts';
import type { Speech } from '../support/speech.ts';
import { fillInDetails, newEmail, waitForApp } from '../support/visitor.ts';

export type Account = { readonly email: string; readonly password: string };

export function newAccount(): Account {
  return { email: newEmail(), password: 'Ebbe und Flut am Abend' };
}

const NAME = 'Ada Lovelace';

function box(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

export function expectHeading(page: Page, words: string) {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
}

/** Fills in the whole registration. */
export async function fillInAccount(page: Page, speech: Speech, { email, password }: Account) {
  const { t } = speech;
  await fillInDetails(page, speech, email);
  await box(page, t('accounts.email.repeat')).fill(email);
  await box(page, t('accounts.password')).fill(password);
  await box(page, t('accounts.password.repeat')).fill(password);
}

/** Registers an account and waits for the page that follows. */
export async function register(page: Page, speech: Speech, account: Account): Promise<void> {
  const { t } = speech;
  await expectHeading(page, t('accounts.register.title'));
  await fillInAccount(page, speech, account);
  await page.getByRole('button', { name: t('accounts.register.submit') }).click();
  await expectHeading(page, t('accounts.registered.title'));
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { t }: Speech, { email, password }: Account): Promise<void> {
  await expectHeading(page, t('accounts.login.title'));
  await box(page, t('accounts.email')).fill(email);
  await box(page, t('accounts.password')).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.login.submit') })
    .click();
}

export function accountButton(page: Page, { t }: Speech) {
  return page.getByRole('button', { name: `${t('accounts.menu')}: ${NAME}` });
}

export async function logOut(page: Page, speech: Speech): Promise<void> {
  await accountButton(page, speech).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: speech.t('accounts.logout') })
    .click();
  const login = page.getByRole('banner').getByRole('link', { name: speech.t('site.login'), exact: true });
  await expect(login).toBeVisible();
  await waitForApp(page);
}

/** Waits for a number of mails to an address and returns the link to one of our pages in the newest mail. */
export async function mailedLink(email: string, page: 'confirm-email' | 'recover', mails = 1) {
  const text = (await waitForLinks(email, mails)).at(-1)?.text ?? '';
  const link = new RegExp(`https?://\\S+/${page}/#[\\w-]+`).exec(text)?.[0];
  expect(link, text).toBeTruthy();
  return link ?? '';
}

/** Confirms a new account's address with the link in its mail, as the account that is signed in. */
export async function confirmByMail(page: Page, { t }: Speech, { email }: Account): Promise<void> {
  await page.goto(await mailedLink(email, 'confirm-email'));
  await page.getByRole('button', { name: t('accounts.confirm.submit') }).click();
  await expectHeading(page, t('accounts.confirmed.title'));
}

/** Asks for a new password on the page for it. */
export async function forgetPassword(page: Page, { t }: Speech, email: string): Promise<void> {
  await expectHeading(page, t('accounts.forgot.title'));
  await box(page, t('accounts.email')).fill(email);
  await page.getByRole('button', { name: t('accounts.forgot.submit') }).click();
  await expectHeading(page, t('accounts.sent.title'));
}

/** Chooses a new password on the page that the mailed link opens. */
export async function chooseNewPassword(page: Page, { t }: Speech, password: string, again = password) {
  await expectHeading(page, t('accounts.recover.title'));
  await box(page, t('accounts.password.new')).fill(password);
  await box(page, t('accounts.password.new.repeat')).fill(again);
  await page.getByRole('button', { name: t('accounts.recover.submit') }).click();
}

/** Creates an account through the API, without the pages. */
export async function createAccount(page: Page, account: Account, language: Language = 'de'): Promise<void> {
  const c = {
    email: account.email,
    password: digestOf(account.password),
    fname: 'Ada',
    lname: 'Lovelace',
    street: 'Am Kai 1',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
  };
  const answer = await page.request.post(`/api/${language}/customer/register`, { data: { c } });
  expect(answer.status()).toBe(200);
}

/** Creates a confirmed account through the API, without the pages. */
export async function createConfirmedAccount(page: Page): Promise<Account> {
  const account = newAccount();
  await createAccount(page, account);
  const link = await mailedLink(account.email, 'confirm-email');
  const token = link.split('#')[1];
  const confirmed = await page.request.post('/api/de/customer/emailconfirm', {
    data: { token, _p: digestOf(account.password) },
  });
  expect(confirmed.status()).toBe(200);
  return account;
}
