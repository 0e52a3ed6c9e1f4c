// Suggestions beside the cart (spec 1, "upsell suggestions"): one click adds one, and they never delay an order.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN, type Speech, speechesOf } from '../support/speech.ts';
import {
  acceptTerms,
  arriveWithCart,
  cartLines,
  continueAsGuest,
  expectBankPage,
  findVisit,
  newEmail,
  orderButton,
  ticketOffer,
} from '../support/visitor.ts';
import { summary } from './retail-visitor.ts';

function offers(page: Page, { t }: Speech) {
  return page.getByRole('region', { name: t('cart.suggest') });
}

/** Arrives with a ticket for an event that has posters. Returns its price. */
async function cartWithAVisit(page: Page, speech: Speech, daysAhead: number): Promise<number> {
  const { day, time } = await findVisit(page, 'stehende-wellen', (places) => places > 1, daysAhead);
  const { tickets } = await ticketOffer(page, speech, 'stehende-wellen', day);
  const { id = '', price = 0 } = tickets.find((ticket) => ticket.price > 0) ?? {};
  await arriveWithCart(page, speech, [{ type: 'ticket', id, datetime: `${day} ${time}`, count: 1 }]);
  return price;
}

for (const speech of speechesOf('fr'))
  test(`one click puts a suggestion into the cart, and those that the visitor closes do not come back (${speech.language})`, async ({
    page,
  }) => {
    const { t, formats } = speech;
    const visitPrice = await cartWithAVisit(page, speech, 9);
    const offered = offers(page, speech).getByRole('listitem');
    const poster = offered.filter({ has: page.locator('a[href$="/product/plakat-stehende-wellen"]') });
    await expect(poster).toHaveCount(1);
    await inspect(page);

    const [name = ''] = await poster.getByRole('link').allTextContents();
    await expect(poster).toContainText(t('price.vat', { rate: formats.percent(19) }));
    await expect(poster.getByRole('link', { name: t('merchandise.shipping') })).toHaveAttribute(
      'href',
      /\/page\/shipping$/,
    );
    await poster.getByRole('button', { name: `${t('cart.suggest.add')}: ${name}`, exact: true }).click();
    await expect(page.getByText(t('merchandise.added', { name })).first()).toBeVisible();
    await expect(cartLines(page, speech)).toHaveText([/./, name]);
    // The parcel goes to the museum's own country unless the visitor chooses another.
    await expect(summary(page, speech)).toContainText(formats.money(visitPrice + 4800 + 390));
    await expect(poster).toHaveCount(0);

    const dismiss = offers(page, speech).getByRole('button', { name: `${t('cart.suggest.dismiss')}: ` });
    await expect(dismiss.first()).toBeVisible();
    for (let left = await dismiss.count(); left > 0; left -= 1) {
      await dismiss.first().click();
      await expect(dismiss).toHaveCount(left - 1);
    }
    await expect(offers(page, speech)).toHaveCount(0);
    // The focus has not jumped to the top of the page.
    await expect(page.getByRole('heading', { name: t('cart.lines') })).toBeFocused();

    await page.reload();
    await expect(cartLines(page, speech)).toHaveCount(2);
    await inspect(page);
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await expect(offers(page, speech)).toHaveCount(0);
  });

test('a visitor can order even if the suggestions never load', async ({ page, watch }) => {
  watch.expectStatus(503);
  let asked = 0;
  await page.route('**/checkout/suggest', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } });
  });
  await cartWithAVisit(page, GERMAN, 18);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(offers(page, GERMAN)).toHaveCount(0);
  await continueAsGuest(page, GERMAN, newEmail());
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  await expectBankPage(page, GERMAN);
});
