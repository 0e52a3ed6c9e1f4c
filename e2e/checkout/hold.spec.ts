// This shop holds places for five seconds (spec decisions 3): what happens when a visitor pays too late.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import {
  arriveWithCart,
  chooseExpress,
  decide,
  fillCart,
  findVisit,
  newEmail,
  order,
  payExpress,
  ticketOffer,
  type Visit,
  visit,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;
const EVENT = 'nachtlinien';
const HOLD_MS = 5000;

function lapse(page: Page) {
  return page.waitForTimeout(HOLD_MS + 500);
}

async function orderAll(page: Page, { day, time, places }: Visit) {
  const [ticket] = (await ticketOffer(page, GERMAN, EVENT, day)).tickets;
  await arriveWithCart(page, GERMAN, [
    { type: 'ticket', id: ticket?.id ?? '', datetime: `${day} ${time}`, count: places },
  ]);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
}

test('a late payment is an order if the places are still free, and refunded if they are gone; the page says so', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(410, 422, 409);
  const faster = await anotherVisitor();
  const [first, second] = [newEmail(), newEmail()];
  const at = await findVisit(page, EVENT, (places) => places > 0 && places < 6, 1);
  await orderAll(page, at);
  await lapse(page);
  await orderAll(faster, at);
  await lapse(faster);
  await payExpress(faster, GERMAN, first);
  await waitForOrder(faster, GERMAN);
  await payExpress(page, GERMAN, second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.refunded'));
  await onlyMailTo(first, 'hasty');
  await onlyMailTo(second, 'hasty');
});

test('when a hold ends unpaid the server deletes the cart but the browser keeps it, and the visitor can order again', async ({
  page,
  watch,
}) => {
  watch.expectStatus(410);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await lapse(page);
  await test.step('who goes back from the bank', async () => {
    await page.goBack();
    await order(page, GERMAN);
    await decide(page, 'Cancel');
    await page.getByRole('link', { name: t('cart.canceled.keep') }).click();
    await order(page, GERMAN);
  });
  await test.step('who comes to the page of the order', async () => {
    await lapse(page);
    await visit(page, '/de/checkout/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
    await page.getByRole('link', { name: t('cart.gone.checkout') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
    await order(page, GERMAN);
  });
  await payExpress(page, GERMAN, newEmail());
  await waitForOrder(page, GERMAN);
});
