// The error catalogue (spec 8), row by row, with simulated answers of the server. Other files cover these rows:
// - 401 while paying or in the settings: accounts-return.spec; a wrong login does not lead to the login again: accounts-entry.spec
// - shipping failure, a country without shipping: retail-parcel.spec
// - password reset, new password 422 and 400: accounts-recovery.spec; password change: settings-access.spec
// - voucher look-up 422: retail-codes.spec; payment init 422: attack.spec, retail-codes.spec
// - payment exec 410 and 200, "not completed": attack.spec, hold.spec, payment-outcomes.spec
// - order review 406, page not found: attack.spec; registration 422: accounts-entry.spec
// - an event that has ended: choosing.spec; tours that are sold out or unavailable, the next date: tours-day.spec; no match
//   for the filters: choosing.spec, tours-list.spec; a page without database: server/testing/failure-pages.test.ts
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { addArticle, codeField, tryCode } from './retail-visitor.ts';
import { GERMAN, type Speech, speechesOf, speechIn } from './speech.ts';
import {
  acceptTerms,
  cartLines,
  chooseExpress,
  expectBankPage,
  fillCart,
  fillInDetails,
  goToCheckout,
  newEmail,
  order,
  orderButton,
  visit,
  waitForApp,
} from './visitor.ts';

const { t } = GERMAN;
const SPEECHES = speechesOf('en');
const SUPPORT = /^[\w.-]+@[\w.-]+$/;

function answerWith(page: Page, path: string, status: number, json: object = {}, headers = {}) {
  return page.route(`**/api/*/${path}`, (route) => route.fulfill({ status, json, headers }));
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}
function menu(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true }).first();
}

/** The global message above the page. */
function message(page: Page, words: string) {
  return page.getByRole('alert').getByRole('paragraph').filter({ hasText: words });
}

async function shopWithAnArticle(page: Page, speech: Speech) {
  await addArticle(page, speech, 'nachtheft');
  await goToCheckout(page, speech);
}

function inTheCart(page: Page, { t: say }: Speech) {
  return page.getByRole('region', { name: say('cart.lines') }).getByRole('listitem');
}

for (const status of [401, 403])
  test(`${status}: leads to the login and back`, async ({ page, watch }) => {
    watch.expectStatus(status);
    await visit(page, '/de/vouchers');
    await answerWith(page, 'event/select', status, { code: 'FORBIDDEN', message: 'Nein.' });
    await menu(page, t('site.nav.tickets')).click();
    await expect(page).toHaveURL(/\/de\/login\?fromUnauthorized=true&returnTo=%2Fde%2F/);
    await expect(heading(page)).toHaveText(t('accounts.login.title'));
    await expect(page.getByText(t('accounts.login.again'))).toBeVisible();
  });

