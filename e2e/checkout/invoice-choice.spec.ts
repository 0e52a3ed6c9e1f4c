// The invoice and the visitor's own document number (spec 2, "Checkout", and 3, "Cart state").
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { chooseExpress, fillCart, order, waitForApp } from '../support/visitor.ts';

const { t } = GERMAN;

function wantedIn(page: Page) {
  return page.getByRole('checkbox', { name: t('cart.invoice.request') });
}
function numberIn(page: Page) {
  return page.getByRole('textbox', { name: t('cart.document'), exact: true });
}
/** What is asked about the invoice is folded. */
function openInvoice(page: Page) {
  return page.getByText(t('cart.invoice'), { exact: true }).click();
}
function presser(page: Page) {
  return (name: string) => page.getByRole('button', { name, exact: true }).click();
}

/** Orders, and returns the body of the request. */
async function orderedIn(page: Page) {
  const asked = page.waitForRequest((request) => request.url().includes('checkout/initPayment'));
  await order(page, GERMAN);
  return (await asked).postDataJSON();
}

test('the invoice is chosen by default; its document number can be confirmed and changed, and is kept without confirming', async ({
  page,
}) => {
  const [wanted, number, press] = [wantedIn(page), numberIn(page), presser(page)];
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await openInvoice(page);
  await expect(wanted).toBeChecked();
  await press(t('cart.document.add'));
  await expect(number).toBeFocused();
  await number.fill(' PO 4711 ');
  await press(t('cart.document.confirm'));
  await expect(page.getByText(t('cart.document.is', { number: 'PO 4711' }))).toBeVisible();
  await press(t('cart.document.change'));
  await number.fill('PO 4712');
  await press(t('cart.document.leave'));
  await expect(page.getByText(t('cart.document.is', { number: 'PO 4711' }))).toBeVisible();
  await press(t('cart.document.change'));
  await expect(number).toHaveValue('PO 4711');
  await number.fill('PO 4713');
  await number.press('Enter');
  await wanted.uncheck();
  await page.reload();
  await waitForApp(page);
  await openInvoice(page);
  await expect(page.getByText(t('cart.document.is', { number: 'PO 4713' }))).toBeVisible();
  await expect(wanted).not.toBeChecked();
  expect(await orderedIn(page)).toMatchObject({
    cart: { external_document_number: 'PO 4713', request_invoice: false },
  });

  await test.step('ordering without confirming the document number keeps it', async () => {
    await page.goBack();
    await waitForApp(page);
    await openInvoice(page);
    await wanted.check();
    await press(t('cart.document.change'));
    await number.fill('PO 4714');
    expect(await orderedIn(page)).toMatchObject({
      cart: { external_document_number: 'PO 4714', request_invoice: true },
    });
  });
});
