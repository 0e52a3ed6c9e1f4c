// The list of tickets: houses, days, search and pages, with their state in the address.
import { expect, type Page } from '@playwright/test';
import type { Programme } from '../../domain/tickets/event.ts';
import { violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { apiData, visit, waitForApp } from '../support/visitor.ts';

const { t, formats } = GERMAN;

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('the list is searched, filtered by house and leafed through, with its state in the address', async ({
  page,
}) => {
  await visit(page, '/de/tickets?q=aquarell');
  const found = await titles(page).count();
  await test.step('a search is kept, and Back takes it away again', async () => {
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
  const whole = page.getByRole('banner').getByRole('link', { name: t('site.nav.tickets') });
  await test.step('a house is kept when the page is loaded again', async () => {
    await whole.click();
    await expect.poll(() => titles(page).count()).toBeGreaterThan(found);
    const all = await titles(page).count();
    await page.getByRole('link', { name: 'Neue Galerie', exact: true }).click();
    await expect(page).toHaveURL(/venue=galerie/);
    await expect.poll(() => titles(page).count()).toBeLessThan(all);
    await page.reload();
    await waitForApp(page);
    await expect.poll(() => titles(page).count()).toBeLessThan(all);
  });
  await test.step('a list of more than a page has pages', async () => {
    await stretchProgramme(page);
    await whole.click();
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
});

/** The demo museum fits on one page, so that its answer is stretched. */
async function stretchProgramme(page: Page) {
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
}

test('a visitor says when they come: the list shows what is on then, or that the museum is closed', async ({
  page,
}) => {
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

  await page.goBack();
  await page.getByLabel(t('tickets.day.choose')).fill('2026-11-23');
  await page.getByRole('button', { name: t('tickets.day.show') }).click();
  await expect(page.getByText('Montag, 23. November 2026: Das Museum ist geschlossen.')).toBeVisible();
  await visit(page, '/de/tickets?date=gestern');
  await expect(page.getByText(t('tickets.day.unknown'))).toBeVisible();
  await expect(titles(page).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ watch }) => watch.expectTrouble(/\.js failed: csp$/));

  test('search and choice of a day are forms that keep the filter, and a day in the past says so', async ({
    page,
  }) => {
    await page.goto('/de/tickets?venue=galerie&q=x');
    const search = page.getByRole('searchbox', { name: t('tickets.search') });
    await search.fill('Mondwasser');
    await page.getByRole('button', { name: t('tickets.search.go') }).click();
    await expect(page).toHaveURL(/\?venue=galerie&q=Mondwasser$/);
    await expect(titles(page)).toHaveText(['Mondwasser']);

    await page.goto('/de/tickets?venue=galerie');
    await page.getByLabel(t('tickets.day.choose')).fill('2026-11-23');
    await page.getByRole('button', { name: t('tickets.day.show') }).click();
    await expect(page).toHaveURL(/\?venue=galerie&date=2026-11-23$/);
    await expect(page.getByText('Das Museum ist geschlossen.')).toBeVisible();

    await page.goto('/de/tickets?date=2026-11-17');
    await expect(page.getByText(t('tickets.day.past', { day: formats.day('2026-11-17') }))).toBeVisible();
  });
});
