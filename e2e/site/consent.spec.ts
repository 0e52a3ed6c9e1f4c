// Tags need consent (§ 25 TDDDG, ADR 025). Without consent no tag loads anything. With consent the tags receive the four
// events, without anything that identifies the buyer.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { GERMAN, type Speech, speechesOf } from '../support/speech.ts';
import {
  addToCart,
  cartLines,
  choose,
  continueAsGuest,
  decide,
  goToCheckout,
  newEmail,
  openCart,
  openEvent,
  order,
  ticketOffer,
  visit,
  waitForOrder,
} from '../support/visitor.ts';
import { standInForVendors, type Vendors } from './vendors.ts';

const ANALYTICS = 'www.google-analytics.com';
const PIXEL = 'www.facebook.com';
const ADS = 'www.googleadservices.com';
const EVENT = 'haus-der-maschinen';

function question(page: Page, { t }: Speech) {
  return page.getByRole('complementary', { name: t('site.consent'), exact: true });
}
function yes(page: Page, speech: Speech) {
  return question(page, speech).getByRole('button', { name: speech.t('site.consent.accept'), exact: true });
}
function no(page: Page, speech: Speech) {
  return question(page, speech).getByRole('button', { name: speech.t('site.consent.reject'), exact: true });
}
function again(page: Page, { t }: Speech) {
  return page.getByRole('contentinfo').getByRole('link', { name: t('site.consent.link'), exact: true });
}

async function fillIn(page: Page, speech: Speech) {
  await openEvent(page, speech, EVENT);
  const [ticket] = (await ticketOffer(page, speech, EVENT)).tickets;
  await choose(page, speech, ticket?.name ?? '');
  await addToCart(page, speech);
}

/** Expects that no tag was loaded, nothing was stored and no vendor was contacted. */
async function expectNoTags(page: Page, context: BrowserContext, { asked }: Vendors) {
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await foreignScripts(page)).toEqual([]);
}

function foreignScripts(page: Page) {
  return page.evaluate(() =>
    [...document.scripts]
      .map(({ src }) => src)
      .filter((src) => src && new URL(src).origin !== location.origin),
  );
}

function lookOf(button: Locator) {
  return button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
    return {
      width: Math.round(width),
      height: Math.round(height),
      color,
      backgroundColor,
      borderColor,
      font,
    };
  });
}

for (const speech of speechesOf('es')) {
  const { t, language } = speech;

  test(`nothing is reported about a visitor who does not answer or says no, which is as easy as yes, also by keyboard, in ${language}`, async ({
    page,
    context,
  }) => {
    const vendors = await standInForVendors(context);
    await fillIn(page, speech);
    await expect(no(page, speech)).toBeVisible();
    await expectNoTags(page, context, vendors);

    await visit(page, `/${language}/page/imprint`);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await lookOf(no(page, speech))).toEqual(await lookOf(yes(page, speech)));
    await tabTo(page, no(page, speech), 3);
    await page.keyboard.press('Enter');
    await expect(question(page, speech)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, again(page, speech), 200);
    await page.keyboard.press('Enter');
    await expect(question(page, speech)).toBeFocused();
    await expect(question(page, speech)).toContainText(t('site.consent.rejected'));
    await inspect(page);
    await page
      .getByRole('complementary')
      .getByRole('button', { name: t('site.close') })
      .press('Enter');
    await expect(again(page, speech)).toBeFocused();
    await expectNoTags(page, context, vendors);

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site.cart') })
      .click();
    await openCart(page, speech);
    await visit(page, `/${language}/tickets`);
    await expect(again(page, speech)).toBeVisible();
    await expect(question(page, speech)).toHaveCount(0);
    await expectNoTags(page, context, vendors);
  });
}

const { t } = GERMAN;

