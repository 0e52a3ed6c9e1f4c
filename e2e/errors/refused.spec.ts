// The error catalogue (spec 8), row by row, with simulated answers of the server. every-answer.spec has what any call may be
// answered, offline.spec the broken connection. Other files cover these rows:
// - 401 while paying: accounts-return.spec, in the settings: settings-details.spec, for a list: every-answer.spec; a wrong login
//   does not lead to the login again: accounts-entry.spec
// - shipping failure, a country without shipping: retail-parcel.spec
// - password reset, new password 422 and 400: accounts-recovery.spec; password change: settings-access.spec
// - voucher look-up 422: retail-codes.spec; payment init 422: attack.spec, retail-codes.spec
// - payment exec 410 and 200, "not completed": attack.spec, hold.spec, payment-outcomes.spec
// - order review 406, page not found: attack.spec; registration 422: accounts-entry.spec
// - an event that has ended: choosing.spec; tours that are sold out or unavailable, the next date: tours-day.spec; no match
//   for the filters: choosing.spec, tours-list.spec; a page without database: server/testing/pages/failure-pages.test.ts
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import {
  acceptTerms,
  cartLines,
  chooseExpress,
  expectBankPage,
  fillCart,
  fillInDetails,
  newEmail,
  openCart,
  orderButton,
  visit,
  waitForApp,
} from '../support/visitor.ts';
import { answerWith, heading, menu } from './trouble.ts';

const { t } = GERMAN;

test('payment exec 422 and 400: the page shows the server’s message and the support address', async ({
  page,
  watch,
}) => {
  for (const [status, code] of [
    [422, 'CART_NOT_PAYABLE'],
    [400, 'REQUEST_MALFORMED'],
  ] as const) {
    watch.expectStatus(status);
    await answerWith(page, 'checkout/execPayment*', status, { code, message: `Das ging nicht: ${status}.` });
    await visit(page, '/de/checkout/success?us=SomeCart123456789');
    await expect(heading(page)).toHaveText(t('cart.not-payable'));
    const said = page.getByRole('main').getByRole('alert');
    await expect(said).toContainText(`Das ging nicht: ${status}.`);
    await expect(said).toContainText('@');
  }
});

test('payment init 503: the provider is away, and the page stays; other orders are unpaid: they can be canceled, and then this one is placed; cancel 410: the browser keeps the cart', async ({
  page,
  watch,
}) => {
  watch.expectStatus(503, 422, 410);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await acceptTerms(page, GERMAN);

  await test.step('503: the page says what to do, and the visitor can try again', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await answerWith(page, 'checkout/initPayment*', 503, {
      code: 'PAYMENT_NOT_STARTED',
      message: 'Der Anbieter antwortet nicht.',
    });
    await orderButton(page, GERMAN).click();
    await expect(page.getByRole('alert').filter({ hasText: t('cart.not-ordered') })).toContainText(
      'Der Anbieter antwortet nicht.',
    );
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
    await page.unrouteAll();
  });

  await test.step('422: other orders can be canceled where the shop says so', async () => {
    await answerWith(page, 'checkout/initPayment*', 422, {
      code: 'CART_OTHERS_UNPAID',
      message: 'Andere sind noch nicht bezahlt.',
      carts: ['first', 'second'],
    });
    const canceled: string[] = [];
    await page.route('**/api/*/checkout/cancel?*', (route) => {
      const cart = new URL(route.request().url()).searchParams.get('cartId') ?? '';
      canceled.push(cart);
      // The second was paid in the meantime.
      return cart === 'first'
        ? route.fulfill({ json: { data: true } })
        : route.fulfill({ status: 410, json: { code: 'CART_GONE', message: 'Fort.' } });
    });
    await orderButton(page, GERMAN).click();
    await page.getByRole('button', { name: t('cart.others-unpaid.cancel', { count: 2 }) }).click();
    await expect(page.getByText(t('cart.others-unpaid.canceled', { count: 2 }))).toBeVisible();
    await expect(page.getByText('Andere sind noch nicht bezahlt.')).toHaveCount(0);
    expect(canceled).toEqual(['first', 'second']);
    await page.unrouteAll();
  });
  await orderButton(page, GERMAN).click();
  await expectBankPage(page, GERMAN);

  await test.step('410: the server no longer has the cart', async () => {
    await answerWith(page, 'checkout/cancel*', 410, { code: 'CART_GONE', message: 'Fort.' });
    await visit(page, '/de/checkout/canceled');
    await expect(heading(page)).toHaveText(t('cart.gone'));
    await expect(page.getByText(t('cart.gone.text'))).toBeVisible();
    await visit(page, '/de/checkout');
    await openCart(page, GERMAN);
    await expect(cartLines(page, GERMAN)).toHaveCount(1);
  });
});

