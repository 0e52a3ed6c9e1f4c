// Counts of a guided tour (spec 4, 5): as many tickets as people, a minimum and a maximum, and no more than are left.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { cartLines, choose, goToCheckout, typeCount, type Visit } from '../support/visitor.ts';
import {
  addTour,
  answerAll,
  findTour,
  openTour,
  pressAdd,
  pressTwice,
  timeRadio,
  tourDays,
  tourOffer,
} from './tour-visitor.ts';

const { t, formats } = GERMAN;

test('a group needs as many tickets as people, within the minimum and the maximum', async ({ page }) => {
  const id = 'papiergeburtstag-de';
  const at = await findTour(page, id, (places) => places === 12, 9);
  const { questions } = await tourOffer(page, GERMAN, id);
  const people = page.getByRole('spinbutton', { name: t('tours.people') });
  const plus = (label: string) => page.getByRole('button', { name: t('site.more', { label }), exact: true });
  await openTour(page, GERMAN, id, at);

  // No count is set yet. Nothing is red before the visitor has been there.
  await pressAdd(page, GERMAN);
  await expect(people).toBeFocused();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await pressAdd(page, GERMAN);
  await expect(page.getByRole('alert').filter({ hasText: t('tours.missing.people') })).toBeVisible();
  await typeCount(page, t('tours.people'), 5);
  await typeCount(page, 'Kind', 5);
  await pressAdd(page, GERMAN);
  await expect(people).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: t('tours.least', { least: 6 }) })).toBeVisible();

  await typeCount(page, t('tours.people'), 13);
  await expect(people).toHaveValue('12');
  await expect(page.getByText(t('tours.full.whole', { most: 12 }))).toBeVisible();
  await expect(page.getByText(t('tours.balance', { tickets: 5, people: 12 }))).toBeVisible();
  await pressAdd(page, GERMAN);
  await expect(page.getByRole('alert').filter({ hasText: t('tours.balance.rule') })).toBeVisible();
  await expect(plus('Kind')).toBeFocused();
  await inspect(page);
  await choose(page, GERMAN, 'Begleitperson', 2);
  await page.getByRole('button', { name: t('tours.balance.set', { people: 7 }) }).click();
  await expect(people).toHaveValue('7');
  await expect(page.getByText(t('tours.balance', { tickets: 7, people: 7 }))).toBeFocused();
  await expect(page.getByText(t('tours.balance.rule'))).toHaveCount(0);

  await pressTwice(page, GERMAN);
  await expect(page.getByRole('alert').filter({ hasText: t('tours.questions.errors') })).toBeFocused();
  await answerAll(page, questions);
  await addTour(page, GERMAN);
  await expect(people).toHaveValue('0');
  await expect(page.getByText(t('tours.last.whole', { time: formats.clock(at.time) }))).toBeVisible();
});

test('more than thirty people book as two groups', async ({ page }) => {
  const id = 'schlickklasse-de';
  const at = await findTour(page, id, (places) => places === 60, 40);
  await openTour(page, GERMAN, id, at);
  await typeCount(page, t('tours.people'), 31);
  await expect(page.getByText(t('tours.full.group', { most: 30 }))).toBeVisible();
  await page.getByRole('button', { name: t('tours.another.group') }).click();
  const people = page.getByRole('spinbutton', { name: t('tours.people') });
  await expect(people).toBeFocused();
  await typeCount(page, t('tours.people'), 31);
  await expect(people).toHaveValue('31');
  await expect(page.getByText('120,00 €').first()).toBeVisible();
  await expect(page.getByText(t('tours.needed', { people: 31 }))).toBeVisible();
});

test('a public tour is private while nobody has joined it, another time may have too few places, and the cart counts', async ({
  page,
}) => {
  const id = 'galerie-highlights-de';
  const found = (await tourDays(page, id, 7))
    .flatMap(({ day, times }) => {
      const [one, two] = Object.entries(times).map(([time, { tickets }]) => ({ day, time, places: tickets }));
      return one && two ? [one.places > two.places ? [one, two] : [two, one]] : [];
    })
    .find(([free, joined]) => free?.places === 15 && joined && joined.places > 3 && joined.places < 13);
  const [free, joined] = found ?? [];
  if (!free || !joined)
    throw new Error(`There is no day on which somebody has joined one ${id} and none the other.`);
  const whole = page.getByRole('radio', { name: t('tours.kind.whole') });
  await openTour(page, GERMAN, id, free);
  await typeCount(page, 'Erwachsene', 2);
  await expect(page.getByText('32,00 €').first()).toBeVisible();
  await inspect(page);
  await whole.check();
  await typeCount(page, t('tours.people'), 4);
  await choose(page, GERMAN, 'Unter 18 Jahren', 2);
  const price = (await tourOffer(page, GERMAN, id, free.day)).priceList[0]?.price ?? 0;
  await expect(page.getByText(formats.money(price + 3800)).first()).toBeVisible();

  await timeRadio(page, GERMAN, joined.time).check();
  const none = page.getByText(t('tours.overbooked.tours', { wanted: 1, left: 0 }));
  await expect(none).toBeVisible();
  await expect(
    page.getByText(t('tours.kind.whole.none', { time: formats.clock(joined.time) })),
  ).toBeVisible();
  await page.getByRole('radio', { name: t('tours.kind.places'), exact: false }).check();
  await expect(none).toHaveCount(0);
  await expect(whole).toBeDisabled();
  await expect(page.getByText('38,00 €').first()).toBeVisible();

  await typeCount(page, 'Unter 18 Jahren', 0);
  await timeRadio(page, GERMAN, free.time).check();
  await test.step('too few places are said, and nothing is added', () => expectTooFew(page, joined));
  await test.step('a double click adds only once, and the cart counts', () => expectOnce(page, joined));
});

async function expectTooFew(page: Page, { time, places }: Visit) {
  await typeCount(page, 'Erwachsene', places + 2);
  await timeRadio(page, GERMAN, time).check();
  const tooMany = page.getByText(t('tours.overbooked', { wanted: places + 2, left: places }));
  await expect(tooMany).toBeVisible();
  await pressAdd(page, GERMAN);
  await expect(tooMany).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('site.more', { label: 'Erwachsene' }), exact: true }),
  ).toBeFocused();
  await expect(page.getByRole('link', { name: t('cart.bar.link') })).toHaveCount(0);
  await typeCount(page, 'Erwachsene', 1);
  await expect(tooMany).toHaveCount(0);
}

async function expectOnce(page: Page, { places }: Visit) {
  await page.getByRole('button', { name: t('tours.add') }).dblclick();
  await expect(page.getByText(t('cart.bar', { count: 1 }))).toBeVisible();
  await typeCount(page, 'Erwachsene', places);
  await expect(page.getByRole('spinbutton', { name: 'Erwachsene', exact: true })).toHaveValue(
    String(places - 1),
  );
  await expect(page.getByText(t('tours.limit.cart'))).toBeVisible();
  await goToCheckout(page, GERMAN);
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await expect(page.getByText('1 × Erwachsene', { exact: true })).toBeVisible();
}
