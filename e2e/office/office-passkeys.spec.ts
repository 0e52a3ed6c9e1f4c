// A passkey: added as the second step that an admin must have, named, given again, signed in with, and removed.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { newEmail } from '../support/visitor.ts';
import { givePhone } from './authenticator.ts';
import { looksRight } from './by-keys.ts';
import { invite, join, menuLink, officeSpeech, setUpApp } from './colleague.ts';

/** What the server says a quarter of an hour after the factor was given. */
const FACTOR_NEEDED = {
  status: 403,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'STAFF_FACTOR_NEEDED', message: '' }),
};

test('an admin lives with a passkey alone', async ({ anotherVisitor, watch }) => {
  // Who is not signed in, and a factor that is asked for again.
  watch.expectStatus(401, 403, 422);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor();
  const phone = await givePhone(page);
  await join(page, speech, await invite('Kim admin', newEmail(), 'admin', 'de'));

  await page.getByRole('button', { name: t('passkeys.add') }).click();
  const sheet = page.getByRole('dialog', { name: t('passkeys.add') });
  await sheet.getByRole('button', { name: t('passkeys.add.submit') }).click();
  await expect(sheet.getByRole('alert').first()).toContainText(t('office.form.missing'));
  await sheet.getByLabel(t('passkeys.name')).fill('Telefon');
  await sheet.getByRole('button', { name: t('passkeys.add.submit') }).click();
  await expect(page.getByRole('rowheader', { name: 'Telefon' })).toBeVisible();
  await expect(page.getByText(t('account.factor.missing.title'))).toHaveCount(0);
  expect(await phone.count()).toBe(1);
  await page.getByRole('button', { name: t('passkeys.rename.of', { name: 'Telefon' }) }).click();
  await page.getByRole('dialog').getByLabel(t('passkeys.name')).fill('Diensthandy');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('passkeys.rename') })
    .click();
  await expect(page.getByRole('rowheader', { name: 'Diensthandy' })).toBeVisible();
  await looksRight(page);

  await page.context().clearCookies();
  await page.goto('/office/account');
  await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
  await page.getByRole('button', { name: t('signIn.passkey') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('office.menu.account') })).toBeVisible();

  await test.step('the last factor of an admin stays; beside an app it may go', async () => {
    const remove = page.getByRole('button', { name: t('passkeys.remove.of', { name: 'Diensthandy' }) });
    await remove.click();
    const asked = page.getByRole('dialog', { name: t('passkeys.remove.title', { name: 'Diensthandy' }) });
    await asked.getByRole('button', { name: t('passkeys.remove') }).click();
    await expect(asked.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await setUpApp(page, speech);
    await test.step('a quarter of an hour later it is asked for again', async () => {
      await page.route('**/office/passkeys/remove', (route) => route.fulfill(FACTOR_NEEDED), { times: 1 });
      await remove.click();
      await asked.getByRole('button', { name: t('passkeys.remove') }).click();
      const confirm = page.getByRole('dialog', { name: t('signIn.factor.title') });
      await expect(confirm.getByLabel(t('signIn.code'))).toBeVisible();
      await inspect(page);
      await confirm.getByRole('button', { name: t('signIn.factor.passkey') }).click();
    });
    await expect(page.getByText(t('passkeys.removed'))).toBeVisible();
  });

  await phone.deny();
  await page.context().clearCookies();
  await page.goto('/office/');
  await page.getByRole('button', { name: t('signIn.passkey') }).click();
  await expect(page.getByText(t('passkey.stopped'))).toBeVisible();
  await expect(menuLink(page, speech, 'office.menu.today')).toHaveCount(0);
});
