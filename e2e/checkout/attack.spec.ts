// Unplanned things that visitors do: click twice, go back, reload, open a second tab, come too late.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import {
  acceptTerms,
  addToCart,
  buyAsGuest,
  buyExpress,
  cartLines,
  chooseExpress,
  continueAsGuest,
  decide,
  expectBankPage,
  fillCart,
  fillInDetails,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  order,
  orderButton,
  payExpress,
  typeCount,
  type Visit,
  visit,
  waitForApp,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;

function requestsTo(page: Page, call: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(call)) calls.push(request.url());
  });
  return calls;
}

test('a double click on the order button creates one cart and one order', async ({ page }) => {
  const email = newEmail();
  const started = requestsTo(page, 'checkout/initPayment');
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).dblclick();
  await expectBankPage(page, GERMAN);
  expect(started).toHaveLength(1);
  await page.getByRole('button', { name: 'Pay', exact: true }).dblclick();
  await waitForOrder(page, GERMAN);
  await onlyMailTo(email);
});

test('going back after paying does not pay or order again', async ({ page }) => {
  const email = newEmail();
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

test('reloading the order’s page shows the same order', async ({ page }) => {
  await fillCart(page, GERMAN);
  const number = await buyExpress(page, GERMAN, newEmail());
  await page.reload();
  expect(await waitForOrder(page, GERMAN)).toBe(number);
  await visit(page, '/de/checkout/success');
  expect(await waitForOrder(page, GERMAN)).toBe(number);
});

test('reloading in the middle of the checkout keeps the cart and everything typed', async ({ page }) => {
  const email = newEmail();
  await fillCart(page, GERMAN);
  const field = (name: 'email' | 'city') =>
    page.getByRole('textbox', { name: t(`customers.field.${name}`), exact: true });
  await fillInDetails(page, GERMAN, email);
  await page.getByRole('radio', { name: 'Lastschrift' }).check();
  await field('city').fill('Hamburg');
  await page.getByRole('combobox', { name: t('customers.field.country') }).selectOption('DK');
  await page.reload();
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await expect(field('email')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'Lastschrift' })).toBeChecked();
  await expect(field('city')).toHaveValue('Hamburg');
  await expect(page.getByRole('combobox', { name: t('customers.field.country') })).toHaveValue('DK');
});

test('a second tab has a separate cart; a copied tab cannot pay the same cart twice', async ({
  page,
  watch,
}) => {
  watch.expectStatus(409, 422);
  const email = newEmail();
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
  await waitForApp(copy);
  await page.goForward();
  await expectBankPage(page, GERMAN);
  await decide(page, 'Pay');
  const number = await waitForOrder(page, GERMAN);
  await acceptTerms(copy, GERMAN);
  await orderButton(copy, GERMAN).click();
  expect(await waitForOrder(copy, GERMAN)).toBe(number);
  await onlyMailTo(email);
});

async function wants(page: Page, at: Visit, count: number) {
  await openEvent(page, GERMAN, 'nachtlinien', at);
  await typeCount(page, 'Erwachsene', count);
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await chooseExpress(page, GERMAN);
}

test('two visitors want the last places: the slower one sees a message, and gets the places when they are free again', async ({
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
  await expectBankPage(slower, GERMAN);
  await payExpress(slower, GERMAN, newEmail());
  await waitForOrder(slower, GERMAN);
});

test('two visitors want more places than there are: the slower one may take the rest', async ({
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
  await payExpress(page, GERMAN, newEmail());
  await waitForOrder(page, GERMAN);
  await acceptTerms(slower, GERMAN);
  await orderButton(slower, GERMAN).click();
  await expect(slower.getByText(t('cart.left', { count: 2 })).first()).toBeVisible();
  await slower.getByRole('button', { name: t('cart.take', { count: 2 }) }).click();
  await orderButton(slower, GERMAN).click();
  await expectBankPage(slower, GERMAN);
  await payExpress(slower, GERMAN, newEmail());
  await waitForOrder(slower, GERMAN);
  await expect(
    slower.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 2 }) }),
  ).toBeVisible();
});

test('a cart that is gone when the visitor cancels: the page says that alone', async ({ page, watch }) => {
  watch.expectStatus(410);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await visit(page, '/de/tickets');
  await page.evaluate(() => {
    const held = JSON.parse(sessionStorage.getItem('checkout') ?? '{}');
    sessionStorage.setItem('checkout', JSON.stringify({ ...held, cartId: 'NoSuchCartAtAll123456789' }));
  });
  await visit(page, '/de/checkout/canceled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  await expect(page.getByText(t('cart.gone.text'))).toBeVisible();
  await expect(page.getByText(t('cart.canceled.text'))).toHaveCount(0);
});

test('whoever goes back to the bank after the order and cancels there is not told that nothing was charged', async ({
  page,
}) => {
  await fillCart(page, GERMAN);
  await buyExpress(page, GERMAN, newEmail());
  await visit(page, '/de/checkout/canceled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  await expect(page.getByText(t('cart.gone.text'))).toBeVisible();
});

test('if the server does not know a cart, the page says so and what to do', async ({ page, watch }) => {
  watch.expectStatus(410);
  await visit(page, '/de/checkout/success?us=NoSuchCartAtAll123456789');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  await expect(page.getByText(t('cart.gone.text'))).toBeVisible();
  await page.getByRole('link', { name: t('cart.gone.home') }).click();
  await expect(page).toHaveURL(/\/de\/?$/);
});

test('the page of an order that does not exist says so', async ({ page, watch }) => {
  watch.expectStatus(406);
  await visit(page, '/de/order-review/nobodysorder');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review.none'));
});

test('if the shop cannot be reached while ordering, the cart stays and the visitor can try again', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_CONNECTION_ABORTED/);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await acceptTerms(page, GERMAN);
  let failures = 0;
  await page.route('**/checkout/initPayment*', (route) => {
    failures += 1;
    return failures === 1 ? route.abort('connectionaborted') : route.continue();
  });
  await orderButton(page, GERMAN).click();
  await expect(page.getByText(t('cart.unreachable'))).toBeVisible();
  await orderButton(page, GERMAN).click();
  await expectBankPage(page, GERMAN);
});

for (const [what, path] of [
  ['an unknown page', '/de/nowhere'],
  ['an unknown page below a page', '/de/tickets/mondwasser/nowhere'],
  ['an unknown event', '/de/tickets/nowhere'],
  ['an unknown tour', '/de/guided-tours/nowhere'],
  ['an unknown static page', '/de/page/nowhere'],
] as const)
  test(`${what} answers 404 in the shop’s frame`, async ({ page, watch }) => {
    watch.expectStatus(404);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForApp(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.notFoundTitle'));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveTitle(/ - Museum am Strom$/);
  });

test('an unknown language answers 404', async ({ page, watch }) => {
  watch.expectStatus(404);
  const response = await page.goto('/xx/tickets');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.notFoundTitle'));
  const call = await page.request.get('/api/xx/event/select');
  expect(call.status()).toBe(404);
  expect(((await call.json()) as { code: string }).code).toBe('LANGUAGE_UNKNOWN');
});
