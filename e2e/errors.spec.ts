// The error catalogue (spec 8), row by row, with a server that answers so. What stands elsewhere:
// - 401 while paying or in the settings: accounts-return.spec; a wrong login, never to the login again: accounts-entry.spec
// - shipping failure, no cost for a country: retail-parcel.spec
// - password reset, new password 422 and 400: accounts-recovery.spec; password change: settings-access.spec
// - voucher look-up 422: retail-codes.spec; payment init 422: attack.spec, retail-codes.spec
// - payment exec 410 and 200, "not completed": attack.spec, hold.spec, payment-outcomes.spec
// - order review 406, no such page: attack.spec; registration 422: accounts-entry.spec
// - an event that has ended: choosing.spec; tours that are sold out or not to be had, the next date: tours-day.spec; nothing
//   for the filters: choosing.spec, tours-list.spec; a page while the database is away: server/testing/failure-pages.test.ts
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { addArticle, codeField, tryCode } from './retail-visitor.ts';
import { GERMAN, type Speech, speak, speechesOf } from './speech.ts';
import {
  acceptTerms,
  anEmail,
  atTheBank,
  cartLines,
  chooseExpress,
  fillCart,
  fillInDetails,
  goToCheckout,
  order,
  orderButton,
  takenOver,
  visit,
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

/** The global message, above whatever page it is. */
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
  test(`${status}: to the login, from where one comes back`, async ({ page, watch }) => {
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
  test(`500: whom to write to, for fifteen seconds, in ${language}`, async ({ page, watch }) => {
    watch.expectStatus(500);
    await page.clock.install();
    await shopWithAnArticle(page, speech);
    await answerWith(page, 'voucher?*', 500, { code: 'INTERNAL_ERROR', message: 'Ach.', requestId: 'r1' });
    await tryCode(page, speech, 'EBBE-10-EURO');
    const failure = message(page, say('site.failureBefore'));
    await expect(failure).toContainText(say('site.failureAfter').trim());
    await expect(failure.getByRole('link')).toHaveText(SUPPORT);
    await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    // "Other failures" of a voucher's look-up.
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

  test(`503: one reload, then a calm word; again only after half a minute, in ${language}`, async ({
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
    await takenOver(page);
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

  test(`429: says when to try again, in ${language}`, async ({ page, watch }) => {
    watch.expectStatus(429);
    await shopWithAnArticle(page, speech);
    // Whatever stands before the shop has no words of the shop's.
    await page.route('**/api/*/voucher?*', (route) =>
      route.fulfill({ status: 429, body: '<h1>Too Many Requests</h1>', headers: { 'retry-after': '150' } }),
    );
    await tryCode(page, speech, 'EBBE-10-EURO');
    await expect(codeField(page, speech)).toHaveAccessibleDescription(say('cart.too-many', { minutes: 3 }));
    await expect(codeField(page, speech)).toHaveValue('EBBE-10-EURO');
  });

  test(`offline: nothing that was typed is lost, and it goes on by itself, in ${language}`, async ({
    page,
    watch,
    context,
  }) => {
    watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await fillCart(page, speech);
    await page.getByRole('link', { name: say('cart.guest') }).click();
    await fillInDetails(page, speech, anEmail());
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

test('offline, another page: says so, tries again, and is there with the connection', async ({
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

test('what a page loads late comes late when one is offline, and the page stays', async ({
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

test('slow: shown after a moment, ordered once, and nobody waits forever', async ({ page }) => {
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
  await atTheBank(page, GERMAN);
  expect(asked).toBe(2);
});

for (const [status, code] of [
  [422, 'CART_NOT_PAYABLE'],
  [400, 'REQUEST_MALFORMED'],
] as const)
  test(`payment exec ${status}: what the server says, and whom to write to`, async ({ page, watch }) => {
    watch.expectStatus(status);
    await answerWith(page, 'checkout/execPayment*', status, { code, message: 'Das ging nicht.' });
    await visit(page, '/de/checkout/success?us=SomeCart123456789');
    await expect(heading(page)).toHaveText(t('cart.not-payable'));
    const said = page.getByRole('main').getByRole('alert');
    await expect(said).toContainText('Das ging nicht.');
    await expect(said).toContainText('@');
  });

test('cancel 410: the cart is gone for the server, and still here', async ({ page, watch }) => {
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
  test(`a tour whose ${path} is refused is not found`, async ({ page, watch }) => {
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
  test(`an event list that is ${what} is rejected, and can be asked for again`, async ({ page, watch }) => {
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

test('an order that cannot be asked for now is no order that does not exist', async ({ page, watch }) => {
  watch.expectStatus(502);
  await answerWith(page, 'order/review?*', 502);
  await visit(page, '/de/order-review/any');
  await expect(page.getByText(t('cart.unreachable'))).toBeVisible();
  await page.unrouteAll();
  watch.expectStatus(406);
  await page.getByRole('button', { name: t('cart.again') }).click();
  await expect(heading(page)).toHaveText(t('cart.review.none'));
});

test('what the server cannot read is said at its field', async ({ page, watch }) => {
  watch.expectStatus(400);
  const french = speak('fr');
  const { t: say } = french;
  await fillCart(page, french);
  await page.getByRole('link', { name: say('cart.guest') }).click();
  await fillInDetails(page, french, anEmail());
  // As a browser would never send it.
  await page.route('**/auth/guest', (route) => {
    const body = route.request().postDataJSON() as { c: object };
    return route.continue({ postData: JSON.stringify({ c: { ...body.c, city: 7 } }) });
  });
  await page.getByRole('button', { name: say('customers.guest.next') }).click();
  const city = page.getByRole('textbox', { name: say('customers.field.city'), exact: true });
  await expect(city).toHaveAccessibleDescription(say('field.MALFORMED'));
});

test('out of stock, and a voucher that has expired, are said so', async ({ page }) => {
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
  test(`${path}: no page, with the shop around it in its first language`, async ({ page, watch }) => {
    watch.expectStatus(404);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await takenOver(page);
    await expect(heading(page)).toHaveText(t('site.notFoundTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await menu(page, t('site.nav.tickets')).click();
    await expect(page).toHaveURL(/\/de\/tickets$/);
    await expect(heading(page)).toHaveText(t('tickets.title'));
  });
