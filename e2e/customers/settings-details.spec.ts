// `/settings` (spec 2 and 5): personal details and the delivery address, and how the checkout uses them.
import { expect, type Page } from '@playwright/test';
import { addArticle, deliveryAddress, summary } from '../merchandise/retail-visitor.ts';
import { test } from '../support/journey.ts';
import { GERMAN, type Speech, speechesOf } from '../support/speech.ts';
import {
  decide,
  fillInDetails,
  newEmail,
  openEvent,
  order,
  visit,
  waitForApp,
  waitForOrder,
} from '../support/visitor.ts';
import {
  addTicket,
  change,
  createAccount,
  fillIn,
  logIn,
  PASSWORD,
  press,
  section,
  tryLogin,
  wrong,
} from './settings-visitor.ts';

for (const speech of speechesOf('nl')) {
  const when = `in ${speech.language}`;
  const { t, language, formats } = speech;

  test.describe(when, () => {
    test('the account page requires a login and opens after it; a customer changes the details, and a reload loses nothing typed', async ({
      page,
    }) => {
      const email = newEmail();
      await createAccount(page, speech, email);
      await visit(page, `/${language}/settings`);
      await page.waitForURL(`**/${language}/login?fromUnauthorized=true&returnTo=*`);
      await tryLogin(page, speech, email, PASSWORD);
      await page.waitForURL(`**/${language}/settings`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
      await expect(section(page, t('settings.orders'))).toContainText(t('settings.orders.none'));
      await expect(page.getByRole('button', { name: `${t('accounts.menu')}: Ada Lovelace` })).toBeVisible();

      const details = await change(page, speech, t('cart.customer'));
      await expect(details.getByRole('combobox').first()).toBeFocused();
      await fillIn(details, {
        [t('customers.field.fname')]: '',
        [t('customers.field.lname')]: 'Byron',
        [t('customers.field.zip')]: '#!',
      });
      // The form shows no errors before it is sent.
      await expect(details.getByText(t('field.REQUIRED'))).toHaveCount(0);
      await press(details, t('settings.save'));
      const errors = await wrong(details, t('customers.errors'));
      await expect(errors.getByRole('link')).toHaveCount(2);
      expect(await page.title()).toContain(t('site.errorPrefix'));
      await errors.getByRole('link', { name: t('customers.field.fname') }).click();
      const first = details.getByLabel(t('customers.field.fname'), { exact: true });
      await expect(first).toBeFocused();
      await first.fill('Augusta');
      await expect(errors.getByRole('link')).toHaveCount(1);
      await fillIn(details, { [t('customers.field.zip')]: '20459' });
      await press(details, t('settings.save'));
      await expect(details.getByRole('status')).toHaveText(t('settings.saved'));
      await expect(details.getByRole('button')).toBeFocused();
      await expect(details).toContainText('Augusta Byron');
      await expect(page).toHaveTitle(new RegExp(`^${t('settings.title')}`));
      await page.reload();
      await waitForApp(page);
      await expect(details).toContainText('20459 Hamburg');
    });

    test('a customer without invoices has the next parcel sent to a complete delivery address, and changes the details on the way, keeping the cart', async ({
      page,
    }) => {
      const email = newEmail();
      await createAccount(page, speech, email);
      await logIn(page, speech, email);
      await saveDeliveryAddress(page, speech);
      const details = await change(page, speech, t('cart.customer'));
      await details.getByRole('checkbox', { name: t('settings.invoice') }).uncheck();
      await press(details, t('settings.save'));
      await expect(details).toContainText(t('settings.invoice.no'));

      await addArticle(page, speech, 'plakat-mondwasser');
      await openEvent(page, speech, 'haus-der-maschinen');
      const price = await addTicket(page, speech);
      const block = deliveryAddress(page, speech);
      await expect(block.getByRole('checkbox')).not.toBeChecked();
      await expect(block.getByLabel(t('customers.field.city'), { exact: true })).toHaveValue('Strasbourg');
      await expect(summary(page, speech)).toContainText(formats.money(2200 + 790 + price));

      await test.step('from the checkout to the account, and back with the cart', async () => {
        await page.getByRole('link', { name: t('cart.customer.change.label') }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
        await fillIn(details, { [t('customers.field.city')]: 'Lübeck' });
        await press(details, t('settings.save'));
        await expect(page).toHaveURL(new RegExp(`/${language}/checkout$`));
        await expect(details).toContainText('20457 Lübeck');
      });
      await page.getByText(t('cart.invoice'), { exact: true }).click();
      await expect(page.getByRole('checkbox', { name: t('cart.invoice.request') })).not.toBeChecked();
      await order(page, speech);
      await decide(page, 'Pay');
      await waitForOrder(page, speech);
      const parcel = page.getByRole('region', { name: t('cart.parcel'), exact: true });
      await expect(parcel).toContainText('Ana Marinho');
      await expect(section(page, t('keep.title'))).toHaveCount(0);
      await expect(page.getByRole('link', { name: t('cart.document.tickets') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('cart.document.invoice') })).toHaveCount(0);
    });
  });
}

/** Has parcels sent to France, on the account page. */
async function saveDeliveryAddress(page: Page, speech: Speech): Promise<void> {
  const { t } = speech;
  const delivery = section(page, t('customers.shipping'));
  await expect(delivery).toContainText(t('customers.shipping.same'));
  await change(page, speech, t('customers.shipping'));
  await delivery.getByRole('checkbox').uncheck();
  await fillIn(delivery, { [t('customers.field.name')]: 'Ana Marinho' });
  await press(delivery, t('settings.save'));
  await wrong(delivery, t('customers.shipping.incomplete'));
  await fillIn(delivery, {
    [t('customers.field.street')]: 'Rue du Quai 4',
    [t('customers.field.zip')]: '67000',
    [t('customers.field.city')]: 'Strasbourg',
  });
  await delivery.getByRole('combobox').selectOption('FR');
  await press(delivery, t('settings.save'));
  await expect(delivery.getByRole('status')).toHaveText(t('settings.saved'));
  await expect(delivery).toContainText('67000 Strasbourg');
}

const { t } = GERMAN;

test('a guest sees the links to log in and register, and has no account page: it leads to the login, and from the checkout to the details', async ({
  page,
}) => {
  await visit(page, '/de/register-guest');
  await fillInDetails(page, GERMAN, newEmail());
  await page.getByRole('button', { name: t('customers.guest.save') }).click();
  await expect(page).toHaveURL(/\/de\/checkout$/);
  await openEvent(page, GERMAN, 'haus-der-maschinen');
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.login') })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: t('site.register') })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy();
  await addTicket(page, GERMAN);
  await page.getByRole('link', { name: t('cart.customer.change.label') }).click();
  await expect(page).toHaveURL(/\/de\/register-guest$/);
  await visit(page, '/de/settings');
  await page.waitForURL('**/de/login?fromUnauthorized=true&returnTo=*');
});
