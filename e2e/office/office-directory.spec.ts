// Signing in and out by the museum's directory (ADR 105, ADR 120), at a real OpenID provider: by keyboard, on a phone.
import type { ChildProcess } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { staffRefusalsWording } from '../../domain/staff/refusals/staff-refusals-wording.ts';
import { addressOf } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { becomeMember, menuLink, type OfficeSpeech, officeSpeech, PASSWORD, setUpApp } from './colleague.ts';
import { directoryAddress, end, openDirectoryShop, startDirectory } from './directory-shop.ts';

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: addressOf('directory') });

let shop: ChildProcess | undefined;
let directory: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openDirectoryShop();
});
test.afterAll(async () => {
  await end(directory);
  await end(shop);
});

const account = (id: string, groups: readonly string[]) => ({
  name: `Kim ${id}`,
  email: `${id}@city.example`,
  email_verified: true,
  groups,
});
const ACCOUNTS = {
  service: account('service', ['museum-service']),
  admin: account('admin', ['museum-admins']),
  gardener: account('gardener', ['gardeners']),
};

const NAMES = { de: 'Stadtverzeichnis', en: 'City directory' } as const;

function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

function directoryButton(page: Page, { t, language }: OfficeSpeech) {
  return page.getByRole('button', { name: t('signIn.directory', { directory: NAMES[language] }) });
}

/** From the sign-in page to the directory and back, by keyboard alone. */
async function signInAs(page: Page, speech: OfficeSpeech, subject: keyof typeof ACCOUNTS) {
  await tabTo(page, directoryButton(page, speech));
  await page.keyboard.press('Enter');
  await chooseAccount(page, subject);
}

async function chooseAccount(page: Page, subject: keyof typeof ACCOUNTS) {
  await page.waitForURL(`${directoryAddress}/sign-in**`);
  await tabTo(page, page.getByRole('link', { name: subject, exact: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(`${addressOf('directory')}/**`);
}

test('while the directory is down, the office says so, and whoever has a password still gets in', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401, 503);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en' });
  const { email } = await becomeMember(page, speech, 'service', 'directory');
  await page.context().clearCookies();
  await page.goto('/office/');
  await tabTo(page, directoryButton(page, speech));
  await page.keyboard.press('Enter');
  const down = staffRefusalsWording.en['refusal.STAFF_DIRECTORY_DOWN'];
  await expect(page.getByRole('alert').filter({ hasText: down })).toBeVisible();
  await inspect(page);
  await page.getByLabel(t('signIn.email')).fill(email);
  await page.getByLabel(t('signIn.password')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(title(page, t('today.title'))).toBeVisible();
});

test.describe('while it is up', () => {
  test.beforeAll(async () => {
    directory ??= await startDirectory(ACCOUNTS);
  });

  test('somebody signs in by their groups, again after signing out of the directory, and out of both; whoever is in no group reads why', async ({
    anotherVisitor,
    watch,
  }) => {
    watch.expectStatus(401, 403);
    const speech = officeSpeech('de');
    const { t } = speech;
    const named = { directory: NAMES.de };
    const page = await anotherVisitor({ locale: 'de' });
    await page.goto('/office/orders');
    await signInAs(page, speech, 'service');
    await expect(title(page, t('office.menu.orders'))).toBeVisible();
    await expect(menuLink(page, speech, 'office.menu.people')).toHaveCount(0);

    await test.step('whoever signs out of the directory is asked again, and what was open stays', async () => {
      const other = await page.context().newPage();
      await other.goto(`${directoryAddress}/session/end`);
      await other.getByRole('button', { name: 'Sign out' }).click();
      await other.waitForURL('**/session/end/success**');
      await other.close();
      await menuLink(page, speech, 'office.menu.today').click();
      const again = page.getByRole('dialog', { name: t('signIn.again.title') });
      await expect(again).toBeVisible();
      await inspect(page);
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        again.getByRole('button', { name: t('signIn.directory', named) }).click(),
      ]);
      await tab.getByRole('link', { name: 'service', exact: true }).click();
      await expect(again).toBeHidden();
      await expect(title(page, t('today.title'))).toBeVisible();
    });

    await test.step('signing out of the office, and then of the directory', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: 'Kim service' }).click();
      await page.getByRole('link', { name: t('office.menu.account') }).click();
      await expect(page.getByText(t('account.factor.directory'))).toBeVisible();
      await inspect(page);
      await page.setViewportSize({ width: 360, height: 800 });
      await page.getByRole('button', { name: 'Kim service' }).click();
      await page.getByRole('button', { name: t('office.menu.signOut') }).click();
      await expect(title(page, t('signIn.title'))).toBeVisible();
      await expect(page.getByText(t('signIn.directory.still', named))).toBeVisible();
      await inspect(page);
      await tabTo(page, page.getByRole('link', { name: t('signIn.directory.out', named) }));
      await page.keyboard.press('Enter');
      await page.waitForURL(`${directoryAddress}/**`);
      await page.getByRole('button', { name: 'Sign out' }).press('Enter');
      await page.waitForURL('**/office/sign-in');
      await expect(title(page, t('signIn.title'))).toBeVisible();
      await expect(page.getByText(t('signIn.directory.still', named))).toHaveCount(0);
    });

    await test.step('the directory asks again who it is: a gardener, who may not come in', async () => {
      await directoryButton(page, speech).click();
      await expect(title(page, 'Who are you?')).toBeVisible();
      await chooseAccount(page, 'gardener');
      await expect(title(page, t('directory.failed'))).toBeVisible();
      const noAccess = staffRefusalsWording.de['refusal.STAFF_DIRECTORY_NO_ACCESS'];
      await expect(page.getByText(noAccess)).toBeVisible();
      await inspect(page);
      await tabTo(page, page.getByRole('link', { name: t('directory.again') }));
      await page.keyboard.press('Enter');
      await expect(title(page, t('signIn.title'))).toBeVisible();
    });
  });

  test('an admin sets up a second step first, and gives it at each sign-in', async ({
    anotherVisitor,
    watch,
  }) => {
    watch.expectStatus(401, 403);
    const speech = officeSpeech('en');
    const { t } = speech;
    const page = await anotherVisitor({ locale: 'en' });
    await page.goto('/office/');
    await signInAs(page, speech, 'admin');
    await expect(page.getByText(t('account.factor.missing.title'))).toBeVisible();
    await inspect(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await setUpApp(page, speech);
    await menuLink(page, speech, 'office.menu.people').click();
    await expect(title(page, t('office.menu.people'))).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/office/people');
    await signInAs(page, speech, 'admin');
    await expect(page.getByText(t('account.factor.due.title'))).toBeVisible();
    await inspect(page);
    await tabTo(page, page.getByRole('button', { name: t('account.factor.due.give') }));
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: t('signIn.factor.title') });
    await expect(sheet.getByLabel(t('signIn.code'))).toBeVisible();
    await inspect(page);
    await expect(menuLink(page, speech, 'office.menu.people')).toHaveCount(0);
  });
});