test('with consent each step from the cart to the purchase is reported once, without the buyer’s identity', async ({
  page,
  context,
}) => {
  const vendors = await standInForVendors(context);
  const email = newEmail();
  await fillIn(page, GERMAN);
  await yes(page, GERMAN).click();
  await expect.poll(() => vendors.eventsSentTo(ANALYTICS, 'add_to_cart')).toHaveLength(1);
  await expect.poll(() => vendors.eventsSentTo(PIXEL, 'AddToCart')).toHaveLength(1);
  await expect.poll(() => vendors.eventsSentTo(ADS, 'add_to_cart')).toHaveLength(1);
  await goToCheckout(page, GERMAN);
  // Pages on which visitors enter personal details contain no tags.
  expect(await foreignScripts(page)).toEqual([]);
  await continueAsGuest(page, GERMAN, email);
  await order(page, GERMAN);
  await decide(page, 'Pay');
  await expect(page).toHaveURL(/\/checkout\/accepted/);
  await page.getByRole('button', { name: t('cart.order'), exact: true }).click();
  const number = await waitForOrder(page, GERMAN);
  await expect.poll(() => vendors.eventsSentTo(ANALYTICS, 'begin_checkout')).toHaveLength(1);
  await expect.poll(() => vendors.eventsSentTo(ANALYTICS, 'purchase')).toHaveLength(1);
  await expect.poll(() => vendors.eventsSentTo(ADS, 'conversion')).toHaveLength(1);
  await expect.poll(() => vendors.eventsSentTo(PIXEL, 'Purchase')).toHaveLength(1);
  const [purchase] = vendors.eventsSentTo(ANALYTICS, 'purchase');
  expect(purchase).toMatchObject({ ecommerce: { transaction_id: number, currency: 'EUR', shipping: 0 } });
  await page.reload();
  await waitForOrder(page, GERMAN);
  await expect.poll(() => foreignScripts(page)).toHaveLength(3);
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const { booking_id, cartId } = JSON.parse(String(kept['booking']));
  const token = JSON.parse(String(kept['token']));
  expect([booking_id, cartId, token].every((secret) => secret.length > 8)).toBe(true);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page).toHaveURL(/order-review/);
  expect(await foreignScripts(page)).toEqual([]);
  await page.goBack();
  await waitForOrder(page, GERMAN);
  expect(vendors.eventsSentTo(ANALYTICS, 'purchase')).toHaveLength(1);

  const everything = [...vendors.asked, ...vendors.reports].join('\n');
  for (const secret of [email, encodeURIComponent(email), 'Lovelace', 'Am Kai', booking_id, cartId, token])
    expect(everything).not.toContain(secret);
  expect(everything).not.toMatch(/[?&]us=|returnTo|order-review|register-guest/);
});

test('a newsletter’s parameters leave the address before a tag can read them, and withdrawing consent removes the tags and their cookies at once', async ({
  page,
  context,
}) => {
  const vendors = await standInForVendors(context);
  await visit(page, '/de/tickets?utm_source=letter&email=ada@example.org');
  await yes(page, GERMAN).click();
  await expect.poll(() => foreignScripts(page)).toHaveLength(3);
  await expect(page).toHaveURL(/\/de\/tickets\?utm_source=letter$/);
  await expect.poll(() => vendors.reports.join('\n')).toContain('utm_source=letter');
  expect([...vendors.asked, ...vendors.reports].join('\n')).not.toContain('ada@example.org');

  await expect.poll(async () => (await context.cookies()).length).toBe(3);
  await again(page, GERMAN).click();
  await expect(question(page, GERMAN)).toContainText(t('site.consent.accepted'));
  await Promise.all([page.waitForEvent('load'), no(page, GERMAN).click()]);
  await expect(again(page, GERMAN)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  const before = vendors.asked.length;
  await fillIn(page, GERMAN);
  expect(vendors.asked).toHaveLength(before);
  expect(await foreignScripts(page)).toEqual([]);
});

test('events from before this page was opened are not reported later', async ({ page, context }) => {
  const vendors = await standInForVendors(context);
  await fillIn(page, GERMAN);
  await visit(page, '/de/checkout');
  await yes(page, GERMAN).click();
  await openCart(page, GERMAN);
  await page.getByRole('button', { name: t('cart.remove.line', { name: 'Haus der Maschinen' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.remove.yes'), exact: true })
    .click();
  await expect(cartLines(page, GERMAN)).toHaveCount(0);
  expect(await foreignScripts(page)).toEqual([]);
  await visit(page, '/de/tickets');
  await expect.poll(() => vendors.eventsSentTo(ANALYTICS, 'remove_from_cart')).toHaveLength(1);
  await expect.poll(() => vendors.eventsSentTo(PIXEL, 'RemoveFromCart')).toHaveLength(1);
  expect(vendors.eventsSentTo(ANALYTICS, 'add_to_cart')).toEqual([]);
});
