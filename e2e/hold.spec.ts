// This shop holds places for five seconds (spec decisions 3): what happens when a visitor pays too late.
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { onlyMailTo } from './mailbox.ts';
import { GERMAN } from './speech.ts';
import {
  addToCart,
  anEmail,
  chooseExpress,
  decide,
  fillCart,
  findVisit,
  goToCheckout,
  openEvent,
  order,
  orderPlaced,
  payExpress,
  typeCount,
  type Visit,
  visit,
} from './visitor.ts';

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

test('paid too late, but the places are still free: the order is placed', async ({ page }) => {
  const email = anEmail();
  const at = await findVisit(page, 'nachtlinien', (places) => places > 0 && places < 6, 1);
  await orderAll(page, at);
  await lapse(page);
  await payExpress(page, GERMAN, email);
  await orderPlaced(page, GERMAN);
  await onlyMailTo(email, 'hasty');
});

test('paid too late, and the places are gone: the money goes back and the page says so', async ({
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
  await payExpress(faster, GERMAN, anEmail());
  await orderPlaced(faster, GERMAN);
  const email = anEmail();
  await payExpress(page, GERMAN, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.refunded'));
  await onlyMailTo(email, 'hasty');
});

test('a held cart that lapsed unpaid is gone, and the cart in the browser is not', async ({
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
  await payExpress(page, GERMAN, anEmail());
  await orderPlaced(page, GERMAN);
});

test('who comes back after the hold has lapsed simply orders again', async ({ page }) => {
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await lapse(page);
  await page.goBack();
  await order(page, GERMAN);
  await decide(page, 'Cancel');
  await expect(page.getByRole('link', { name: t('cart.canceled.keep') })).toBeVisible();
});
