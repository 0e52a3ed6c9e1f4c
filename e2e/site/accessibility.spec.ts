// WCAG 2.2 AA in each state that a visitor brings about, in light and dark, on a phone and a desktop (law-and-ux). Each
// state also has one main heading and does not scroll sideways. The crawl checks pages in their first state.
import { expect, type Page } from '@playwright/test';
import { inspect, violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  chooseExpress,
  continueAsGuest,
  decide,
  expectBankPage,
  fillCart,
  newEmail,
  openCart,
  order,
  orderButton,
  payExpress,
  visit,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;
const DESK = { width: 1280, height: 800 };

/** Inspects a state of the shop, and goes on at a desk. */
async function expectAccessible(page: Page, state: string) {
  await test.step(state, () => inspect(page));
  await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
  await page.setViewportSize(DESK);
}

test('each state of a purchase is accessible, and a printed order has complete tickets and no buttons', async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  await page.setViewportSize(DESK);
  await fillCart(page, GERMAN, 'ein-tag-am-strom');
  await expectAccessible(page, 'checkout with a cart');
  await page.getByRole('button', { name: t('site.accept') }).click();
  await page.getByRole('button', { name: t('cart.remove.line', { name: 'Ein Tag am Strom' }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'question before removing');

  await page.goto('/de/checkout/failed');
  await expect(page.getByText(t('cart.failed'))).toBeVisible();
  await expectAccessible(page, 'payment failed');
  await visit(page, '/de/checkout/canceled');
  const keep = page.getByRole('link', { name: t('cart.canceled.keep') });
  await expect(keep).toBeVisible();
  await expectAccessible(page, 'payment canceled');
  await keep.click();

  await openCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, newEmail());
  await page.getByRole('radio', { name: 'Lastschrift' }).check();
  await orderButton(page, GERMAN).click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart.errors') })).toBeVisible();
  await expectAccessible(page, 'checkout with errors');

  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await test.step('the demo bank', () => inspect(page));
  await page.getByRole('textbox', { name: GERMAN.bank['bank.payer.email'] }).fill('nobody');
  await decide(page, 'Pay');
  await expect(page.getByText(GERMAN.bank['bank.payer.emailInvalid'])).toBeVisible();
  await test.step('the demo bank with an error', () => inspect(page));
  await expectBankPage(page, GERMAN);
  await payExpress(page, GERMAN, newEmail());

  await waitForOrder(page, GERMAN);
  await expectAccessible(page, 'success');
  await expectPrintable(page);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 2, name: t('cart.review.lines') })).toBeVisible();
  await expectAccessible(page, 'order review');
});

/** Expects complete tickets and no buttons on paper. */
async function expectPrintable(page: Page) {
  const ticket = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })
    .first();
  await expect(ticket).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const gone of [
    page.locator('.site-header'),
    page.locator('.cookie-notice'),
    page.getByRole('button'),
    page.getByRole('link', { name: t('cart.success.review') }),
  ])
    for (const one of await gone.all()) await expect.soft(one).toBeHidden();
  await expect.soft(ticket).toHaveCSS('break-inside', 'avoid');
  await expect.soft(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.soft(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  // Four modules of white space around the code (ISO/IEC 18004), and no page break in the picture.
  const code = ticket.getByRole('img');
  await expect.soft(code).toHaveCSS('break-inside', 'avoid');
  const box = await code.boundingBox();
  expect.soft(box?.width, 'millimetres: 30 and more are easy to scan').toBeGreaterThan(30 * 3.78);
  await page.emulateMedia({ media: 'screen' });
}

test('what is missing or gone is said accessibly: a ticket, a guest’s details, the cart', async ({
  page,
  watch,
}) => {
  watch.expectStatus(410);
  // What is pressed twice must not move under the pointer meanwhile.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/de/tickets/dampflabor');
  await page.getByRole('radio', { disabled: false }).first().check();
  for (const _ of ['leads', 'says what is missing'])
    await page.getByRole('button', { name: t('tickets.choose') }).click();
  await expect(page.getByText(t('tickets.missing.tickets'))).toBeVisible();
  await expectAccessible(page, 'event with a long stay, a ticket missing');
  await visit(page, '/de/register-guest');
  await page.getByRole('button', { name: t('customers.guest.save') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expectAccessible(page, 'guest’s details with errors');
  await visit(page, '/de/checkout/success?us=nobodyscart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  await expectAccessible(page, 'cart gone');
});

test('on a phone the menu and the language list open by keyboard and close with Escape, and the cookie notice does not come back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/de/');
  await expect(page.getByRole('banner')).toHaveAttribute('data-collapsed', /true|false/);
  const menu = page.getByRole('button', { name: t('site.menu') });
  if (await menu.isVisible()) {
    await menu.press('Enter');
    await expect(
      page.getByRole('navigation', { name: t('site.menu') }).getByRole('link', { name: 'Tickets' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const languages = page.getByRole('button', { name: t('site.language') });
  await languages.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeHidden();
  await expect(languages).toBeFocused();

  const accept = page.getByRole('button', { name: t('site.accept') });
  await accept.click();
  await expect(accept).toHaveCount(0);
  await visit(page, '/de/tickets');
  await expect(accept).toHaveCount(0);
});
