// What colleagues do for each other, with a phone in the hand and keys to go by: a new colleague on the first morning, a colleague who
// leaves.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { follow, goByMenu, looksRight, PHONE, press, reach, tick, typeInto } from './by-keys.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech, PASSWORD } from './colleague.ts';

test.use({ viewport: PHONE, hasTouch: true });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a new colleague on the first morning, and on the last', async ({
  page: admin,
  anotherVisitor,
  watch,
}) => {
  // Who is not signed in, at first and after leaving.
  watch.expectStatus(401, 422);
  const speech = officeSpeech('de');
  await enterAs(admin, speech, 'admin');
  const email = newEmail();
  const name = `Robin ${email.replace(/@.*/, '')}`;
  await invite(admin, speech, name, email);
  const link = /http\S+\/office\/join#\S+/.exec((await onlyMailTo(email)).text ?? '')?.[0] ?? '';
  const colleague = await anotherVisitor({ viewport: PHONE, hasTouch: true });
  await firstMorning(colleague, speech, link, email, name);
  await end(admin, speech, name);
  await lastMorning(colleague, speech, email);
});

async function invite(page: Page, speech: OfficeSpeech, name: string, email: string) {
  const { t } = speech;
  await goByMenu(page, speech, 'office.menu.people');
  await expect(title(page, t('office.menu.people'))).toBeFocused();
  await press(page, t('people.invite'));
  const dialog = page.getByRole('dialog');
  // Enter at once could be the second one of somebody who is in a hurry.
  await press(page, t('people.invite.submit'), dialog);
  await expect(dialog.getByRole('alert')).toContainText(t('office.form.missing'));
  await typeInto(page, dialog.getByRole('textbox', { name: t('people.name') }), name);
  await typeInto(page, dialog.getByRole('textbox', { name: t('people.email') }), email);
  await tick(page, dialog.getByRole('checkbox', { name: t('people.role.programme') }));
  await looksRight(page);
  await press(page, t('people.invite.submit'), dialog);
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
}

async function firstMorning(page: Page, speech: OfficeSpeech, link: string, email: string, name: string) {
  const { t } = speech;
  const today = title(page, t('today.title'));
  await page.goto(link);
  await typeInto(page, page.getByLabel(t('join.password')), PASSWORD);
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(today).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: t('office.keys') });
  await expect(help).toBeVisible();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await press(page, t('office.menu'));
  await expect(menuLink(page, speech, 'office.menu.programme')).toBeVisible();
  await expect(menuLink(page, speech, 'office.menu.people')).toHaveCount(0);
  await looksRight(page);
  await follow(page, menuLink(page, speech, 'office.menu.programme'));
  await expect(title(page, t('programme.title'))).toBeFocused();

  await press(page, name);
  await follow(page, page.getByRole('link', { name: t('office.menu.account') }));
  await expect(title(page, t('office.menu.account'))).toBeFocused();
  await press(page, name);
  await press(page, t('office.menu.signOut'));
  await expect(title(page, t('signIn.title'))).toBeVisible();
  await signIn(page, page, speech, email);
  await expect(today.or(title(page, t('office.menu.account')))).toBeVisible();
}

async function end(page: Page, speech: OfficeSpeech, name: string) {
  const { t } = speech;
  await follow(page, page.getByRole('link', { name }));
  await expect(title(page, name)).toBeFocused();
  await looksRight(page);
  await press(page, t('people.end'));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel(t('people.reason')), 'geht in den Ruhestand');
  await looksRight(page);
  await press(page, t('people.end.submit'), dialog);
  await expect(page.getByText(t('people.ended', { name }))).toBeVisible();
}

/** The office that is still open lets nobody do anything any more. */
async function lastMorning(page: Page, speech: OfficeSpeech, email: string) {
  const { t } = speech;
  await goByMenu(page, speech, 'office.menu.programme');
  const again = page.getByRole('dialog', { name: t('signIn.again.title') });
  await expect(again).toBeVisible();
  await signIn(page, again, speech, email);
  await expect(again.getByRole('alert')).toBeVisible();
  await reach(page, again.getByLabel(t('signIn.password'), { exact: true }));
}

async function signIn(
  page: Page,
  within: Pick<Page, 'getByLabel'>,
  { t }: OfficeSpeech,
  email: string,
): Promise<void> {
  await typeInto(page, within.getByLabel(t('signIn.email')), email);
  await typeInto(page, within.getByLabel(t('signIn.password'), { exact: true }), PASSWORD);
  await looksRight(page);
  await page.keyboard.press('Enter');
}