test('if a tour or its calendar is refused, the tour’s page says that it was not found', async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  await visit(page, '/de/guided-tours');
  for (const path of ['tour?*', 'tour/calendar/**']) {
    await answerWith(page, path, 422, { code: 'TOUR_NOT_BOOKABLE', message: 'Nein.' });
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(heading(page)).toHaveText(t('site.notFoundTitle'));
    await page.unrouteAll();
    await menu(page, t('site.nav.guidedTours')).click();
    await expect(heading(page)).toHaveText(t('tours.title'));
  }
});

test('if an order cannot be loaded now, the page does not say that it does not exist', async ({
  page,
  watch,
}) => {
  watch.expectStatus(502);
  await answerWith(page, 'order/review?*', 502);
  await visit(page, '/de/order-review/any');
  await expect(page.getByText(t('cart.unreachable'))).toBeVisible();
  await page.unrouteAll();
  watch.expectStatus(406);
  await page.getByRole('button', { name: t('cart.again') }).click();
  await expect(heading(page)).toHaveText(t('cart.review.none'));
});

test('a value that the server cannot read gets a message at its field', async ({ page, watch }) => {
  watch.expectStatus(400);
  const french = speechIn('fr');
  const { t: say } = french;
  await visit(page, '/fr/register-guest');
  await fillInDetails(page, french, newEmail());
  // A browser never sends this value by itself.
  await page.route('**/auth/guest', (route) => {
    const body = route.request().postDataJSON() as { c: object };
    return route.continue({ postData: JSON.stringify({ c: { ...body.c, lname: 7 } }) });
  });
  await page.getByRole('button', { name: say('customers.guest.save') }).click();
  const name = page.getByRole('textbox', { name: say('customers.field.lname'), exact: true });
  await expect(name).toHaveAccessibleDescription(say('field.MALFORMED'));
});

test('articles out of stock and expired vouchers say so', async ({ page }) => {
  await visit(page, '/de/product/buch-was-am-ufer-waechst');
  await expect(page.getByRole('main').getByText(t('merchandise.stock.out')).first()).toBeVisible();
  await menu(page, t('site.nav.vouchers')).click();
  await expect(heading(page)).toHaveText(t('vouchers.title'));
  await page.route('**/api/de/voucher/selectOne/**', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, state: 'expired' } } });
  });
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByText(t('vouchers.expired'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('vouchers.add'), exact: true })).toHaveCount(0);
});

// odd-addresses.test has other addresses without a page.
test('an address in no language of the shop is not found, in the shop’s frame and first language', async ({
  page,
  watch,
}) => {
  watch.expectStatus(404);
  const response = await page.goto('/klingonisch/product/flutbuch');
  expect(response?.status()).toBe(404);
  await waitForApp(page);
  await expect(heading(page)).toHaveText(t('site.notFoundTitle'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await menu(page, t('site.nav.tickets')).click();
  await expect(page).toHaveURL(/\/de\/tickets$/);
  await expect(heading(page)).toHaveText(t('tickets.title'));
});
