// Spec decisions 7: the cart speaks the language of the page. What was typed stays as typed.
import { expect, type Page } from '@playwright/test';
import { addPass } from '../merchandise/retail-visitor.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import { cartLines, fillCart, visit, waitForApp } from '../support/visitor.ts';

const FRENCH = speechIn('fr');

async function changeLanguage(page: Page) {
  await page.getByRole('button', { name: GERMAN.t('site.language') }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\//);
  await waitForApp(page);
}

test('lines change their language with the page, and keep their owners', async ({ page }) => {
  await fillCart(page, GERMAN);
  await addPass(page, GERMAN, 'jahreskarte', 'Ada Lovelace');
  await visit(page, '/de/checkout');
  const lines = cartLines(page, GERMAN);
  await expect(lines.first()).toContainText('Haus der Maschinen');
  const german = await lines.allTextContents();

  await changeLanguage(page);
  const french = cartLines(page, FRENCH);
  await expect(french).toHaveCount(german.length);
  await expect(french.first()).toContainText('La maison des machines');
  await expect(page.getByRole('main')).not.toContainText('Haus der Maschinen');
  await expect(page.getByRole('main')).not.toContainText('Jahreskarte');
  await expect(page.getByRole('main')).toContainText('Ada Lovelace');
  await page.reload();
  await waitForApp(page);
  await expect(french.first()).toContainText('La maison des machines');
});

test('a cart that is not on the page changes its language, too', async ({ page }) => {
  await fillCart(page, GERMAN);
  await visit(page, '/de/vouchers');
  await changeLanguage(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: FRENCH.t('site.cart') })
    .click();
  await expect(cartLines(page, FRENCH).first()).toContainText('La maison des machines');
});

test('without an answer the lines keep their words, and change them on the next page', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_CONNECTION_ABORTED/);
  await fillCart(page, GERMAN);
  await page.route('**/checkout/lines', (route) => route.abort('connectionaborted'), { times: 1 });
  const failed = page.waitForEvent('requestfailed');
  await changeLanguage(page);
  await failed;
  await expect(cartLines(page, FRENCH).first()).toContainText('Haus der Maschinen');
  await page.reload();
  await expect(cartLines(page, FRENCH).first()).toContainText('La maison des machines');
});
