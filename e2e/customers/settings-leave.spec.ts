// A customer downloads their data and deletes the account (GDPR art. 15, 17 and 20).
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN, type Speech, speechesOf } from '../support/speech.ts';
import { decide, newEmail, order, visit, waitForOrder } from '../support/visitor.ts';
import {
  createAccount,
  fillCartAsCustomer,
  fillIn,
  logIn,
  mailedLink,
  PASSWORD,
  press,
  refusal,
  section,
  tryLogin,
  wrong,
} from './settings-visitor.ts';

async function accountWithOrder(page: Page, speech: Speech, email: string): Promise<string> {
  await createAccount(page, speech, email);
  await logIn(page, speech, email, { to: 'tickets' });
  await fillCartAsCustomer(page, speech);
  await order(page, speech);
  await decide(page, 'Pay');
  return waitForOrder(page, speech);
}

test('a customer downloads their data: personal details and the order', async ({ page }) => {
  const { t } = GERMAN;
  const email = newEmail();
  const number = await accountWithOrder(page, GERMAN, email);
  await visit(page, '/de/settings');
  const matter = section(page, t('settings.data'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(matter, t('settings.data.download')),
  ]);
  expect(download.suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d\d-\d\d\.json$/);
  await expect(matter.getByRole('status')).toHaveText(t('settings.data.done'));
  const data = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(data.customer.email).toBe(email);
  expect(data.orders.map((one: { number: string }) => one.number)).toEqual([number]);
});

for (const speech of speechesOf('es')) {
  const when = `in ${speech.language}`;
  const { t, language } = speech;

  test(`${when}, a customer deletes the account, and the order's link still works`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(422, 401);
    const email = newEmail();
    const number = await accountWithOrder(page, speech, email);
    const link = await mailedLink(email, '/order-review/');
    await visit(page, `/${language}/settings`);
    const matter = section(page, t('settings.delete'));
    await press(matter, t('settings.delete'));
    await expect(matter).toContainText(t('settings.delete.orders'));

    // First without a password, then with a wrong one, then the customer cancels.
    await press(matter, t('settings.delete'));
    await wrong(matter, t('customers.errors'));
    await fillIn(matter, { [t('settings.password.old')]: 'not my password' });
    await press(matter, t('settings.delete'));
    const question = page.getByRole('dialog', { name: t('settings.delete.title') });
    await expect(question).toContainText(email);
    await press(question, t('settings.delete.yes'));
    await wrong(matter, t('field.PASSWORD_WRONG'));
    await fillIn(matter, { [t('settings.password.old')]: PASSWORD });
    await press(matter, t('settings.delete'));
    await press(question, t('settings.delete.no'));
    await expect(question).toHaveCount(0);
    await expect(matter.getByLabel(t('settings.password.old'), { exact: true })).toHaveValue(PASSWORD);

    await press(matter, t('settings.delete'));
    await press(question, t('settings.delete.yes'));
    await expect(page.getByText(t('settings.deleted'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${language}/$`));
    expect(
      await page.evaluate(() => ['token', 'customer'].map((key) => sessionStorage.getItem(key))),
    ).toEqual([null, null]);

    await visit(page, `/${language}/login`);
    await tryLogin(page, speech, email, PASSWORD);
    await expect(page.getByText(refusal(speech, 'AUTH_LOGIN_FAILED')).first()).toBeVisible();
    await visit(page, link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
  });
}

test('the link of an account’s order opens for whoever holds it, logged in with another account or not at all', async ({
  page,
  anotherVisitor,
}) => {
  const { t } = GERMAN;
  const email = newEmail();
  const number = await accountWithOrder(page, GERMAN, email);
  const link = await mailedLink(email, '/order-review/');
  const nobody = await anotherVisitor();
  await visit(nobody, link);
  await expect(nobody.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
  const other = newEmail();
  await createAccount(nobody, GERMAN, other);
  await logIn(nobody, GERMAN, other);
  await visit(nobody, link);
  await expect(nobody.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
});
