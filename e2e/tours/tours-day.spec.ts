// The day of a guided tour (spec 4, 5): from a link, sold out, without a tour, and kept when the visitor comes back.
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN, type Speech, speechesOf } from '../support/speech.ts';
import { choose, goToCheckout, visit, waitForApp } from '../support/visitor.ts';
import {
  addTour,
  chooseDay,
  expectChosenDay,
  isSoldOut,
  openTour,
  pressAdd,
  timeRadio,
  tourDays,
  tourOffer,
  tourRows,
} from './tour-visitor.ts';

const { t, formats } = GERMAN;

test('a sold-out day and a day without a tour lead to the next day with places', async ({ page }) => {
  const id = 'vor-dem-abendbrot-sv';
  const days = await tourDays(page, id, 1);
  const soldOut = days.findIndex(isSoldOut);
  const { day } = days[soldOut] ?? { day: '' };
  const next = days
    .slice(soldOut)
    .find((one) => Object.values(one.times).some(({ soldout, tickets }) => !soldout && tickets > 1));
  await visit(page, `/de/guided-tours/${id}?date=${day}`);
  await expect(page.getByText(t('visit.soldout.day', { day: formats.day(day) }))).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await inspect(page);
  await pressAdd(page, GERMAN);
  await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
  const offer = t('visit.next', { day: formats.day(next?.day ?? '', 'brief') });
  await page.getByRole('button', { name: offer }).click();
  await expectChosenDay(page, GERMAN, next?.day ?? '');
  await expect(page).toHaveURL(new RegExp(`date=${next?.day}&time=19(:|%3A)15`));
  await expect(timeRadio(page, GERMAN, '19:15')).toBeChecked();
  await expect(page.getByText(t('visit.soldout.day', { day: formats.day(day) }))).toHaveCount(0);

  // This tour takes place only on Thursdays.
  const friday = addDays(day, 1);
  await visit(page, `/de/guided-tours/${id}?date=${friday}`);
  await expect(page.getByText(t('visit.none.day', { day: formats.day(friday) }))).toBeVisible();
  await page.getByRole('button', { name: offer }).click();
  await expectChosenDay(page, GERMAN, next?.day ?? '');
  // That tour asks for the number of people, not for tickets.
  await choose(page, GERMAN, 'Platz mit Hocker', 2);
  await addTour(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await expect(page.getByText('10,00 €').first()).toBeVisible();
});

test('a link sets the day and time; a reload, another page and Back keep them; a day that could not be loaded cannot be booked', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_CONNECTION_ABORTED/);
  const id = 'pumpwerk-rundgang-de';
  const free = (await tourDays(page, id, 30)).filter(({ times }) =>
    Object.values(times).every(({ soldout, tickets }) => !soldout && tickets > 1),
  );
  const [one, other, third] = free.map(({ day, times }) => ({
    day,
    time: Object.keys(times).sort()[1] ?? '',
    places: 0,
  }));
  if (!one || !other || !third)
    throw new Error(`There are no three days on which all times of ${id} are free.`);
  await openTour(page, GERMAN, id, one);
  await page.reload();
  await waitForApp(page);
  await expectChosenDay(page, GERMAN, one.day);
  await expect(timeRadio(page, GERMAN, one.time)).toBeChecked();

  await chooseDay(page, GERMAN, other.day);
  await expect(page).toHaveURL(new RegExp(`date=${other.day}`));
  await expect(timeRadio(page, GERMAN, one.time)).toBeChecked();
  const [first] = Object.keys(free.find(({ day }) => day === other.day)?.times ?? {}).sort();
  await timeRadio(page, GERMAN, first ?? '').check();
  await expect(page).toHaveURL(new RegExp(`time=${first?.replace(':', '(:|%3A)')}`));
  await page
    .getByRole('navigation', { name: t('site.breadcrumbs') })
    .getByRole('link', { name: t('tours.title') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tours.title'));
  await page.goBack();
  await expectChosenDay(page, GERMAN, other.day);
  await expect(timeRadio(page, GERMAN, first ?? '')).toBeChecked();

  await test.step('no other day replaces one that could not be loaded', async () => {
    await choose(page, GERMAN, 'Erwachsene');
    await page.route('**/api/de/tour?**', (route) => route.abort('connectionaborted'));
    await chooseDay(page, GERMAN, third.day);
    await expect(page.getByText(t('visit.failed'))).toBeVisible();
    await pressAdd(page, GERMAN);
    await expect(page.getByRole('gridcell', { selected: true }).getByRole('button')).toBeFocused();
    await expect(page.getByRole('link', { name: t('cart.bar.link') })).toHaveCount(0);
    await page.unroute('**/api/de/tour?**');
    await page.getByRole('button', { name: t('visit.again') }).click();
    await expect(page).toHaveURL(new RegExp(`date=${third.day}`));
    await addTour(page, GERMAN);
  });
});

for (const speech of speechesOf('da')) {
  const { language } = speech;
  test(`a tour that cannot be booked says why and offers other tours, in ${language}`, async ({ page }) => {
    await visit(page, `/${language}/guided-tours?language=all&category=family`);
    const { detail } = await tourOffer(page, speech, 'laternengang-de');
    const row = tourRows(page).filter({ hasText: detail.name });
    await expect(row).toContainText(speech.t('tours.list.soldout'));
    await row.getByRole('heading').getByRole('link').click();
    await expectNotBookable(page, speech, 'soldout');
    await visit(page, `/${language}/guided-tours/lauter-als-die-pumpe-gsg`);
    await expectNotBookable(page, speech, 'offline');
  });
}

async function expectNotBookable(page: Page, { t }: Speech, state: 'soldout' | 'offline') {
  await expect(page.getByText(t(`tours.list.${state}`), { exact: true })).toBeVisible();
  const region = page.getByRole('region', { name: t('tours.visit') });
  await expect(region).toContainText(t(`tours.${state}`));
  await expect(region).toContainText(t(`tours.${state}.text`));
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expect(region.getByRole('link', { name: /@museum-am-strom/ })).toHaveCount(
    state === 'offline' ? 1 : 0,
  );
  await region.getByRole('link', { name: t('tours.list.soon.all') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tours.title'));
}
