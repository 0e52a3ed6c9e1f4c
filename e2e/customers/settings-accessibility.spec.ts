// The account page is accessible (law-and-ux): with the keyboard alone, and in each of its states. settings-keep.spec and
// settings-two-steps.spec have the offer to keep an account, and the second step.
import { expect, type Page } from '@playwright/test';
import { digestOf } from '../../shop/customers/session/password-digest.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { GERMAN, speechIn, testedLanguages } from '../support/speech.ts';
import { newEmail } from '../support/visitor.ts';
import { change, createAccount, fillIn, logIn, PASSWORD, press, section } from './settings-visitor.ts';

const { t } = GERMAN;

async function open(page: Page): Promise<string> {
  const email = newEmail();
  await createAccount(page, GERMAN, email);
  await logIn(page, GERMAN, email);
  await expect(section(page, t('settings.orders'))).toContainText(t('settings.orders.none'));
  return email;
}

/** Opens every form, and sends what is wrong. */
async function makeAllWrong(page: Page): Promise<void> {
  const details = await change(page, GERMAN, t('cart.customer'));
  await details.getByLabel(t('customers.field.lname'), { exact: true }).fill('');
  await press(details, t('settings.save'));
  const delivery = await change(page, GERMAN, t('customers.shipping'));
  await delivery.getByRole('checkbox').uncheck();
  await press(delivery, t('settings.save'));
  await expect(delivery.getByRole('alert')).toBeFocused();
  const address = section(page, t('settings.email'));
  await press(address, t('settings.email.resend'));
  await press(address, t('settings.email.send'));
  const password = await change(page, GERMAN, t('settings.password'));
  await press(password, t('settings.password.change'));
  await press(section(page, t('settings.sessions')), t('settings.sessions.others'));
  const leaving = section(page, t('settings.delete'));
  await press(leaving, t('settings.delete'));
  await press(leaving, t('settings.delete'));
  await expect(leaving.getByRole('alert')).toBeFocused();
  for (const one of [details, address, password]) await expect(one.getByRole('alert')).toBeVisible();
}

test('the account page is accessible: as it is, with every form open and wrong, and before the account is deleted; all other devices are logged out at once', async ({
  page,
}) => {
  const email = await open(page);
  const elsewhere = { _u: email, _p: digestOf(PASSWORD) };
  expect((await page.request.post('/api/de/auth/login', { data: elsewhere })).status()).toBe(200);

  await test.step('as it is, also in other languages', async () => {
    for (const language of testedLanguages()) {
      const speech = speechIn(language);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${language}/settings`);
      await expect(section(page, speech.t('settings.orders'))).toContainText(
        speech.t('settings.orders.none'),
      );
      if (language === 'de') await inspect(page);
      await change(page, speech, speech.t('settings.password'));
      await press(section(page, speech.t('settings.email')), speech.t('settings.email.resend'));
      await checkPage(page, language);
    }
  });

  await page.goto('/de/settings');
  const devices = section(page, t('settings.sessions'));
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await test.step('with every form open and wrong', async () => {
    await makeAllWrong(page);
    await inspect(page);
  });

  await test.step('all other devices are logged out at once', async () => {
    const form = devices.locator('form');
    await fillIn(form, { [t('settings.password.old')]: PASSWORD });
    await press(form, t('settings.sessions.others'));
    await expect(devices.getByRole('status')).toHaveText(t('settings.sessions.endedOthers', { count: 2 }));
    await expect(devices.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('the last question', async () => {
    const leaving = section(page, t('settings.delete'));
    await fillIn(leaving, { [t('settings.password.old')]: PASSWORD });
    await press(leaving, t('settings.delete'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await inspect(page);
  });
});

test('a customer changes the delivery address with the keyboard alone', async ({ page }) => {
  await open(page);
  await tabTo(
    page,
    page.getByRole('navigation', { name: t('settings.sections') }).getByRole('link', {
      name: t('customers.shipping'),
    }),
  );
  await page.keyboard.press('Enter');
  const delivery = section(page, t('customers.shipping'));
  await expect(delivery).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(delivery.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(delivery.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  for (const typed of ['Ana Marinho', 'Am Deich 4', '25746', 'Heide']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await tabTo(page, delivery.getByRole('button', { name: t('settings.save') }));
  await page.keyboard.press('Enter');
  await expect(delivery).toContainText('25746 Heide');
  await expect(delivery.getByRole('button')).toBeFocused();
});
