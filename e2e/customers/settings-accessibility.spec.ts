// The account page is accessible (law-and-ux): with the keyboard alone, and in each of its states.
import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../domain/language.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import { buyAsGuest, fillCart, newEmail } from '../support/visitor.ts';
import { change, createAccount, logIn, PASSWORD, press, section } from './settings-visitor.ts';

const { t } = GERMAN;

async function open(page: Page): Promise<string> {
  const email = newEmail();
  await createAccount(page, GERMAN, email);
  await logIn(page, GERMAN, email);
  await expect(section(page, t('settings.orders'))).toContainText(t('settings.orders.none'));
  return email;
}

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'as it is': async (page) => {
    await open(page);
  },
  'details and delivery address with errors': async (page) => {
    await open(page);
    const details = await change(page, GERMAN, t('cart.customer'));
    await details.getByLabel(t('customers.field.lname'), { exact: true }).fill('');
    await press(details, t('settings.save'));
    const delivery = await change(page, GERMAN, t('customers.shipping'));
    await delivery.getByRole('checkbox').uncheck();
    await press(delivery, t('settings.save'));
    await expect(delivery.getByRole('alert')).toBeFocused();
  },
  'address, password and deletion with errors': async (page) => {
    await open(page);
    await press(section(page, t('settings.email')), t('settings.email.resend'));
    await press(section(page, t('settings.email')), t('settings.email.send'));
    const password = await change(page, GERMAN, t('settings.password'));
    await press(password, t('settings.password.change'));
    const leaving = section(page, t('settings.delete'));
    await press(leaving, t('settings.delete'));
    await press(leaving, t('settings.delete'));
    await expect(leaving.getByRole('alert')).toBeFocused();
  },
  'the last question': async (page) => {
    await open(page);
    const leaving = section(page, t('settings.delete'));
    await press(leaving, t('settings.delete'));
    await leaving.getByLabel(t('settings.password.old'), { exact: true }).fill(PASSWORD);
    await press(leaving, t('settings.delete'));
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the offer to keep an account, with errors': async (page) => {
    await fillCart(page, GERMAN);
    await buyAsGuest(page, GERMAN, newEmail());
    const offer = section(page, t('keep.title'));
    await press(offer, t('accounts.register.submit'));
    await expect(offer.getByRole('alert')).toBeFocused();
  },
};

for (const [name, way] of Object.entries(STATES))
  test(`the account page is accessible: ${name}`, async ({ page }) => {
    await way(page);
    await inspect(page);
  });

test('the account page is complete and accessible in every language', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    const speech = speechIn(language);
    await page.goto(`/${language}/settings`);
    await expect(section(page, speech.t('settings.orders'))).toContainText(speech.t('settings.orders.none'));
    await change(page, speech, speech.t('settings.password'));
    await press(section(page, speech.t('settings.email')), speech.t('settings.email.resend'));
    await checkPage(page, language);
  }
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
