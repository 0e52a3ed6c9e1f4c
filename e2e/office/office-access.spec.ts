// A colleague's first morning and last: invited, shown their own menu alone, the password forgotten once. Whoever has left is out at
// once in the browser that is open, no password and no passkey opens the office any more, and what they did stays under their name.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo, waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { givePhone } from './authenticator.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, join, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

const NEW_PASSWORD = 'fünf Reiher im Watt';

test('a new colleague is invited, joins, sees only their menu, forgets the password, has a passkey, and leaves', async ({
  anotherVisitor,
  watch,
}) => {
  // Who is not signed in, at first and after leaving.
  watch.expectStatus(401, 422);
  const speech = officeSpeech('en');
  const { t } = speech;
  const admin = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(admin, speech, 'admin');
  const email = newEmail();
  const name = `Robin ${email.replace(/@.*/, '')}`;
  await inviteInOffice(admin, speech, name, email);

  const colleague = await anotherVisitor({ locale: 'en-GB' });
  await givePhone(colleague);
  const today = colleague.getByRole('heading', { level: 1, name: t('today.title') });
  await join(colleague, speech, linkTo('join', (await onlyMailTo(email)).text));
  await expect(today).toBeVisible();
  await expect(menuLink(colleague, speech, 'office.menu.today')).toBeVisible();
  await expect(menuLink(colleague, speech, 'office.menu.people')).toHaveCount(0);
  await colleague.goto('/office/people');
  await expect(colleague.getByRole('heading', { name: t('office.error.forbidden.title') })).toBeVisible();
  await looksRight(colleague);

  await test.step('a link by mail replaces a forgotten password', async () => {
    await replacePassword(colleague, speech, email);
    await expect(today).toBeVisible();
  });

  await test.step('the colleague has a passkey', async () => {
    await colleague.goto('/office/account');
    await colleague.getByRole('button', { name: t('passkeys.add') }).click();
    const sheet = colleague.getByRole('dialog', { name: t('passkeys.add') });
    await sheet.getByLabel(t('passkeys.name')).fill('Phone');
    await sheet.getByRole('button', { name: t('passkeys.add.submit') }).click();
    await expect(colleague.getByRole('rowheader', { name: 'Phone' })).toBeVisible();
    await menuLink(colleague, speech, 'office.menu.today').click();
    await expect(today).toBeVisible();
  });

  await admin.getByRole('link', { name }).click();
  await admin.getByRole('button', { name: t('people.end') }).click();
  await admin.getByRole('button', { name: t('people.end.submit') }).click();
  await expect(admin.getByText(t('people.ended', { name }))).toBeVisible();

  await test.step('the open browser is out, and neither password nor passkey opens anything', async () => {
    await colleague.getByRole('button', { name: t('today.refresh') }).click();
    const again = colleague.getByRole('dialog', { name: t('signIn.again.title') });
    await again.getByRole('button', { name: t('signIn.passkey') }).click();
    await expect(again.getByRole('alert').first()).toBeVisible();
    await again.getByLabel(t('signIn.email')).fill(email);
    await again.getByLabel(t('signIn.password')).fill(NEW_PASSWORD);
    await again.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
    await expect(again.getByText(speech.refusal('refusal.STAFF_SIGN_IN_FAILED', {}))).toBeVisible();
    await colleague.goto('/office/orders');
    await expect(colleague.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
  });

  await test.step('what they did is in the journal, under their name', async () => {
    await menuLink(admin, speech, 'office.menu.acts').click();
    await expect(admin.getByRole('row').filter({ hasText: name }).first()).toBeVisible();
  });
});

function linkTo(page: 'join' | 'new-password', text = ''): string {
  return new RegExp(`http\\S+/office/${page}#\\S+`).exec(text)?.[0] ?? '';
}

async function inviteInOffice(page: Page, speech: OfficeSpeech, name: string, email: string) {
  const { t } = speech;
  await menuLink(page, speech, 'office.menu.people').click();
  await page.getByRole('button', { name: t('people.invite') }).click();
  const form = page.getByRole('dialog', { name: t('people.invite') });
  await form.getByRole('button', { name: t('people.invite.submit') }).click();
  await expect(form.getByRole('alert')).toContainText(t('office.form.missing'));
  await form.getByRole('textbox', { name: t('people.name') }).fill(name);
  await form.getByRole('textbox', { name: t('people.email') }).fill(email);
  await form.getByRole('checkbox', { name: t('people.role.programme') }).check();
  await form.getByRole('button', { name: t('people.invite.submit') }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
}

async function replacePassword(page: Page, { t }: OfficeSpeech, email: string) {
  await page.context().clearCookies();
  await page.goto('/office/sign-in');
  await page.getByRole('link', { name: t('signIn.forgotten') }).click();
  await inspect(page);
  await page.getByLabel(t('signIn.email')).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('forgotten.sent.title') })).toBeVisible();
  const mails = await waitForMails(email, 2, 'shop', 60_000);
  await page.goto(mails.map(({ text }) => linkTo('new-password', text)).find(Boolean) ?? '');
  await page.getByLabel(t('join.password')).fill(NEW_PASSWORD);
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: t('newPassword.submit') }).click();
  await page.getByRole('link', { name: t('directory.again') }).click();
  await page.getByLabel(t('signIn.email')).fill(email);
  await page.getByLabel(t('signIn.password')).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
}
