// A colleague forgets the password, and one day leaves: the browser that is open is out at once, no passkey opens the office any
// more, and what they did stays under their name.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { givePhone } from './authenticator.ts';
import { enterAs, inviteByCommand, join, menuLink, officeSpeech } from './colleague.ts';

test('a colleague forgets the password, and leaves', async ({ anotherVisitor, watch }) => {
  // Who is not signed in any more, or has left.
  watch.expectStatus(401, 422);
  const speech = officeSpeech('de');
  const { t } = speech;
  const admin = await anotherVisitor();
  await enterAs(admin, speech, 'admin');
  const email = newEmail();
  const name = `Toni ${email.replace(/@.*/, '')}`;
  const colleague = await anotherVisitor();
  await givePhone(colleague);
  await join(colleague, speech, inviteByCommand(name, email, 'service', 'de'));

  await test.step('a link by mail replaces a forgotten password', async () => {
    await colleague.context().clearCookies();
    await colleague.goto('/office/sign-in');
    await colleague.getByRole('link', { name: t('signIn.forgotten') }).click();
    await inspect(colleague);
    await colleague.getByLabel(t('signIn.email')).fill(email);
    await colleague.keyboard.press('Enter');
    await expect(colleague.getByRole('heading', { name: t('forgotten.sent.title') })).toBeVisible();
    const [mail] = await waitForMails(email, 1, 'shop', 60_000);
    const link = /http\S+\/office\/new-password#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await colleague.goto(link);
    await colleague.getByLabel(t('join.password')).fill('fünf Reiher im Watt');
    await inspect(colleague);
    await colleague.getByRole('button', { name: t('newPassword.submit') }).click();
    await colleague.getByRole('link', { name: t('directory.again') }).click();
    await colleague.getByLabel(t('signIn.email')).fill(email);
    await colleague.getByLabel(t('signIn.password')).fill('fünf Reiher im Watt');
    await colleague.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: t('today.title') })).toBeVisible();
  });

  await test.step('the colleague has a passkey', async () => {
    await colleague.goto('/office/account');
    await colleague.getByRole('button', { name: t('passkeys.add') }).click();
    const sheet = colleague.getByRole('dialog', { name: t('passkeys.add') });
    await sheet.getByLabel(t('passkeys.name')).fill('Telefon');
    await sheet.getByRole('button', { name: t('passkeys.add.submit') }).click();
    await expect(colleague.getByRole('rowheader', { name: 'Telefon' })).toBeVisible();
    await colleague.goto('/office/');
    await expect(colleague.getByRole('heading', { level: 1, name: t('today.title') })).toBeVisible();
  });

  await menuLink(admin, speech, 'office.menu.people').click();
  await admin.getByRole('link', { name }).click();
  await admin.getByRole('button', { name: t('people.end') }).click();
  await admin.getByRole('button', { name: t('people.end.submit') }).click();
  await expect(admin.getByText(t('people.ended', { name }))).toBeVisible();

  await test.step('the open browser is out, and the passkey opens nothing', async () => {
    await colleague.getByRole('button', { name: t('today.refresh') }).click();
    const again = colleague.getByRole('dialog', { name: t('signIn.again.title') });
    await again.getByRole('button', { name: t('signIn.passkey') }).click();
    await expect(again.getByRole('alert').first()).toBeVisible();
    await colleague.goto('/office/orders');
    await expect(colleague.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
  });

  await test.step('what they did is in the journal, under their name', async () => {
    await menuLink(admin, speech, 'office.menu.acts').click();
    await expect(admin.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
  });
});