for (const speech of SPEECHES) {
  const { language, t: say } = speech;
  test(`500: the message names the support address for fifteen seconds, in ${language}`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(500);
    await page.clock.install();
    await shopWithAnArticle(page, speech);
    await answerWith(page, 'voucher?*', 500, { code: 'INTERNAL_ERROR', message: 'Ach.', requestId: 'r1' });
    await tryCode(page, speech, 'EBBE-10-EURO');
    const failure = message(page, say('site.failureBefore'));
    await expect(failure).toContainText(say('site.failureAfter').trim());
    await expect(failure.getByRole('link')).toHaveText(SUPPORT);
    await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    // The voucher look-up counts this as "other failures".
    await expect(codeField(page, speech)).toHaveAccessibleDescription(say('vouchers.code.failed'));
    await expect(inTheCart(page, speech)).toHaveCount(1);
    await page.clock.fastForward(11_000);
    await expect(failure).toBeVisible();
    await page.clock.fastForward(4_500);
    await expect(failure).toHaveCount(0);
    await tryCode(page, speech, 'EBBE-10-EURO');
    await page
      .getByRole('alert')
      .getByRole('button', { name: say('site.close') })
      .click();
    await expect(failure).toHaveCount(0);
  });

  test(`503: the page reloads once, then shows a message; it reloads again only after half a minute, in ${language}`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(503);
    await page.clock.install();
    await shopWithAnArticle(page, speech);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await answerWith(page, 'voucher?*', 503, { code: 'UNAVAILABLE', message: '' });
    await tryCode(page, speech, 'EBBE-10-EURO');
    await expect.poll(() => loads).toBe(1);
    await waitForApp(page);
    await expect(inTheCart(page, speech)).toHaveCount(1);
    const pause = message(page, say('site.down'));
    await expect(pause).toHaveCount(0);
    for (let tries = 0; tries < 3; tries += 1) {
      await tryCode(page, speech, 'EBBE-10-EURO');
      await expect(pause).toBeVisible();
      await expect(codeField(page, speech)).toHaveValue('EBBE-10-EURO');
    }
    expect(loads).toBe(1);
    await page.clock.fastForward(30_000);
    await tryCode(page, speech, 'EBBE-10-EURO');
    await expect.poll(() => loads).toBe(2);
  });

  test(`429: the message says when to try again, in ${language}`, async ({ page, watch }) => {
    watch.expectStatus(429);
    await shopWithAnArticle(page, speech);
    // The answer of a proxy before the shop contains no message of the shop.
    await page.route('**/api/*/voucher?*', (route) =>
      route.fulfill({ status: 429, body: '<h1>Too Many Requests</h1>', headers: { 'retry-after': '150' } }),
    );
    await tryCode(page, speech, 'EBBE-10-EURO');
    await expect(codeField(page, speech)).toHaveAccessibleDescription(say('cart.too-many', { minutes: 3 }));
    await expect(codeField(page, speech)).toHaveValue('EBBE-10-EURO');
  });

  test(`offline: nothing typed is lost, and the page continues when the connection is back, in ${language}`, async ({
    page,
    watch,
    context,
  }) => {
    watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await fillCart(page, speech);
    await page.getByRole('link', { name: say('cart.guest') }).click();
    await fillInDetails(page, speech, newEmail());
    await context.setOffline(true);
    await page.getByRole('button', { name: say('customers.guest.next') }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(say('cart.unreachable'));
    const offline = message(page, say('site.offline'));
    await expect(offline).toBeVisible();
    const city = page.getByRole('textbox', { name: say('customers.field.city'), exact: true });
    await expect(city).toHaveValue('Hamburg');
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    await page.getByRole('button', { name: say('customers.guest.next') }).click();
    await expect(heading(page)).toHaveText(say('cart.checkout'));
    await expect(cartLines(page, speech)).toHaveCount(1);
  });
}

test('offline: opening another page shows a message, and the page opens when the connection is back', async ({
  page,
  watch,
  context,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await addArticle(page, GERMAN, 'nachtheft');
  await context.setOffline(true);
  await menu(page, t('site.nav.guidedTours')).click();
  await expect(heading(page)).toHaveText(t('site.offlineTitle'));
  await expect(page.getByText(t('site.unreachable'))).toBeVisible();
  await page.getByRole('link', { name: t('site.tryAgain') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('site.unreachable'));
  await expect(page).toHaveURL(/\/de\/guided-tours$/);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(t('tours.title'));
  await menu(page, `${t('site.cart')} ${t('site.cartLines', { count: 1 })}`).click();
  await expect(inTheCart(page, GERMAN)).toHaveCount(1);
});

test('offline: a part of a page that loads late appears when the connection is back, and the page stays', async ({
  page,
  watch,
  context,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
  await visit(page, '/de/login');
  await page.waitForLoadState('networkidle');
  const email = page.getByRole('textbox', { name: t('accounts.email'), exact: true });
  await email.fill('ada@example.org');
  await page.getByRole('textbox', { name: t('accounts.password'), exact: true }).fill('Ebbe und Flut');
  await context.setOffline(true);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.login.submit') })
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('cart.unreachable'));
  await page.waitForTimeout(1000);
  await expect(heading(page)).toHaveText(t('accounts.login.title'));
  await expect(email).toHaveValue('ada@example.org');
});

test('slow: the page shows that it waits, orders only once, and gives up after a while', async ({ page }) => {
  await page.clock.install();
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await acceptTerms(page, GERMAN);
  let asked = 0;
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/checkout/initPayment', async (route) => {
    asked += 1;
    if (asked === 1) return;
    await later;
    await route.continue();
  });
  const busy = page.getByRole('progressbar', { name: t('site.loading') });
  await expect(busy).toBeHidden();
  await orderButton(page, GERMAN).click();
  await expect(busy).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('alert').filter({ hasText: t('cart.slow') })).toBeVisible();
  await expect(busy).toBeHidden();
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await orderButton(page, GERMAN).dblclick();
  await expect(orderButton(page, GERMAN)).toHaveAttribute('aria-busy', 'true');
  answer();
  await expectBankPage(page, GERMAN);
  expect(asked).toBe(2);
});

