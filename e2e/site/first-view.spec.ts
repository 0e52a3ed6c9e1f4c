// The visible page loads before the scripts. Nothing that a visitor presses or types in the meantime is lost.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { waitForApp } from '../support/visitor.ts';

const { t } = GERMAN;

const SHOP_SCRIPTS = /\/assets\/(?!first-view)[^/]+\.js$/;

/** Holds back matching requests until the returned function is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

function scriptsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SHOP_SCRIPTS.test(request.url())) asked.push(request.url());
  });
  return asked;
}

function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

test('the scripts wait for the first visible picture', async ({ page }) => {
  const showPicture = await holdBack(page, /\/media\/nachtlinien/);
  const asked = scriptsAskedFor(page);
  await page.goto('/de/tickets/nachtlinien', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  showPicture();
  await waitForApp(page);
  expect(asked.length).toBeGreaterThan(0);
});

test('a picture that does not load delays the scripts only briefly', async ({ page }) => {
  const showPicture = await holdBack(page, /\/media\/nachtlinien/);
  await page.goto('/de/tickets/nachtlinien', { waitUntil: 'domcontentloaded' });
  await waitForApp(page);
  showPicture();
});

test('pressing something early loads the scripts at once, and then does what was pressed', async ({
  page,
}) => {
  const showPicture = await holdBack(page, /\/media\/nachtlinien/);
  const runShop = await holdBack(page, SHOP_SCRIPTS);
  const asked = scriptsAskedFor(page);
  await page.goto('/de/tickets/nachtlinien', { waitUntil: 'domcontentloaded' });
  const month = page.getByRole('heading', { level: 4 });
  const first = (await month.textContent()) ?? '';
  await page.getByRole('button', { name: t('visit.month.next') }).click();
  await expect.poll(() => asked.length, { timeout: 2000 }).toBeGreaterThan(0);
  await expect(month).toHaveText(first);
  runShop();
  await expect(month).not.toHaveText(first);
  showPicture();
});

test('what a visitor types, ticks and chooses early stays in the form and is sent', async ({ page }) => {
  const runShop = await holdBack(page, SHOP_SCRIPTS);
  await page.goto('/de/register');
  await field(page, t('customers.field.fname')).fill('Ada');
  await field(page, t('customers.field.lname')).fill('Lovelace');
  await page.getByRole('combobox', { name: t('customers.field.country') }).selectOption('FR');
  await page.getByRole('checkbox', { name: t('accounts.register.newsletter') }).check();
  await field(page, t('customers.field.email')).fill('ada@example.org');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/register$/);
  runShop();
  const summary = page.getByRole('alert').filter({ hasText: t('customers.errors') });
  await expect(summary).toBeFocused();
  await expect(field(page, t('customers.field.fname'))).toHaveValue('Ada');
  await expect(field(page, t('customers.field.lname'))).toHaveValue('Lovelace');
  await expect(field(page, t('customers.field.email'))).toHaveValue('ada@example.org');
  await expect(page.getByRole('combobox', { name: t('customers.field.country') })).toHaveValue('FR');
  await expect(page.getByRole('checkbox', { name: t('accounts.register.newsletter') })).toBeChecked();
});
