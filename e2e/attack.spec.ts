// What visitors do that no one planned for: clicking twice, going back, reloading, second tabs, being too late.
import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { mailsTo, onlyMailTo } from './mailbox.ts';
import { GERMAN } from './speech.ts';
import {
  acceptTerms,
  addToCart,
  anEmail,
  atTheBank,
  buyAsGuest,
  buyExpress,
  cartLines,
  chooseExpress,
  continueAsGuest,
  decide,
  fillCart,
  fillInDetails,
  findVisit,
  goToCheckout,
  openEvent,
  order,
  orderButton,
  orderPlaced,
  payExpress,
  takenOver,
  typeCount,
  type Visit,
  visit,
} from './visitor.ts';

const { t } = GERMAN;

function callsTo(page: Page, call: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(call)) calls.push(request.url());
  });
  return calls;
}

test('a double click on the order button makes one cart and one order', async ({ page }) => {
  const email = anEmail();
  const started = callsTo(page, 'checkout/initPayment');
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).dblclick();
  await atTheBank(page, GERMAN);
  expect(started).toHaveLength(1);
  await page.getByRole('button', { name: 'Pay', exact: true }).dblclick();
  await orderPlaced(page, GERMAN);
  await onlyMailTo(email);
});

test('back after paying neither pays nor orders again', async ({ page }) => {
  const email = anEmail();
  await fillCart(page, GERMAN);
  const number = await buyAsGuest(page, GERMAN, email);
  await page.goBack();
  await expect(page.getByText(t('cart.empty.text')).or(page.getByText(number)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await expect(orderButton(page, GERMAN)).toHaveCount(0);
  await page.goForward();
  await expect(page.getByText(number)).toBeVisible();
  await onlyMailTo(email);
});

test('a reload of the order’s page shows the same order', async ({ page }) => {
  await fillCart(page, GERMAN);
  const number = await buyExpress(page, GERMAN, anEmail());
  await page.reload();
  expect(await orderPlaced(page, GERMAN)).toBe(number);
  await visit(page, '/de/checkout/success');
  expect(await orderPlaced(page, GERMAN)).toBe(number);
});

test('a reload in the middle of the checkout keeps the cart and what was typed', async ({ page }) => {
  const email = anEmail();
  await fillCart(page, GERMAN);
  await page.getByRole('link', { name: t('cart.guest') }).click();
  await fillInDetails(page, GERMAN, email);
  await page.getByRole('combobox', { name: t('customers.field.country') }).selectOption('DK');
  await page.reload();
  await expect(page.getByRole('textbox', { name: t('customers.field.email'), exact: true })).toHaveValue(
    email,
  );
  await expect(page.getByRole('textbox', { name: t('customers.field.city'), exact: true })).toHaveValue(
    'Hamburg',
  );
  await expect(page.getByRole('combobox', { name: t('customers.field.country') })).toHaveValue('DK');
  await takenOver(page);
  await page.getByRole('button', { name: t('customers.guest.next') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
  await page.getByRole('radio', { name: 'Lastschrift' }).check();
  await page.reload();
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Lastschrift' })).toBeChecked();
});

test('a second tab has a cart of its own; a copied tab cannot pay the same cart twice', async ({
  page,
  watch,
}) => {
  watch.expectStatus(409, 422);
  const email = anEmail();
  await fillCart(page, GERMAN);
  const second = await page.context().newPage();
  await visit(second, '/de/checkout');
  await expect(second.getByText(t('cart.empty.text'))).toBeVisible();
  await second.close();

  await continueAsGuest(page, GERMAN, email);
  await order(page, GERMAN);
  await page.goBack();
  await expect(orderButton(page, GERMAN)).toBeVisible();
  const [copy] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await takenOver(copy);
  await page.goForward();
  await atTheBank(page, GERMAN);
  await decide(page, 'Pay');
  const number = await orderPlaced(page, GERMAN);
  await acceptTerms(copy, GERMAN);
  await orderButton(copy, GERMAN).click();
  expect(await orderPlaced(copy, GERMAN)).toBe(number);
  expect(await mailsTo(email)).toHaveLength(1);
});

async function wants(page: Page, at: Visit, count: number) {
  await openEvent(page, GERMAN, 'nachtlinien', at);
  await typeCount(page, 'Erwachsene', count);
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await chooseExpress(page, GERMAN);
}

test('two visitors, the last places: the slower one is told, and gets them when they come back', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(422, 409);
  const slower = await anotherVisitor();
  const at = await findVisit(page, 'nachtlinien', (places) => places > 0 && places < 6, 15);
  await wants(slower, at, at.places);
  await wants(page, at, at.places);
  await order(page, GERMAN);
  await acceptTerms(slower, GERMAN);
  await orderButton(slower, GERMAN).click();
  await expect(slower.getByText(t('cart.unavailable.text'))).toBeVisible();
  await expect(slower.getByText(t('cart.left', { count: 0 })).first()).toBeVisible();
  await expect(cartLines(slower, GERMAN)).toHaveCount(1);

  await decide(page, 'Cancel');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.canceled'));
  await expect(page.getByRole('link', { name: t('cart.canceled.keep') })).toBeVisible();
  await orderButton(slower, GERMAN).click();
  await atTheBank(slower, GERMAN);
  await payExpress(slower, GERMAN, anEmail());
  await orderPlaced(slower, GERMAN);
});

test('two visitors, too few places for both: the slower one may take what is left', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(422, 409);
  const slower = await anotherVisitor();
  const at = await findVisit(page, 'nachtlinien', (places) => places > 2 && places < 9, 22);
  await wants(slower, at, at.places);
  await wants(page, at, at.places - 2);
  await order(page, GERMAN);
  await payExpress(page, GERMAN, anEmail());
  await orderPlaced(page, GERMAN);
  await acceptTerms(slower, GERMAN);
  await orderButton(slower, GERMAN).click();
  await expect(slower.getByText(t('cart.left', { count: 2 })).first()).toBeVisible();
  await slower.getByRole('button', { name: t('cart.take', { count: 2 }) }).click();
  await orderButton(slower, GERMAN).click();
  await atTheBank(slower, GERMAN);
  await payExpress(slower, GERMAN, anEmail());
  await orderPlaced(slower, GERMAN);
  await expect(
    slower.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 2 }) }),
  ).toBeVisible();
});

