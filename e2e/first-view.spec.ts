// What is to be seen comes before the scripts, and nothing that is pressed or typed meanwhile is lost.
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { GERMAN } from './speech.ts';
import { takenOver } from './visitor.ts';

const { t } = GERMAN;

const SHOP_SCRIPTS = /\/assets\/(?!first-view)[^/]+\.js$/;

/** Holds back what the address matches until it is let go. */
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

test('the scripts wait for the picture that one sees first', async ({ page }) => {
  const showPicture = await holdBack(page, /\/media\/nachtlinien/);
  const asked = scriptsAskedFor(page);
  await page.goto('/de/tickets/nachtlinien', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
  showPicture();
  await takenOver(page);
  expect(asked.length).toBeGreaterThan(0);
});

test('a picture that does not come holds nobody up for long', async ({ page }) => {
  const showPicture = await holdBack(page, /\/media\/nachtlinien/);
  await page.goto('/de/tickets/nachtlinien', { waitUntil: 'domcontentloaded' });
  await takenOver(page);
  showPicture();
});

test('who presses something before gets the scripts at once, and what was pressed', async ({ page }) => {
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

test('what is typed, ticked and chosen before is in the form that answers, and is sent', async ({ page }) => {
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
