// The list of tickets when the programme is long: search and pages, with their state in the address.
import { expect, type Page } from '@playwright/test';
import type { Programme } from '../../domain/tickets/event.ts';
import { violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { apiData, visit } from '../support/visitor.ts';

const { t, formats } = GERMAN;

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a search is kept in the address, and Back takes it away again', async ({ page }) => {
  await visit(page, '/de/tickets?q=aquarell');
  const search = page.getByRole('searchbox', { name: t('tickets.search') });
  await search.fill('ebbe flut');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?q=ebbe\+flut$/);
  await expect(titles(page)).toHaveText(['Mondwasser']);
  await expect(
    page.getByRole('status').filter({ hasText: t('tickets.list.count', { count: 1 }) }),
  ).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('aquarell');
});

test('a list of more than a page has pages', async ({ page }) => {
  // The demo museum fits on one page, so that its answer is stretched.
  const { events, ...rest } = await apiData<Programme>(page, '/api/de/event/programme');
  await page.route('**/api/de/event/programme?*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    const shown = events.map((event, index) => ({
      ...event,
      id: `e${offset + index}`,
      name: `Nr. ${offset + index}`,
    }));
    await route.fulfill({ json: { data: { ...rest, events: shown, total: 600, all: 600 } } });
  });
  await visit(page, '/de/vouchers');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.tickets') })
    .click();
  await expect(titles(page).first()).toHaveText('Nr. 0');
  const pages = page.getByRole('navigation', { name: t('site.pages') });
  await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '…', '50']);
  await pages.getByRole('link', { name: t('site.pages.next') }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(titles(page).first()).toHaveText('Nr. 12');
  await expect(pages.getByRole('link', { name: t('site.pages.page', { page: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a visitor says when they come, and the list shows what is on then', async ({ page }) => {
  await visit(page, '/de/');
  await page
    .getByRole('region', { name: t('tickets.day') })
    .getByRole('link', { name: 'Sa., 21. Nov.' })
    .click();
  await expect(page).toHaveURL(/\/de\/tickets\?date=2026-11-21$/);
  await expect(page.getByRole('link', { name: 'Sa., 21. Nov.' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(/^Samstag, 21\.\u00a0November 2026: \d+ Veranstaltungen$/)).toBeVisible();
  // It opens in December.
  await expect(titles(page).filter({ hasText: 'Mondwasser' })).toHaveCount(1);
  await expect(titles(page).filter({ hasText: 'Stehende Wellen' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Mondwasser' }).click();
  await expect(page.getByRole('gridcell', { selected: true })).toContainText('21. November');
});

test('on a Monday the museum is closed, and no day gives an error', async ({ page }) => {
  for (const [date, words] of [
    ['2026-11-23', 'Montag, 23. November 2026: Das Museum ist geschlossen.'],
    ['2026-11-17', t('tickets.day.past', { day: formats.day('2026-11-17') })],
    ['gestern', t('tickets.day.unknown')],
  ] as const) {
    await visit(page, `/de/tickets?date=${date}`);
    await expect(page.getByText(words)).toBeVisible();
  }
  await expect(titles(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectTrouble(/\.js failed: csp$/));

  test('the search is a form', async ({ page }) => {
    await page.goto('/de/tickets?venue=galerie&q=x');
    const search = page.getByRole('searchbox', { name: t('tickets.search') });
    await search.fill('Mondwasser');
    await page.getByRole('button', { name: t('tickets.search.go') }).click();
    await expect(page).toHaveURL(/\?venue=galerie&q=Mondwasser$/);
    await expect(titles(page)).toHaveText(['Mondwasser']);
  });

  test('so is the choice of a day, and it keeps the filter', async ({ page }) => {
    await page.goto('/de/tickets?venue=galerie');
    await page.getByLabel(t('tickets.day.choose')).fill('2026-11-23');
    await page.getByRole('button', { name: t('tickets.day.show') }).click();
    await expect(page).toHaveURL(/\?venue=galerie&date=2026-11-23$/);
    await expect(page.getByText('Das Museum ist geschlossen.')).toBeVisible();
  });
});
