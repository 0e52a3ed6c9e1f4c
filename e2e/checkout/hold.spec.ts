// This shop holds places for five seconds (spec decisions 3): what happens when a visitor pays too late.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import {
  addToCart,
  chooseExpress,
  decide,
  fillCart,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  order,
  payExpress,
  typeCount,
  type Visit,
  visit,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;
const HOLD_MS = 5000;

function lapse(page: Page) {
  return page.waitForTimeout(HOLD_MS + 500);
}

async function orderAll(page: Page, at: Visit) {
  await openEvent(page, GERMAN, 'nachtlinien', at);
  await typeCount(page, 'Erwachsene', at.places);
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
}

test('a late payment is an order if the places are still free', async ({ page }) => {
  const email = newEmail();
  const at = await findVisit(page, 'nachtlinien', (places) => places > 0 && places < 6, 1);
  await orderAll(page, at);
  await lapse(page);
  await payExpress(page, GERMAN, email);
  await waitForOrder(page, GERMAN);
  await onlyMailTo(email, 'hasty');
});

test('a late payment is refunded if the places are gone, and the page says so', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(410, 422, 409);
  const at = await findVisit(page, 'nachtlinien', (places) => places > 0 && places < 6, 8);
  await orderAll(page, at);
  const faster = await anotherVisitor();
  await lapse(page);
  await orderAll(faster, at);
  await payExpress(faster, GERMAN, newEmail());
  await waitForOrder(faster, GERMAN);
  const email = newEmail();
  await payExpress(page, GERMAN, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.refunded'));
  await onlyMailTo(email, 'hasty');
});

test('when a hold ends unpaid, the server deletes the cart but the browser keeps it', async ({
  page,
  watch,
}) => {
  watch.expectStatus(410);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await lapse(page);
  await visit(page, '/de/checkout/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  await page.getByRole('link', { name: t('cart.gone.checkout') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
  await order(page, GERMAN);
  await payExpress(page, GERMAN, newEmail());
  await waitForOrder(page, GERMAN);
});

test('a visitor who comes back after the hold has ended can order again', async ({ page }) => {
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await lapse(page);
  await page.goBack();
  await order(page, GERMAN);
  await decide(page, 'Cancel');
  await expect(page.getByRole('link', { name: t('cart.canceled.keep') })).toBeVisible();
});
