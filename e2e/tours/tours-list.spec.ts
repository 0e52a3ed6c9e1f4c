// The list of guided tours (spec 2, "Guided-tour list"): all its filters are in the address.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import { visit, waitForApp } from '../support/visitor.ts';
import { expectChosenDay, filterLink, findTour, tourRows } from './tour-visitor.ts';

const { t } = GERMAN;
const ENGLISH = speechIn('en');

function isChosen(page: Page, name: string) {
  return expect(filterLink(page, GERMAN, name)).toHaveAttribute('aria-current', 'true');
}

function chosenLanguage(name: string) {
  return `${name} ${t('tours.list.language.chosen')}`;
}

test('the list can be filtered by language, kind, house and day, and keeps its filters', async ({ page }) => {
  const rows = tourRows(page);
  await visit(page, '/de/guided-tours');
  await test.step('the visitor’s own language is preset, and can be removed', async () => {
    await expect(filterLink(page, GERMAN, chosenLanguage('Deutsch'))).toBeVisible();
    await expect(rows.filter({ hasText: /^Deutsch/ })).toHaveCount(await rows.count());
    await filterLink(page, GERMAN, 'Englisch').click();
    await expect(page).toHaveURL(/\?language=de,en$/);
    await expect(rows.filter({ hasText: /^Englisch/ }).first()).toBeVisible();
    await expect(rows.filter({ hasText: /^Deutsch/ }).first()).toBeVisible();
    await filterLink(page, GERMAN, chosenLanguage('Deutsch')).click();
    await expect(page).toHaveURL(/\?language=en$/);
    await expect(rows.filter({ hasText: /^Deutsch/ })).toHaveCount(0);
  });
  await test.step('kind and house narrow it down', async () => {
    await filterLink(page, GERMAN, 'Höhepunkte').click();
    await isChosen(page, 'Höhepunkte');
    await expect(rows).toHaveCount(2);
    await filterLink(page, GERMAN, 'Neue Galerie').click();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/\?language=en&category=highlights&venue=galerie$/);
  });
  await test.step('a day of the visitor’s own, a reload, Back and Forward', () => expectKept(page));
  await test.step('nothing matches, and the filters are removed at once', async () => {
    await filterLink(page, GERMAN, 'Schule').click();
    await expect(rows).toHaveCount(0);
    await expect(page.getByText(t('tours.list.none'))).toBeVisible();
    await page.getByRole('link', { name: t('tours.list.reset') }).click();
    await expect(page).toHaveURL(/\?language=all$/);
    await expect(rows.filter({ hasText: /^(Deutsch|Englisch|Französisch)/ })).not.toHaveCount(0);
    await isChosen(page, t('tours.list.language.all'));
  });
  await test.step('today, tomorrow, the next few days, any day', () => expectNearDays(page));
  await test.step('the list has pages, and is the same in another language', async () => {
    const names = rows.getByRole('heading', { level: 2 });
    const before = await names.allTextContents();
    await page.getByRole('link', { name: t('site.pages.next'), exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(names.first()).not.toHaveText(before[0] ?? '');
    await expect(page.getByText(t('tours.list.offline'))).toBeVisible();
    await page.getByRole('button', { name: t('site.language') }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/guided-tours\?language=all&page=2$/);
    await expect(page.getByText(ENGLISH.t('tours.list.offline'))).toBeVisible();
  });
});

/** From the one tour in English on the highlights of the gallery. */
async function expectKept(page: Page) {
  const rows = tourRows(page);
  const at = await findTour(page, 'galerie-highlights-en', (places) => places > 0, 20);
  await page.getByLabel(t('tours.list.date.choose')).fill(at.day);
  await page.getByRole('button', { name: t('tours.list.date.show') }).click();
  const address = new RegExp(`\\?language=en&category=highlights&venue=galerie&date=${at.day}$`);
  await expect(page).toHaveURL(address);
  const row = rows.filter({ hasText: /^Englisch/ }).filter({ hasText: 'Sieben Bilder, eine Stunde' });
  await expect(row).toHaveCount(1);
  await page.reload();
  await waitForApp(page);
  await expect(rows).toHaveCount(1);
  await isChosen(page, 'Höhepunkte');
  await isChosen(page, 'Neue Galerie');
  await expect(page.getByLabel(t('tours.list.date.choose'))).toHaveValue(at.day);
  await row.getByRole('heading').getByRole('link').click();
  await expectChosenDay(page, GERMAN, at.day);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.goForward();
  await expect(rows).toHaveCount(1);
}

/** From the whole list, and back to it. */
async function expectNearDays(page: Page) {
  const none = page.getByText(t('tours.list.none'));
  const everything = await tourRows(page).count();
  for (const [word, when] of [
    ['today', /Heute um \d\d:\d\d Uhr/],
    ['tomorrow', /Morgen um \d\d:\d\d Uhr|Frei am/],
    ['next', /(Heute um|Morgen um|\., \d+\.\s.+,) \d\d:\d\d Uhr/],
  ] as const) {
    const name = t(`tours.list.date.${word}`);
    await filterLink(page, GERMAN, name).click();
    await isChosen(page, name);
    await expect(page).toHaveURL(/\?language=all&date=(today|tomorrow|next-days)$/);
    await expect(tourRows(page).first().or(none)).toBeVisible();
    const bookable = tourRows(page).filter({ hasNotText: t('tours.list.offline') });
    await expect(bookable.filter({ hasNotText: when })).toHaveCount(0);
  }
  // The museum is never closed for five days in a row.
  await expect(none).toHaveCount(0);
  await filterLink(page, GERMAN, t('tours.list.date.any')).click();
  await expect(tourRows(page)).toHaveCount(everything);
}

test('visitors see the tours in their own language first, and how to see the others', async ({ page }) => {
  const french = speechIn('fr');
  await visit(page, '/fr/guided-tours');
  const rows = tourRows(page);
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: /^Français/ })).toHaveCount(await rows.count());
  const row = rows.first();
  await expect(row).toContainText(french.t('tours.other-languages'));
  await row.getByRole('link', { name: 'Allemand', exact: true }).click();
  await expect(page).toHaveURL(/\/fr\/guided-tours\/.+-de$/);
  await expect(page.getByRole('definition').filter({ hasText: 'Français' })).toBeVisible();
  await page.goBack();
  await filterLink(page, french, french.t('tours.list.language.all')).click();
  await expect(rows.filter({ hasText: /^Allemand/ }).first()).toBeVisible();
});