for (const [status, code] of [
  [422, 'CART_NOT_PAYABLE'],
  [400, 'REQUEST_MALFORMED'],
] as const)
  test(`payment exec ${status}: the page shows the server’s message and the support address`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(status);
    await answerWith(page, 'checkout/execPayment*', status, { code, message: 'Das ging nicht.' });
    await visit(page, '/de/checkout/success?us=SomeCart123456789');
    await expect(heading(page)).toHaveText(t('cart.not-payable'));
    const said = page.getByRole('main').getByRole('alert');
    await expect(said).toContainText('Das ging nicht.');
    await expect(said).toContainText('@');
  });

test('cancel 410: the server no longer has the cart, but the browser keeps it', async ({ page, watch }) => {
  watch.expectStatus(410);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await answerWith(page, 'checkout/cancel*', 410, { code: 'CART_GONE', message: 'Fort.' });
  await visit(page, '/de/checkout/canceled');
  await expect(page.getByRole('status').filter({ hasText: t('cart.gone') })).toContainText(
    t('cart.gone.text'),
  );
  await page.getByRole('link', { name: t('cart.canceled.keep') }).click();
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
});

for (const path of ['tour?*', 'tour/calendar/**'])
  test(`if ${path} is refused, the tour’s page says that it was not found`, async ({ page, watch }) => {
    watch.expectStatus(422);
    await visit(page, '/de/guided-tours');
    await answerWith(page, path, 422, { code: 'TOUR_NOT_BOOKABLE', message: 'Nein.' });
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(heading(page)).toHaveText(t('site.notFoundTitle'));
  });

for (const [what, status, json] of [
  ['empty', 200, { data: [] }],
  ['failing', 422, { code: 'EVENT_ENDED', message: 'Nein.' }],
] as const)
  test(`an event list that is ${what} shows an error, and the visitor can try again`, async ({
    page,
    watch,
  }) => {
    watch.expectStatus(422);
    await visit(page, '/de/vouchers');
    await answerWith(page, 'event/select', status, json);
    await menu(page, t('site.nav.tickets')).click();
    await expect(heading(page)).toHaveText(t('site.brokenTitle'));
    await expect(page.getByRole('main').getByRole('link', { name: SUPPORT })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('link', { name: t('site.tryAgain') }).click();
    await expect(heading(page)).toHaveText(t('tickets.title'));
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
  await fillCart(page, french);
  await page.getByRole('link', { name: say('cart.guest') }).click();
  await fillInDetails(page, french, newEmail());
  // A browser never sends this value by itself.
  await page.route('**/auth/guest', (route) => {
    const body = route.request().postDataJSON() as { c: object };
    return route.continue({ postData: JSON.stringify({ c: { ...body.c, city: 7 } }) });
  });
  await page.getByRole('button', { name: say('customers.guest.next') }).click();
  const city = page.getByRole('textbox', { name: say('customers.field.city'), exact: true });
  await expect(city).toHaveAccessibleDescription(say('field.MALFORMED'));
});

test('articles out of stock and expired vouchers say so', async ({ page }) => {
  await visit(page, '/de/product/buch-was-am-ufer-waechst');
  await expect(page.getByRole('main').getByText(t('merchandise.stock.out')).first()).toBeVisible();
  await visit(page, '/de/vouchers');
  await page.route('**/api/de/voucher/selectOne/**', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, state: 'expired' } } });
  });
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByText(t('vouchers.expired'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('vouchers.add'), exact: true })).toHaveCount(0);
});

for (const path of ['/xx/tickets', '/xx', '/klingonisch/product/flutbuch'])
  test(`${path}: not found, in the shop’s frame and first language`, async ({ page, watch }) => {
    watch.expectStatus(404);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForApp(page);
    await expect(heading(page)).toHaveText(t('site.notFoundTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await menu(page, t('site.nav.tickets')).click();
    await expect(page).toHaveURL(/\/de\/tickets$/);
    await expect(heading(page)).toHaveText(t('tickets.title'));
  });
