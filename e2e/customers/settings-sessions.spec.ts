// A customer sees where the account is signed in, and ends it elsewhere.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import { newEmail, visit } from '../support/visitor.ts';
import { createAccount, logIn, PASSWORD, press, section, tryLogin } from './settings-visitor.ts';

for (const speech of speechesOf('sv')) {
  const { t, language } = speech;
  test(`in ${language}, a customer logs out another device`, async ({ page, anotherVisitor, watch }) => {
    watch.expectStatus(401);
    const email = newEmail();
    await createAccount(page, speech, email);
    const elsewhere = await anotherVisitor();
    await visit(elsewhere, `/${language}/login?returnTo=/${language}/settings`);
    await tryLogin(elsewhere, speech, email, PASSWORD);
    await elsewhere.waitForURL(`**/${language}/settings`);
    await logIn(page, speech, email);
    const matter = section(page, t('settings.sessions'));
    await expect(matter.getByText(t('settings.sessions.this'))).toHaveCount(1);
    const others = matter.getByRole('listitem').getByRole('button');
    // One of them is where the account was created.
    await expect(others).toHaveCount(2);
    await others.first().click();
    await expect(others).toHaveCount(1);
    await expect(matter.getByRole('status')).toBeFocused();
    await others.click();
    await expect(others).toHaveCount(0);
    await elsewhere.reload();
    await elsewhere.waitForURL(`**/${language}/login?fromUnauthorized=true*`);
  });
}

test('the list of devices is accessible at every width', async ({ page, anotherVisitor }) => {
  const email = newEmail();
  await createAccount(page, GERMAN, email);
  const elsewhere = await anotherVisitor();
  await visit(elsewhere, '/de/login?returnTo=/de/settings');
  await tryLogin(elsewhere, GERMAN, email, PASSWORD);
  await elsewhere.waitForURL('**/de/settings');
  await logIn(page, GERMAN, email);
  const matter = section(page, GERMAN.t('settings.sessions'));
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await matter.scrollIntoViewIfNeeded();
    await inspect(page);
  }
  await press(matter, GERMAN.t('settings.sessions.others'));
  await expect(matter.getByRole('status')).toHaveText(
    GERMAN.t('settings.sessions.endedOthers', { count: 2 }),
  );
  await expect(matter.getByRole('listitem')).toHaveCount(1);
});
