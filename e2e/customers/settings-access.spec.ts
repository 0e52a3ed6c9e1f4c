// Access to an account (spec 5, 6 and 8): a new password, a new e-mail address, and the newsletter.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { waitForMails } from '../support/mailbox.ts';
import { speechesOf } from '../support/speech.ts';
import { newEmail, visit, waitForApp } from '../support/visitor.ts';
import {
  change,
  confirmAddress,
  createAccount,
  fillIn,
  logIn,
  PASSWORD,
  press,
  refusal,
  section,
  tryLogin,
  wrong,
} from './settings-visitor.ts';

const NEW_PASSWORD = 'zwölf Möwen am Pegel';

for (const speech of speechesOf('de')) {
  const when = `in ${speech.language}`;
  const { t, language } = speech;

  test(`${when}, one click subscribes to the newsletter, and after a change only the new password opens the account`, async ({
    page,
    watch,
    anotherVisitor,
  }) => {
    watch.expectStatus(422, 401);
    watch.expectTrouble(/ERR_FAILED|customer\/update/);
    const email = newEmail();
    await createAccount(page, speech, email);
    const elsewhere = await anotherVisitor();
    await logIn(elsewhere, speech, email);
    await logIn(page, speech, email);
    const newsletter = section(page, t('settings.newsletter'));
    const box = newsletter.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await box.check();
    await expect(newsletter.getByRole('status')).toHaveText(t('settings.newsletter.on'));

    const matter = await change(page, speech, t('settings.password'));
    await fillIn(matter, {
      [t('settings.password.old')]: 'not my password',
      [t('accounts.password.new')]: NEW_PASSWORD,
      [t('accounts.password.new.repeat')]: PASSWORD,
    });
    await press(matter, t('settings.password.change'));
    await expect(await wrong(matter, t('customers.errors'))).toContainText(t('field.PASSWORDS_DIFFER'));
    await fillIn(matter, { [t('accounts.password.new.repeat')]: NEW_PASSWORD });
    await press(matter, t('settings.password.change'));
    const refused = await wrong(matter, t('field.PASSWORD_WRONG'));
    await expect(refused.getByRole('heading')).toHaveText(refusal(speech, 'AUTH_PASSWORD_CHANGE_FAILED'));
    await expect(matter.getByLabel(t('accounts.password.new'), { exact: true })).toHaveValue(NEW_PASSWORD);
    await fillIn(matter, { [t('settings.password.old')]: PASSWORD });
    await press(matter, t('settings.password.change'));
    await expect(matter.getByRole('status')).toHaveText(t('settings.password.saved'));

    // This browser stays logged in, others do not.
    await page.reload();
    await waitForApp(page);
    await expect(section(page, t('settings.orders'))).toContainText(t('settings.orders.none'));
    await expect(box).toBeChecked();
    await box.uncheck();
    await expect(newsletter.getByRole('status')).toHaveText(t('settings.newsletter.off'));
    // What cannot be saved is undone, and the page says so.
    await page.route('**/customer/update*', (route) => route.abort());
    await box.click();
    await expect(newsletter).toContainText(t('cart.unreachable'));
    await expect(box).not.toBeChecked();

    await elsewhere.reload();
    await elsewhere.waitForURL(`**/${language}/login?fromUnauthorized=true*`);
    await tryLogin(elsewhere, speech, email, PASSWORD);
    await expect(elsewhere.getByText(refusal(speech, 'AUTH_LOGIN_FAILED')).first()).toBeVisible();
    await tryLogin(elsewhere, speech, email, NEW_PASSWORD);
    await elsewhere.waitForURL(`**/${language}/settings`);
  });

  test(`${when}, the confirmation mail can be sent again, and a new e-mail address counts once it is confirmed`, async ({
    page,
    anotherVisitor,
    watch,
  }) => {
    watch.expectStatus(401);
    const email = newEmail();
    const next = newEmail();
    await createAccount(page, speech, email);
    await logIn(page, speech, email);
    const matter = section(page, t('settings.email'));
    await press(matter, t('settings.email.resend'));
    await expect(matter.getByLabel(t('settings.email.new'), { exact: true })).toHaveValue(email);
    await fillIn(matter, { [t('settings.password.old')]: PASSWORD });
    await press(matter, t('settings.email.send'));
    await expect(matter.getByRole('status')).toHaveText(t('settings.email.sent', { email }));
    await waitForMails(email, 2, 'shop', 30_000);
    await confirmAddress(page, speech, email);
    await visit(page, `/${language}/settings`);
    await expect(matter).toContainText(t('settings.email.confirmed'));

    await change(page, speech, t('settings.email'));
    await fillIn(matter, {
      [t('settings.email.new')]: next,
      [t('settings.email.again')]: `x${next}`,
      [t('settings.password.old')]: PASSWORD,
    });
    await press(matter, t('settings.email.send'));
    await expect(await wrong(matter, t('customers.errors'))).toContainText(t('field.EMAILS_DIFFER'));
    await fillIn(matter, { [t('settings.email.again')]: next });
    await press(matter, t('settings.email.send'));
    await expect(matter.getByRole('status')).toHaveText(t('settings.email.sent', { email: next }));
    await expect(matter).toContainText(email);
    // The old address gets a mail about the change.
    await waitForMails(email, 3, 'shop', 30_000);

    await confirmAddress(page, speech, next);
    await visit(page, `/${language}/settings`);
    await expect(matter).toContainText(next);
    await expect(matter).not.toContainText(email);
    const elsewhere = await anotherVisitor();
    await visit(elsewhere, `/${language}/login?returnTo=/${language}/settings`);
    await tryLogin(elsewhere, speech, email, PASSWORD);
    await expect(elsewhere.getByText(refusal(speech, 'AUTH_LOGIN_FAILED')).first()).toBeVisible();
    await tryLogin(elsewhere, speech, next, PASSWORD);
    await elsewhere.waitForURL(`**/${language}/settings`);
  });
}
