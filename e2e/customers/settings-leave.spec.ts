// A customer downloads their data and deletes the account (GDPR art. 15, 17 and 20).
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { type Speech, speechesOf } from '../support/speech.ts';
import { decide, newEmail, order, visit, waitForOrder } from '../support/visitor.ts';
import {
  addTicket,
  createAccount,
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

async function expectOrder(page: Page, { t }: Speech, link: string, number: string): Promise<void> {
  await visit(page, link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
}

for (const speech of speechesOf('es')) {
  const when = `in ${speech.language}`;
  const { t, language } = speech;

  test(`${when}, a customer downloads the data and deletes the account, and the order's link works for whoever holds it, before and after`, async ({
    page,
    watch,
    anotherVisitor,
  }) => {
    watch.expectStatus(422, 401);
    const email = newEmail();
    await createAccount(page, speech, email);
    await logIn(page, speech, email, { to: 'tickets/haus-der-maschinen' });
    await addTicket(page, speech);
    await order(page, speech);
    await decide(page, 'Pay');
    const number = await waitForOrder(page, speech);
    const link = await mailedLink(email, '/order-review/');

    await test.step('the link opens without an account, and with another one', async () => {
      const nobody = await anotherVisitor();
      await expectOrder(nobody, speech, link, number);
      const other = newEmail();
      await createAccount(nobody, speech, other);
      await logIn(nobody, speech, other);
      await expectOrder(nobody, speech, link, number);
    });

    await test.step('the data are personal details and the order', async () => {
      await visit(page, `/${language}/settings`);
      const data = section(page, t('settings.data'));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        press(data, t('settings.data.download')),
      ]);
      const { customer, orders } = JSON.parse(readFileSync(await download.path(), 'utf8'));
      const name = new RegExp(`^${t('settings.data.file')}-\\d{4}-\\d\\d-\\d\\d\\.json$`);
      expect(download.suggestedFilename()).toMatch(name);
      await expect(data.getByRole('status')).toHaveText(t('settings.data.done'));
      expect(customer.email).toBe(email);
      expect(orders.map((one: { number: string }) => one.number)).toEqual([number]);
    });

    const matter = section(page, t('settings.delete'));
    const question = page.getByRole('dialog', { name: t('settings.delete.title') });
    await test.step('without a password, with a wrong one and without a yes, the account stays', async () => {
      await press(matter, t('settings.delete'));
      await expect(matter).toContainText(t('settings.delete.orders'));
      await press(matter, t('settings.delete'));
      await wrong(matter, t('customers.errors'));
      await fillIn(matter, { [t('settings.password.old')]: 'not my password' });
      await press(matter, t('settings.delete'));
      await expect(question).toContainText(email);
      await press(question, t('settings.delete.yes'));
      await wrong(matter, t('field.PASSWORD_WRONG'));
      await fillIn(matter, { [t('settings.password.old')]: PASSWORD });
      await press(matter, t('settings.delete'));
      await press(question, t('settings.delete.no'));
      await expect(question).toHaveCount(0);
      await expect(matter.getByLabel(t('settings.password.old'), { exact: true })).toHaveValue(PASSWORD);
    });

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
    await expectOrder(page, speech, link, number);
  });
}
