// A customer sees where the account is signed in, and ends it elsewhere.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { speechesOf } from '../support/speech.ts';
import { newEmail, visit } from '../support/visitor.ts';
import {
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

for (const speech of speechesOf('sv')) {
  const { t, language } = speech;
  test(`in ${language}, a customer logs out another device`, async ({ page, anotherVisitor, watch }) => {
    watch.expectStatus(401);
    watch.expectStatus(422);
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
    const password = matter.getByLabel(t('settings.password.old'), { exact: true });
    await expect(password).toBeFocused();
    const form = matter.locator('form');
    await press(form, t('settings.leave'));
    await expect(others.first()).toBeFocused();
    await others.first().click();
    await fillIn(form, { [t('settings.password.old')]: 'somebody else' });
    await form.getByRole('button', { name: start(t('settings.sessions.end.label', { device: '' })) }).click();
    await wrong(form, refusal(speech, 'AUTH_SESSION_END_FAILED'));
    await expect(matter.getByRole('listitem').filter({ hasNot: page.locator('form li') })).toHaveCount(3);
    await fillIn(form, { [t('settings.password.old')]: PASSWORD });
    await form.getByRole('button', { name: start(t('settings.sessions.end.label', { device: '' })) }).click();
    await expect(others).toHaveCount(1);
    await expect(matter.getByRole('status')).toBeFocused();
    await others.click();
    await fillIn(form, { [t('settings.password.old')]: PASSWORD });
    await form.getByRole('button', { name: start(t('settings.sessions.end.label', { device: '' })) }).click();
    await expect(others).toHaveCount(0);
    await elsewhere.reload();
    await elsewhere.waitForURL(`**/${language}/login?fromUnauthorized=true*`);
  });
}

/** Names that begin with this. */
function start(text: string): RegExp {
  return new RegExp(`^${text.trim()}`);
}
