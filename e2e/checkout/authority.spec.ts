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
  waitForApp,
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

test('an authority reads what is wrong with its numbers, without a connection too, and gets an XRechnung for its Leitweg-ID', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await fillCart(page, GERMAN);
  await fillInDetails(page, GERMAN, email);
  await chooseAuthority(page);
  await page.getByRole('button', { name: t('cart.invoice.fields') }).click();
  const vatId = field(page, t('cart.invoice.buyer_vat_id'));
  const routingId = field(page, t('cart.invoice.routing_id'));
  await expect(vatId).toBeFocused();

  await test.step('a mistyped VAT id is named without a connection, too', async () => {
    await context.setOffline(true);
    await vatId.fill('DE 136 695 97');
    await page.getByRole('checkbox', { name: t('cart.accept.terms') }).check();
    await orderButton(page, GERMAN).click();
    await expect(vatId).toHaveAccessibleDescription(new RegExp(t('field.VAT_ID_INVALID')));
    await context.setOffline(false);
  });

  await test.step('what was typed is still there after a reload, and is not sent without a company', async () => {
    await vatId.fill('DE 136 695 976');
    await page.reload();
    await expect(vatId).toHaveValue('DE 136 695 976');
    await page.getByRole('checkbox', { name: t('cart.invoice.company') }).uncheck();
    await expect(vatId).toBeHidden();
    const asked = page.waitForRequest((request) => request.url().includes('checkout/initPayment'));
    await order(page, GERMAN);
    expect((await asked).postDataJSON().cart).not.toHaveProperty('buyer_vat_id');
    await page.goBack();
    await waitForApp(page);
  });

  await chooseAuthority(page);
  await vatId.fill('');
  await routingId.fill(ROUTING_ID.replace('06', '07'));
  await field(page, t('cart.invoice.buyer_reference')).fill('Kostenstelle 7');
  await page.getByRole('checkbox', { name: t('cart.accept.terms') }).check();
  await orderButton(page, GERMAN).click();
  await expect(routingId).toHaveAccessibleDescription(new RegExp(t('field.ROUTING_ID_INVALID')));
  expect(await violations(page)).toEqual([]);
  await routingId.fill(ROUTING_ID);
  await order(page, GERMAN);
  await decide(page, 'Pay');
  await waitForOrder(page, GERMAN);
  const link = page.getByRole('link', { name: t('cart.document.xrechnung') });
  const xml = await (await page.request.get((await link.getAttribute('href')) ?? '')).text();
  expect(xml).toContain(`<ram:BuyerReference>${ROUTING_ID}</ram:BuyerReference>`);
  expect(attachment(await onlyMailTo(email), 'application/xml').toString('utf8')).toBe(xml);
});
