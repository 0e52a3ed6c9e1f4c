// The error catalogue (spec 8): the connection breaks, or is slow.
import { expect, type Locator } from '@playwright/test';
import { addArticle } from '../merchandise/retail-visitor.ts';
import { journeyNow } from '../servers.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import {
  acceptTerms,
  cartLines,
  expectBankPage,
  fillCart,
  fillInDetails,
  newEmail,
  openCart,
  orderButton,
  visit,
} from '../support/visitor.ts';
import { heading, inTheCart, menu, message } from './trouble.ts';

const { t } = GERMAN;

for (const speech of speechesOf('en')) {
  const { language, t: say } = speech;
  test(`offline: nothing typed is lost, and the page continues when the connection is back; slow: the page shows that it waits, orders only once, and gives up after a while, in ${language}`, async ({
    page,
    watch,
    context,
  }) => {
    watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install({ time: journeyNow() });
    await fillCart(page, speech);
    const email = newEmail();
    const busy = page.getByRole('progressbar', { name: say('site.loading') });
    const send = orderButton(page, speech);
    await fillInDetails(page, speech, email);
    await acceptTerms(page, speech);
    await test.step('offline', async () => {
      await context.setOffline(true);
      await send.click();
      await expect(page.getByText(say('cart.unreachable'))).toBeVisible();
      const offline = message(page, say('site.offline'));
      await expect(offline).toBeVisible();
      const typed = page.getByRole('textbox', { name: say('customers.field.email'), exact: true });
      await expect(typed).toHaveValue(email);
      await context.setOffline(false);
      await expect(offline).toHaveCount(0);
      await expect(cartLines(page, speech)).toHaveCount(1);
    });

    let asked = 0;
    let answer = () => {};
    const later = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/checkout/initPayment*', async (route) => {
      asked += 1;
      if (asked === 1) return;
      await later;
      await route.continue();
    });
    await test.step('slow', async () => {
      await expect(busy).toBeHidden();
      await send.click();
      await expect(busy).toBeVisible();
      await expect.poll(() => asked).toBe(1);
      await page.clock.fastForward(30_000);
      await expect(page.getByRole('alert').filter({ hasText: say('cart.slow') })).toBeVisible();
      await expect(busy).toBeHidden();
      await expect(cartLines(page, speech)).toHaveCount(1);
      await send.dblclick();
      await expect(send).toHaveAttribute('aria-busy', 'true');
      answer();
    });
    await expectBankPage(page, speech);
    expect(asked).toBe(2);
  });
}

test('offline: a part of a page that loads late is not missed; another page shows a message, and opens when the connection is back', async ({
  page,
  watch,
  context,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
  await addArticle(page, GERMAN, 'nachtheft');
  await menu(page, t('site.login')).click();
  await expect(heading(page)).toHaveText(t('accounts.login.title'));
  await waitForCompletePage(page);
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

  await menu(page, t('site.nav.guidedTours')).click();
  await expect(heading(page)).toHaveText(t('site.offlineTitle'));
  await expect(page.getByText(t('site.unreachable'))).toBeVisible();
  await page.getByRole('link', { name: t('site.tryAgain') }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('site.unreachable'));
  await expect(page).toHaveURL(/\/de\/guided-tours$/);
  await context.setOffline(false);
  await expect(heading(page)).toHaveText(t('tours.title'));
  await menu(page, `${t('site.cart')} ${t('site.cartLines', { count: 1 })}`).click();
  await openCart(page, GERMAN);
  await expect(inTheCart(page, GERMAN)).toHaveCount(1);
});

test('offline: the message lies over nothing that has the focus', async ({ page, watch, context }) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/de/tickets/mondwasser');
  // What tells of a failure comes after the page itself.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const offline = message(page, t('site.offline'));
  await expect(async () => {
    await page.getByRole('button', { name: t('visit.month.next') }).click();
    await expect(offline).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
  const bar = await boxOf(page.locator('.message-bar'));
  const link = page
    .getByRole('navigation', { name: t('site.breadcrumbs') })
    .getByRole('link')
    .last();
  expect(overlap(bar, await boxOf(link))).toBe(true);
  await link.focus();
  expect(overlap(await boxOf(page.locator('.message-bar')), await boxOf(link))).toBe(false);
  await context.setOffline(false);
});

type Box = { readonly y: number; readonly height: number };

async function boxOf(place: Locator): Promise<Box> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

function overlap(one: Box, other: Box): boolean {
  return one.y < other.y + other.height && other.y < one.y + one.height;
}
