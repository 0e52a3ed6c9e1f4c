// Changing a voucher's greeting in the cart.
import { expect } from '@playwright/test';
import { addVoucher, summary } from '../merchandise/retail-visitor.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  acceptTerms,
  continueAsGuest,
  decide,
  expectBankPage,
  goToCheckout,
  newEmail,
  orderButton,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;

test('a greeting can be changed, removed and written again in the cart, and appears in the order', async ({
  page,
}) => {
  test.slow();
  const name = await addVoucher(page, GERMAN, 'gutschein-25', { greeting: 'Für Mia' });
  await goToCheckout(page, GERMAN);
  const lines = page.getByRole('region', { name: t('cart.lines') });
  const change = lines.getByRole('button', { name: `${t('cart.greeting.change')}: ${name}`, exact: true });
  const add = lines.getByRole('button', { name: `${t('cart.greeting.add')}: ${name}`, exact: true });
  const field = lines.getByRole('textbox', { name: t('cart.greeting') });
  const confirm = lines.getByRole('button', { name: t('cart.document.confirm'), exact: true });

  await change.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Für Mia');
  await inspect(page);
  await field.fill('Für Tom');
  await lines.getByRole('button', { name: t('cart.document.leave'), exact: true }).click();
  await expect(lines).toContainText('Für Mia');
  await expect(change).toBeFocused();

  await change.click();
  await lines
    .getByRole('button', { name: t('cart.remove.line', { name: t('cart.greeting') }), exact: true })
    .click();
  await expect(lines).not.toContainText('Für Mia');
  await expect(add).toBeFocused();
  await page.reload();
  await expect(lines).not.toContainText('Für Mia');

  await add.click();
  await field.fill('  Für Tom, bei Ebbe.  ');
  await confirm.click();
  await expect(lines.getByText('Für Tom, bei Ebbe.', { exact: true })).toBeVisible();
  await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(1);

  await continueAsGuest(page, GERMAN, newEmail());
  await expect(summary(page, GERMAN)).toContainText('Für Tom, bei Ebbe.');
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  await expectBankPage(page, GERMAN);
  await decide(page, 'Pay');
  await waitForOrder(page, GERMAN);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('region', { name: t('cart.review.lines') })).toContainText(
    'Für Tom, bei Ebbe.',
  );
});
