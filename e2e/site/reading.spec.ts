// Spec decisions 6: catalogue pages are complete HTML that can be read without scripts, and each page links its languages.
import { expect } from '@playwright/test';
import { LANGUAGES } from '../../domain/language.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import { visit } from '../support/visitor.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript Chromium reports the preloading of scripts as an error.
  test.beforeEach(({ watch }) => watch.expectTrouble(/\.js failed: csp$/));

  test('the home page shows the programme', async ({ page }) => {
    await page.goto('/de/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Museum am Strom');
    await page.getByRole('link', { name: 'Mondwasser' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mondwasser');
  });

  test('the list shows events with dates and prices, and its filters work', async ({ page }) => {
    await page.goto('/de/tickets');
    await expect(page.getByRole('link', { name: 'Der gezeichnete Strom' })).toBeVisible();
    await expect(page.getByText(/^ab \d+,\d{2}\s€/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Neue Galerie', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Mondwasser' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Der gezeichnete Strom' })).toHaveCount(0);
  });

  test('an event shows its text, its days and its prices', async ({ page }) => {
    await page.goto('/de/tickets/mondwasser');
    await expect(page.getByText('Siebenundvierzig Bilder aus sechs Ländern', { exact: false })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByText('14,00 €').first()).toBeVisible();
    await page
      .getByRole('button', { name: /Sprache/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Français' }).first().click();
    await expect(page).toHaveURL(/\/fr\/tickets\/mondwasser$/);
  });

  test('a legal page can be read', async ({ page }) => {
    await page.goto('/de/page/imprint');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  });
});

test('the language list replaces the first part of the address', async ({ page }) => {
  await visit(page, '/de/tickets/mondwasser');
  for (const [from, to, name] of [
    ['de', 'en', 'English'],
    ['en', 'sv', 'Svenska'],
    ['sv', 'de', 'Deutsch'],
  ] as const) {
    await page.getByRole('button', { name: speechIn(from).t('site.language') }).click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${to}/tickets/mondwasser$`));
    await expect(page.locator('html')).toHaveAttribute('lang', to);
    await expect(
      page.getByRole('heading', { level: 2, name: speechIn(to).t('tickets.visit') }),
    ).toBeVisible();
  }
});

test('each page links its translations and its canonical address', async ({ page, baseURL }) => {
  for (const path of [
    '',
    'tickets',
    'tickets/mondwasser',
    'guided-tours',
    'guided-tours/unter-sich-nl',
    'page/imprint',
  ]) {
    await page.goto(`/en/${path}`);
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(alternates).toEqual([
      ...LANGUAGES.map((language) => [language, `${baseURL}/${language}/${path}`]),
      ['x-default', `${baseURL}/de/${path}`],
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/en/${path}`);
  }
});

test('an address without a language is answered in German', async ({ page }) => {
  await page.goto('/tickets/mondwasser');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 2, name: GERMAN.t('tickets.visit') })).toBeVisible();
});
