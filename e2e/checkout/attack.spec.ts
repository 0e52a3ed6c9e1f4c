// Unplanned things that visitors do: click twice, go back, reload, open a second tab, come too late.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import {
  acceptTerms,
  arriveWithCart,
  cartLines,
  chooseExpress,
  continueAsGuest,
  decide,
  expectBankPage,
  fillCart,
  fillInDetails,
  findVisit,
  newEmail,
  order,
  orderButton,
  payExpress,
  ticketOffer,
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

test('a double click creates one cart and one order; reloading, going back and canceling afterwards pay and order nothing more', async ({
  page,
}) => {
  const email = newEmail();
  const started = requestsTo(page, 'checkout/initPayment');
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).dblclick();
  await expectBankPage(page, GERMAN);
  expect(started).toHaveLength(1);
  const pay = page.getByRole('button', { name: 'Pay', exact: true });
  await pay.dblclick();
  const number = await waitForOrder(page, GERMAN);

  await test.step('going back does not pay or order again', async () => {
    await page.goBack();
    await expect(page.getByText(t('cart.empty.text')).or(page.getByText(number)).first()).toBeVisible();
    await expect(pay).toHaveCount(0);
    await expect(orderButton(page, GERMAN)).toHaveCount(0);
    await page.goForward();
    await expect(page.getByText(number)).toBeVisible();
  });

  await test.step('reloading the order’s page shows the same order', async () => {
    await page.reload();
    expect(await waitForOrder(page, GERMAN)).toBe(number);
    await visit(page, '/de/checkout/success');
    expect(await waitForOrder(page, GERMAN)).toBe(number);
  });

  await test.step('whoever cancels at the bank now is not told that nothing was charged', async () => {
    await visit(page, '/de/checkout/canceled');
    await expectGone(page);
  });
  await onlyMailTo(email);
});

async function expectGone(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  await expect(page.getByText(t('cart.gone.text'))).toBeVisible();
  await expect(page.getByText(t('cart.canceled.text'))).toHaveCount(0);
}

test('neither a reload nor a shop that cannot be reached loses the cart and what was typed; of a cart that is gone, the pages say so', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_CONNECTION_ABORTED/);
  watch.expectStatus(410, 406);
  const email = newEmail();
  await fillCart(page, GERMAN);

  await test.step('reloading in the middle of the checkout keeps the cart and everything typed', async () => {
    const field = (name: 'email' | 'city') =>
      page.getByRole('textbox', { name: t(`customers.field.${name}`), exact: true });
    const country = page.getByRole('combobox', { name: t('customers.field.country') });
    await fillInDetails(page, GERMAN, email);
    await page.getByRole('radio', { name: 'Lastschrift' }).check();
    await field('city').fill('Hamburg');
    await country.selectOption('DK');
    await page.reload();
    await expect(cartLines(page, GERMAN)).toHaveCount(1);
    await expect(field('email')).toHaveValue(email);
    await expect(page.getByRole('radio', { name: 'Lastschrift' })).toBeChecked();
    await expect(field('city')).toHaveValue('Hamburg');
    await expect(country).toHaveValue('DK');
  });

  await test.step('if the shop cannot be reached while ordering, the visitor can try again', async () => {
    await chooseExpress(page, GERMAN);
    await acceptTerms(page, GERMAN);
    await page.route('**/checkout/initPayment*', (route) => route.abort('connectionaborted'), { times: 1 });
    await orderButton(page, GERMAN).click();
    await expect(page.getByText(t('cart.unreachable'))).toBeVisible();
    await orderButton(page, GERMAN).click();
    await expectBankPage(page, GERMAN);
  });

  await test.step('of a cart that is gone, the page of whoever cancels says that alone', async () => {
    await page.goto('/healthz');
    await page.evaluate(() => {
      const held = JSON.parse(sessionStorage.getItem('checkout') ?? '{}');
      sessionStorage.setItem('checkout', JSON.stringify({ ...held, cartId: 'NoSuchCartAtAll123456789' }));
    });
    await visit(page, '/de/checkout/canceled');
    await expectGone(page);
  });

  await test.step('of a cart that the server does not know, the page says so and what to do', async () => {
    // Nor has the browser one.
    await page.goto('/healthz');
    await page.evaluate(() => [sessionStorage, localStorage].forEach((storage) => storage.clear()));
    await visit(page, '/de/checkout/success?us=NoSuchCartAtAll123456789');
    await expectGone(page);
    await page.getByRole('link', { name: t('cart.gone.home') }).click();
    await expect(page).toHaveURL(/\/de\/?$/);
  });

  await test.step('the page of an order that does not exist says so', async () => {
    await visit(page, '/de/order-review/nobodysorder');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review.none'));
  });
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

async function wants(page: Page, { day, time }: Visit, count: number) {
  const { tickets } = await ticketOffer(page, GERMAN, 'nachtlinien', day);
  const id = tickets.find(({ name }) => name === 'Erwachsene')?.id ?? '';
  await arriveWithCart(page, GERMAN, [{ type: 'ticket', id, datetime: `${day} ${time}`, count }]);
  await chooseExpress(page, GERMAN);
}

test('two visitors want the last places: the slower one sees a message, and may take those that are free again', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(422, 409);
  const slower = await anotherVisitor();
  const at = await findVisit(page, 'nachtlinien', (places) => places > 2 && places < 9, 15);

  await test.step('none is left for the slower one', async () => {
    await wants(slower, at, at.places);
    await wants(page, at, at.places);
    await order(page, GERMAN);
    await acceptTerms(slower, GERMAN);
    await orderButton(slower, GERMAN).click();
    await expect(slower.getByText(t('cart.unavailable.text'))).toBeVisible();
    await expect(slower.getByText(t('cart.left', { count: 0 })).first()).toBeVisible();
    await expect(cartLines(slower, GERMAN)).toHaveCount(1);
  });

  await test.step('all are held for the slower one when the faster one cancels', async () => {
    await decide(page, 'Cancel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.canceled'));
    await expect(page.getByRole('link', { name: t('cart.canceled.keep') })).toBeVisible();
    await orderButton(slower, GERMAN).click();
    await expectBankPage(slower, GERMAN);
  });

  await test.step('two are left when the slower one cancels, too, and the faster one buys the others', async () => {
    await decide(slower, 'Cancel');
    await slower.getByRole('link', { name: t('cart.canceled.keep') }).click();
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
});
