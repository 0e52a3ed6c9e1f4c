// Spec decisions 6: catalogue pages are complete HTML that can be read without scripts, and each page links its languages.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import { visit } from '../support/visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript Chromium reports the preloading of scripts as an error.
  test.beforeEach(({ watch }) => watch.expectTrouble(/\.js failed: csp$/));

  test('the programme, the list with its filters, an event and a legal page can be read, in every language', async ({
    page,
  }) => {
    await page.goto('/de/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Museum am Strom');
    await page.getByRole('link', { name: 'Mondwasser' }).click();
    await test.step('an event shows its text, its days and its prices', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mondwasser');
      await expect(
        page.getByText('Siebenundvierzig Bilder aus sechs Ländern', { exact: false }),
      ).toBeVisible();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByText('14,00 €').first()).toBeVisible();
      await page
        .getByRole('button', { name: /Sprache/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Français' }).first().click();
      await expect(page).toHaveURL(/\/fr\/tickets\/mondwasser$/);
    });
    await test.step('the list shows events with dates and prices, and its filters work', async () => {
      await page.goto('/de/tickets');
      await expect(page.getByRole('link', { name: 'Der gezeichnete Strom' })).toBeVisible();
      await expect(page.getByText(/^ab \d+,\d{2}\s€/).first()).toBeVisible();
      await page.getByRole('link', { name: 'Neue Galerie', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Mondwasser' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Der gezeichnete Strom' })).toHaveCount(0);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  });
});

test('the language list replaces the first part of the address, and keeps what was chosen', async ({
  page,
}) => {
  const [swedish, english] = [speechIn('sv'), speechIn('en')];
  const choose = async (from: Speech, name: string) => {
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page.getByRole('button', { name: from.t('site.language') }).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  };
  await visit(page, '/sv/tickets?venue=galerie');
  await choose(swedish, 'Deutsch');
  await expect(page).toHaveURL(/\/de\/tickets\?venue=galerie$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
  await page.getByRole('main').getByRole('link', { name: 'Mondwasser' }).click();
  await expect(page.getByRole('heading', { level: 2, name: GERMAN.t('tickets.visit') })).toBeVisible();
  await choose(GERMAN, 'English');
  await expect(page).toHaveURL(/\/en\/tickets\/mondwasser$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 2, name: english.t('tickets.visit') })).toBeVisible();
});
