// An authority buys: its Leitweg-ID is checked where it is typed, and it gets an XRechnung.
import { expect, type Page } from '@playwright/test';
import { violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { attachment, onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import {
  decide,
  fillCart,
  fillInDetails,
  newEmail,
  order,
  orderButton,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;
const ROUTING_ID = '04011000-1234512345-06';

function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Opens what is asked about the invoice, and has it made out to an authority. */
async function chooseAuthority(page: Page): Promise<void> {
  await page.getByText(t('cart.invoice'), { exact: true }).click();
  await expect(page.getByRole('button', { name: t('cart.invoice.fields') })).toBeHidden();
  await page.getByRole('checkbox', { name: t('cart.invoice.company') }).check();
  const office = { company: 'Bezirksamt Mitte', street: 'Klosterwall 8', zip: '20095', city: 'Hamburg' };
  for (const [name, value] of Object.entries(office))
    await field(page, t(`customers.field.${name as keyof typeof office}`)).fill(value);
}

test('an authority buys with its Leitweg-ID and gets an XRechnung', async ({ page }) => {
  const email = newEmail();
  await fillCart(page, GERMAN);
  await fillInDetails(page, GERMAN, email);
  await chooseAuthority(page);
  await page.getByRole('button', { name: t('cart.invoice.fields') }).click();
  await expect(field(page, t('cart.invoice.buyer_vat_id'))).toBeFocused();
  await field(page, t('cart.invoice.routing_id')).fill(ROUTING_ID.replace('06', '07'));
  await field(page, t('cart.invoice.buyer_reference')).fill('Kostenstelle 7');
  await page.getByRole('checkbox', { name: t('cart.accept.terms') }).check();
  await orderButton(page, GERMAN).click();
  await expect(field(page, t('cart.invoice.routing_id'))).toHaveAccessibleDescription(
    new RegExp(t('field.ROUTING_ID_INVALID')),
  );
  expect(await violations(page)).toEqual([]);
  await field(page, t('cart.invoice.routing_id')).fill(ROUTING_ID);
  await order(page, GERMAN);
  await decide(page, 'Pay');
  await waitForOrder(page, GERMAN);
  const link = page.getByRole('link', { name: t('cart.document.xrechnung') });
  const xml = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
  expect(xml).toContain(`<ram:BuyerReference>${ROUTING_ID}</ram:BuyerReference>`);
  expect(attachment(await onlyMailTo(email), 'application/xml').toString('utf8')).toBe(xml);
});

test('what was typed for the invoice is still there after a reload, and is not sent without a company', async ({
  page,
}) => {
  await fillCart(page, GERMAN);
  await fillInDetails(page, GERMAN, newEmail());
  await chooseAuthority(page);
  await page.getByRole('button', { name: t('cart.invoice.fields') }).click();
  await field(page, t('cart.invoice.buyer_vat_id')).fill('DE 136 695 976');
  await page.reload();
  await expect(field(page, t('cart.invoice.buyer_vat_id'))).toHaveValue('DE 136 695 976');
  await page.getByRole('checkbox', { name: t('cart.invoice.company') }).uncheck();
  await expect(field(page, t('cart.invoice.buyer_vat_id'))).toBeHidden();
  const asked = page.waitForRequest((request) => request.url().includes('checkout/initPayment'));
  await order(page, GERMAN);
  expect((await asked).postDataJSON().cart).not.toHaveProperty('buyer_vat_id');
});

test('a mistyped VAT id is named without a connection, too', async ({ page, context }) => {
  await fillCart(page, GERMAN);
  await fillInDetails(page, GERMAN, newEmail());
  await chooseAuthority(page);
  await page.getByRole('button', { name: t('cart.invoice.fields') }).click();
  await context.setOffline(true);
  await field(page, t('cart.invoice.buyer_vat_id')).fill('DE 136 695 97');
  await page.getByRole('checkbox', { name: t('cart.accept.terms') }).check();
  await orderButton(page, GERMAN).click();
  await expect(field(page, t('cart.invoice.buyer_vat_id'))).toHaveAccessibleDescription(
    new RegExp(t('field.VAT_ID_INVALID')),
  );
  await context.setOffline(false);
});
