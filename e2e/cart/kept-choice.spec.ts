// What was chosen and not yet added is there again after Back, a reload, and a look at another page.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  addToCart,
  cartLines,
  choose,
  fillCart,
  findVisit,
  openEvent,
  visit,
  waitForApp,
} from '../support/visitor.ts';
import { answerAll, findTour, openTour, tourOffer } from '../tours/tour-visitor.ts';

const { t } = GERMAN;

test('counts of tickets are kept until they are in the cart', async ({ page }) => {
  const at = await findVisit(page, 'stehende-wellen', (places) => places > 20, 70);
  const adults = page.getByRole('spinbutton', { name: 'Erwachsene', exact: true });
  await openEvent(page, GERMAN, 'stehende-wellen', at);
  await choose(page, GERMAN, 'Erwachsene', 2);
  await page.reload();
  await waitForApp(page);
  await expect(adults).toHaveValue('2');
  await page
    .getByRole('navigation', { name: t('site.breadcrumbs') })
    .getByRole('link', { name: t('tickets.title') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tickets.title'));
  await page.goBack();
  await expect(adults).toHaveValue('2');

  await addToCart(page, GERMAN);
  await expect(adults).toHaveValue('0');
  await page.reload();
  await waitForApp(page);
  await expect(page.getByText(t('cart.bar', { count: 1 }))).toBeVisible();
  await expect(adults).toHaveValue('0');
});

test('a tour’s people and answers are kept', async ({ page }) => {
  const id = 'papiergeburtstag-de';
  const at = await findTour(page, id, (places) => places === 12, 37);
  const { questions } = await tourOffer(page, GERMAN, id);
  await openTour(page, GERMAN, id, at);
  await choose(page, GERMAN, 'Kind', 6);
  await answerAll(page, questions);
  await page
    .getByRole('navigation', { name: t('site.breadcrumbs') })
    .getByRole('link')
    .last()
    .click();
  await expect(page.getByRole('spinbutton', { name: 'Kind', exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('spinbutton', { name: 'Kind', exact: true })).toHaveValue('6');
  await expect(page.getByRole('button', { name: t('tours.add') })).toBeVisible();
});

test('pieces, the owner of a pass and the amount of a donation are kept until they are in the cart', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: t('passes.owner.name') });
  await visit(page, '/de/passes/jahreskarte');
  await name.fill('Ben Born');
  const posters = page.getByRole('spinbutton', { name: 'Plakat Mondwasser', exact: true });
  await visit(page, '/de/product/plakat-mondwasser');
  await posters.fill('3');
  await posters.blur();
  const amount = page.getByRole('textbox', { name: t('donations.amount') });
  await visit(page, '/de/donations');
  await amount.fill('12,50');
  await page.reload();
  await waitForApp(page);
  await expect(amount).toHaveValue('12,50');
  await page.goBack();
  await waitForApp(page);
  await expect(posters).toHaveValue('3');

  await page.goBack();
  await waitForApp(page);
  await expect(name).toHaveValue('Ben Born');
  await page.getByRole('button', { name: t('merchandise.add') }).click();
  await expect(page.getByText(t('cart.bar', { count: 1 }))).toBeVisible();
  await page.reload();
  await waitForApp(page);
  await expect(name).toHaveValue('');
});

test('a second tab brings the cart over from the first, which has it no more', async ({ page, context }) => {
  await fillCart(page, GERMAN);
  const second = await context.newPage();
  await visit(second, '/de/checkout');
  await expect(second.getByText(t('cart.elsewhere', { count: 1 }))).toBeVisible();
  // The first tab shows another page since, and has more: what it has now is asked for anew.
  await visit(page, '/de/product/plakat-mondwasser');
  const add = page.getByRole('button', { name: t('merchandise.add') });
  await add.click();
  await expect(page.getByText(t('cart.bar', { count: 2 }))).toBeVisible();
  const bring = second.getByRole('button', { name: t('cart.elsewhere.bring') });
  await bring.click();
  await expect(second.getByText(t('cart.elsewhere', { count: 2 }))).toBeVisible();
  // What is added after the second tab was told comes along.
  await page.getByRole('spinbutton', { name: 'Plakat Mondwasser', exact: true }).fill('3');
  await add.click();
  await bring.click();
  await expect(cartLines(second, GERMAN)).toHaveCount(2);
  await expect(second.getByText('4 × 22,00 €').first()).toBeVisible();
  await visit(page, '/de/checkout');
  await expect(page.getByText(t('cart.empty.text'))).toBeVisible();
  // Whoever has an empty cart everywhere is offered nothing.
  await second.close();
  await page.reload();
  await waitForApp(page);
  await expect(page.getByText(t('cart.empty.text'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('cart.elsewhere.bring') })).toHaveCount(0);
});
