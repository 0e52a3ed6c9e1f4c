// The account pages meet WCAG 2.2 AA in each state that a visitor brings about, on a phone and a desktop, in light and
// dark, and with the keyboard alone.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test, type Watch } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { GERMAN } from '../support/speech.ts';
import { fillCart, newEmail, visit } from '../support/visitor.ts';
import {
  accountButton,
  createConfirmedAccount,
  expectHeading,
  forgetPassword,
  logIn,
  newAccount,
  register,
} from './account-visitor.ts';

const { t } = GERMAN;

const STATES: Record<string, (page: Page, watch: Watch) => Promise<void>> = {
  'login in the middle of a purchase': async (page) => {
    await fillCart(page, GERMAN);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('site.login') })
      .click();
    await expectHeading(page, t('accounts.login.title'));
  },
  'login that failed': async (page, watch) => {
    watch.expectStatus(401);
    await visit(page, '/de/login?fromUnauthorized=true');
    await logIn(page, GERMAN, { email: 'nobody@example.org', password: 'nothing' });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  },
  'registration with errors': async (page) => {
    await visit(page, '/de/register');
    await page.getByRole('button', { name: t('accounts.register.submit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
  },
  'registration done': async (page) => {
    await visit(page, '/de/register');
    await register(page, GERMAN, newAccount());
  },
  'forgotten password, no address': async (page) => {
    await visit(page, '/de/forgot-password');
    await page.getByRole('textbox', { name: t('accounts.email') }).fill('nobody');
    await page.getByRole('button', { name: t('accounts.forgot.submit') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  },
  'link on its way': async (page) => {
    await visit(page, '/de/forgot-password');
    await forgetPassword(page, GERMAN, newEmail());
  },
  'address not confirmed': async (page, watch) => {
    watch.expectStatus(422);
    await visit(page, '/de/confirm-email/#nobodyssecret');
    await page.getByRole('textbox', { name: t('accounts.password') }).fill('Ebbe und Flut am Abend');
    await page.getByRole('button', { name: t('accounts.confirm.submit') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  },
  'menu of the account': async (page) => {
    const account = await createConfirmedAccount(page);
    await visit(page, '/de/login');
    await logIn(page, GERMAN, account);
    await accountButton(page, GERMAN).click();
    await expect(page.getByRole('link', { name: t('accounts.logout') })).toBeVisible();
  },
};

for (const [name, way] of Object.entries(STATES))
  test(`${name} is accessible`, async ({ page, watch }) => {
    await way(page, watch);
    await inspect(page);
    await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
  });

test('a visitor registers, logs out and logs in with the keyboard alone', async ({ page }) => {
  const { email, password } = newAccount();
  const press = (key: string) => page.keyboard.press(key);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await visit(page, '/de/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: t('site.register') }));
  await press('Enter');
  await expectHeading(page, t('accounts.register.title'));
  for (const [label, value] of [
    [t('customers.field.fname'), 'Ada'],
    [t('customers.field.lname'), 'Lovelace'],
    [t('customers.field.email'), email],
    [t('accounts.email.repeat'), email],
    [t('accounts.password'), password],
    [t('accounts.password.repeat'), password],
  ] as const) {
    await tabTo(page, box(label));
    await page.keyboard.type(value);
  }
  await press('Enter');
  await expectHeading(page, t('accounts.registered.title'));

  await visit(page, '/de/');
  await tabTo(page, accountButton(page, GERMAN));
  await press('Enter');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: t('accounts.logout') }));
  await press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();

  await visit(page, '/de/login');
  await tabTo(page, box(t('accounts.email')));
  await page.keyboard.type(email);
  await press('Tab');
  await page.keyboard.type(password);
  await press('Tab');
  await expect(
    page.getByRole('button', { name: t('accounts.password.show.label', { label: t('accounts.password') }) }),
  ).toBeFocused();
  await press('Space');
  await expect(box(t('accounts.password'))).toHaveAttribute('type', 'text');
  await press('Tab');
  await press('Enter');
  await expect(accountButton(page, GERMAN)).toBeVisible();
});
