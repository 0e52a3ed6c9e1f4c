// After a guest's order (law-and-ux, "Practice") the page offers an account with the details typed before. The account then
// contains the order.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { waitForMails } from '../support/mailbox.ts';
import { speechesOf } from '../support/speech.ts';
import { buyAsGuest, fillCart, newEmail, visit, waitForApp } from '../support/visitor.ts';
import { confirmAddress, fillIn, PASSWORD, press, section, tryLogin, wrong } from './settings-visitor.ts';

for (const speech of speechesOf('it')) {
  const when = `in ${speech.language}`;
  const { t, language } = speech;

  test(`${when}, a guest creates an account after the order, offered again until it exists, and the account contains the order`, async ({
    page,
    anotherVisitor,
  }) => {
    const email = newEmail();
    await fillCart(page, speech);
    const number = await buyAsGuest(page, speech, email);
    const bought = page.url();

    // A reload offers it again.
    await page.reload();
    await waitForApp(page);
    const offer = section(page, t('keep.title'));
    await expect(offer).toContainText(email);
    await expect(offer.getByRole('checkbox')).not.toBeChecked();
    await fillIn(offer, {
      [t('accounts.password')]: PASSWORD,
      [t('accounts.password.repeat')]: `${PASSWORD}.`,
    });
    await press(offer, t('accounts.register.submit'));
    await expect(await wrong(offer, t('customers.errors'))).toContainText(t('field.PASSWORDS_DIFFER'));
    expect(await page.title()).toContain(t('site.errorPrefix'));
    await inspect(page);
    await fillIn(offer, { [t('accounts.password.repeat')]: PASSWORD });
    await press(offer, t('accounts.register.submit'));
    await expect(offer.getByRole('status')).toContainText(t('keep.done'));
    await expect(offer).toContainText(t('keep.done.text', { email }));
    // The tickets are still on the page.
    await expect(
      page.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 1 }) }),
    ).toBeVisible();

    await offer.getByRole('link', { name: t('keep.account') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
    await expect(section(page, t('settings.email'))).toContainText(t('settings.email.unconfirmed'));
    await expect(page.getByRole('checkbox', { name: t('accounts.register.newsletter') })).not.toBeChecked();
    await section(page, t('settings.orders'))
      .getByRole('link', { name: t('cart.review', { number }) })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
    await expect(page.getByRole('link', { name: t('cart.document.tickets') })).toBeVisible();

    await visit(page, bought);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.success'));
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);

    await confirmAddress(page, speech, email);
    await waitForMails(email, 2);
    await visit(page, `/${language}/settings`);
    await expect(section(page, t('settings.email'))).toContainText(t('settings.email.confirmed'));

    // The password opens the account in another browser, too.
    const elsewhere = await anotherVisitor();
    await visit(elsewhere, `/${language}/login?returnTo=/${language}/settings`);
    await tryLogin(elsewhere, speech, email, PASSWORD);
    await elsewhere.waitForURL('**/settings');
    await expect(section(elsewhere, t('settings.orders'))).toContainText(number);
  });
}