test('a cart that the server does not know is gone, and the page says what to do', async ({
  page,
  watch,
}) => {
  watch.expectStatus(410);
  await visit(page, '/de/checkout/success?us=NoSuchCartAtAll123456789');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  await expect(page.getByText(t('cart.gone.text'))).toBeVisible();
  await page.getByRole('link', { name: t('cart.gone.home') }).click();
  await expect(page).toHaveURL(/\/de\/?$/);
});

test('an order that no one placed is not shown', async ({ page, watch }) => {
  watch.expectStatus(406);
  await visit(page, '/de/order-review/nobodysorder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review.none'));
});

test('the shop cannot be reached while ordering: the cart stays, and it can be tried again', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_CONNECTION_ABORTED/);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await acceptTerms(page, GERMAN);
  let failures = 0;
  await page.route('**/checkout/initPayment', (route) => {
    failures += 1;
    return failures === 1 ? route.abort('connectionaborted') : route.continue();
  });
  await orderButton(page, GERMAN).click();
  await expect(page.getByText(t('cart.unreachable'))).toBeVisible();
  await orderButton(page, GERMAN).click();
  await atTheBank(page, GERMAN);
});

for (const [what, path] of [
  ['an unknown page', '/de/nowhere'],
  ['an unknown page below a page', '/de/tickets/mondwasser/nowhere'],
  ['an unknown event', '/de/tickets/nowhere'],
  ['an unknown tour', '/de/guided-tours/nowhere'],
  ['an unknown static page', '/de/page/nowhere'],
] as const)
  test(`${what} is a 404 with the shop around it`, async ({ page, watch }) => {
    watch.expectStatus(404);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.notFoundTitle'));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/ - Museum am Strom$/);
  });

test('an unknown language is a 404', async ({ page, watch }) => {
  watch.expectStatus(404);
  const response = await page.goto('/xx/tickets');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.notFoundTitle'));
  const call = await page.request.get('/api/xx/event/select');
  expect(call.status()).toBe(404);
  expect(((await call.json()) as { code: string }).code).toBe('LANGUAGE_UNKNOWN');
});
