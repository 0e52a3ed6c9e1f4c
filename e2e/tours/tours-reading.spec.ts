// Spec decisions 6: the pages of guided tours are complete HTML. They can be read and filtered without scripts.
import { expect } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { expectChosenDay, filterLink, findTour, tourOffer, tourRows, tourRun } from './tour-visitor.ts';

const { t, formats } = GERMAN;

test.use({ javaScriptEnabled: false });
// Without JavaScript Chromium reports the preloading of scripts as an error.
test.beforeEach(({ watch }) => watch.expectTrouble(/\.js failed: csp$/));

test('without JavaScript the list can be read and filtered, also by day', async ({ page }) => {
  await page.goto('/de/guided-tours');
  const rows = tourRows(page);
  await expect(rows.first()).toContainText(/ab \d+,\d{2}\s€ pro Person inkl\./);
  await filterLink(page, GERMAN, t('tours.list.language.all')).click();
  await filterLink(page, GERMAN, 'Schule').click();
  await expect(rows).toHaveCount(2);
  await filterLink(page, GERMAN, `Dänisch`).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?language=da&category=school$/);
  const at = await findTour(page, 'schlickklasse-da', (places) => places > 0, 3);
  await page.getByLabel(t('tours.list.date.choose')).fill(at.day);
  await page.getByRole('button', { name: t('tours.list.date.show') }).click();
  await expect(page).toHaveURL(new RegExp(`\\?language=da&category=school&date=${at.day}$`));
  await expect(rows).toHaveCount(1);
  await rows.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 3, name: t('visit.step.day') })).toContainText(
    formats.day(at.day, 'full'),
  );
});

test('without JavaScript a tour shows its text, facts, days, times and prices', async ({ page }) => {
  const { detail } = await tourOffer(page, GERMAN, 'galerie-highlights-de');
  await page.goto(`/de/guided-tours/${detail.id}`);
  for (const words of [...detail.description, detail.meeting_point, detail.teaser])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText(t('visit.month.keys'))).toBeHidden();
  // Times are text: nobody can choose one here.
  await expect(page.getByRole('group', { name: t('visit.step.time') })).toContainText(/\d\d:\d\d/);
  await expect(page.getByText('16,00 €').first()).toBeVisible();
});

test('a link with an impossible day shows the next day with places', async ({ page }) => {
  const id = 'galerie-highlights-de';
  const { date } = await tourOffer(page, GERMAN, id);
  for (const query of [
    'date=2020-02-30&time=25:99',
    'date=2020-01-01',
    'date=&time=14:00',
    'date=9999-12-31',
  ]) {
    await page.goto(`/de/guided-tours/${id}?${query}`);
    await expectChosenDay(page, GERMAN, date ?? '');
  }
  const after = addDays((await tourRun(page, id)).last, 1);
  await page.goto(`/de/guided-tours/${id}?date=${after}`);
  await expect(page.getByText(t('visit.none.day', { day: formats.day(after) }))).toBeVisible();
});
