// WCAG 2.2 AA on the pages of guided tours (law-and-ux), in every state that a visitor brings about.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { buyExpress, goToCheckout, newEmail, typeCount, visit } from '../support/visitor.ts';
import {
  addTour,
  answerAll,
  chooseAnyTime,
  findTour,
  isSoldOut,
  openTour,
  pressTwice,
  tourDays,
  tourOffer,
} from './tour-visitor.ts';

const { t } = GERMAN;

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'a tour to join or to have alone': async (page) => {
    const id = 'galerie-highlights-de';
    await openTour(page, GERMAN, id, await findTour(page, id, (places) => places > 2 && places < 15, 1));
    await typeCount(page, 'Erwachsene', 3);
    await expect(page.getByText('48,00 €').first()).toBeVisible();
  },
  'a tour with too few people, and tickets for others': async (page) => {
    await visit(page, '/de/guided-tours/papiergeburtstag-de');
    await chooseAnyTime(page, GERMAN);
    await typeCount(page, t('tours.people'), 3);
    await typeCount(page, 'Kind', 7);
    await pressTwice(page, GERMAN);
    await expect(page.getByRole('alert').filter({ hasText: t('tours.balance.rule') })).toBeVisible();
  },
  'a tour with questions, not answered': async (page) => {
    await visit(page, '/de/guided-tours/schlickklasse-de');
    await chooseAnyTime(page, GERMAN);
    await typeCount(page, t('tours.people'), 10);
    await typeCount(page, 'Begleitperson', 10);
    await pressTwice(page, GERMAN);
    await expect(page.getByRole('alert').filter({ hasText: t('tours.questions.errors') })).toBeFocused();
  },
  'a sold-out day': async (page) => {
    const id = 'schlickklasse-da';
    const day = (await tourDays(page, id, 1)).find(isSoldOut)?.day;
    await visit(page, `/de/guided-tours/${id}?date=${day}`);
    await expect(page.getByRole('button', { name: /^Nächster freier Tag: / })).toBeVisible();
  },
};

for (const [name, open] of Object.entries(STATES))
  test(`${name} is accessible`, async ({ page }) => {
    await open(page);
    await inspect(page);
    await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
  });

test('a tour in the cart and on the order’s page is accessible', async ({ page }) => {
  const id = 'unter-sich-en';
  await openTour(page, GERMAN, id, await findTour(page, id, (places) => places === 25, 14));
  await typeCount(page, t('tours.people'), 8);
  await answerAll(page, (await tourOffer(page, GERMAN, id)).questions);
  await addTour(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await page.getByText(t('tours.line.answers'), { exact: true }).click();
  await inspect(page);
  await buyExpress(page, GERMAN, newEmail());
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 2, name: t('cart.review.lines') })).toBeVisible();
  await inspect(page);
});
