// One's own account: whoever was signed out comes back to it, signs other devices out, and chooses the language. What a button does
// at once leaves the keyboard where it was, or at the page's title where the button is gone.
import { expect, type Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { OFFICE_HEADER } from '../../domain/staff/staff-contract.ts';
import { inspect } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { PHONE } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech, PASSWORD } from './colleague.ts';

/** Another device of somebody: it is signed in without a page. */
async function signInElsewhere({ request }: Page, email: string): Promise<void> {
  const headers = { [OFFICE_HEADER]: '1' };
  const answer = await request.post('/api/de/office/sign-in', {
    headers,
    data: { email, password: PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

test('whoever is signed out comes back to their account, signs other devices out, one and then all, by keyboard alone, and chooses the office’s language, which is kept', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  watch.expectTrouble(/ERR_FAILED/);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor();
  const { email } = await enterAs(page, speech, 'service');
  const others = [await anotherVisitor(), await anotherVisitor(), await anotherVisitor()];
  for (const other of others) await signInElsewhere(other, email);

  await page.request.post('/api/de/office/sign-out', { headers: { [OFFICE_HEADER]: '1' } });
  await page.goto('/office/account');
  await expect(page.getByRole('heading', { level: 1, name: t('signIn.title') })).toBeVisible();
  await inspect(page);
  await page.getByLabel(t('signIn.email')).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: t('office.menu.account') });
  await expect(title).toBeVisible();
  // On a busy machine a key may come before the page hears it.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: t('office.keys') })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('other devices are signed out, one and then all', async () => {
    const endIt = page.getByRole('button', { name: t('account.sessions.end'), exact: true });
    await expect(endIt).toHaveCount(3);
    await inspect(page);
    await page.setViewportSize(PHONE);
    await tabTo(page, endIt.first(), 200);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('account.sessions.ended', { count: 1 }))).toBeVisible();
    await expect(endIt).toHaveCount(2);
    await expect(title).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: t('account.sessions.endAll') }), 200);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('account.sessions.ended', { count: 2 }))).toBeVisible();
    await expect(endIt).toHaveCount(0);
    for (const { request } of others) expect((await request.get('/api/de/office/me')).status()).toBe(401);
  });

  await test.step('the language is kept, and what cannot be kept is said', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const choice = (language: 'de' | 'en') =>
      page.getByRole('main').getByRole('button', { name: LANGUAGE_NAMES[language], exact: true });
    await choice('en').press('Enter');
    await expect(menuLink(page, officeSpeech('en'), 'office.menu.today')).toBeVisible();
    await waitForCompletePage(page);
    await page.reload();
    await expect(menuLink(page, officeSpeech('en'), 'office.menu.today')).toBeVisible();
    await page.route('**/office/language', (route) => route.abort());
    await choice('de').click();
    await expect(page.getByText(officeSpeech('en').t('office.unreachable'))).toBeVisible();
  });
});
