// A new colleague on the first morning, and a colleague who leaves.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { enterAs, join, menuLink, officeSpeech, PASSWORD } from './colleague.ts';

for (const language of ['de', 'en'] as const) {
  const speech = officeSpeech(language);
  const { t } = speech;
  const locale = language === 'de' ? 'de-DE' : 'en-GB';

  test(`in ${language}, a new colleague is invited, joins, sees only their menu, and leaves`, async ({
    anotherVisitor,
    watch,
  }) => {
    // Who is not signed in, at first and after leaving.
    watch.expectStatus(401, 422);
    const admin = await anotherVisitor({ locale });
    await enterAs(admin, speech, 'admin');
    const email = newEmail();
    const name = `Robin ${email.replace(/@.*/, '')}`;
    await menuLink(admin, speech, 'office.menu.people').click();
    await admin.getByRole('button', { name: t('people.invite') }).click();
    const form = admin.getByRole('dialog', { name: t('people.invite') });
    await form.getByRole('button', { name: t('people.invite.submit') }).click();
    await expect(form.getByRole('alert')).toContainText(t('office.form.missing'));
    await form.getByRole('textbox', { name: t('people.name') }).fill(name);
    await form.getByRole('textbox', { name: t('people.email') }).fill(email);
    await form.getByRole('checkbox', { name: t('people.role.programme') }).check();
    await form.getByRole('button', { name: t('people.invite.submit') }).click();
    await expect(admin.getByRole('rowheader', { name })).toBeVisible();

    const colleague = await anotherVisitor({ locale });
    const link = /http\S+\/office\/join#\S+/.exec((await onlyMailTo(email)).text ?? '')?.[0] ?? '';
    await join(colleague, speech, link);
    await expect(colleague.getByRole('heading', { level: 1, name: t('today.title') })).toBeVisible();
    await expect(menuLink(colleague, speech, 'office.menu.today')).toBeVisible();
    await expect(menuLink(colleague, speech, 'office.menu.people')).toHaveCount(0);
    await colleague.goto('/office/people');
    await expect(colleague.getByRole('heading', { name: t('office.error.forbidden.title') })).toBeVisible();
    await inspect(colleague);
    await colleague.setViewportSize({ width: 1280, height: 800 });
    await colleague.goto('/office/');

    await admin.getByRole('link', { name }).click();
    await admin.getByRole('button', { name: t('people.end') }).click();
    await admin.getByRole('button', { name: t('people.end.submit') }).click();
    await expect(admin.getByText(t('people.ended', { name }))).toBeVisible();

    await colleague.getByRole('button', { name: t('today.refresh') }).click();
    const again = colleague.getByRole('dialog', { name: t('signIn.again.title') });
    await expect(again).toBeVisible();
    await again.getByLabel(t('signIn.email')).fill(email);
    await again.getByLabel(t('signIn.password')).fill(PASSWORD);
    await again.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
    await expect(again.getByRole('alert')).toBeVisible();
  });
}

test('whoever is signed out comes back to where they were, by keyboard alone', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor();
  const { email } = await enterAs(page, speech, 'service');
  await page.context().clearCookies();
  await page.goto('/office/account');
  await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
  await inspect(page);
  await page.getByLabel(t('signIn.email')).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('office.menu.account') })).toBeVisible();
  // On a busy machine a key may come before the page hears it.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('office.keys') })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
