// WCAG 2.2 AA on the pages of the museum shop and vouchers (law-and-ux), in every state that a visitor brings about.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { arriveWithCart, continueAsGuest, newEmail, orderButton, visit } from '../support/visitor.ts';
import { redeem, sendElsewhere } from './retail-visitor.ts';

const { t } = GERMAN;

test('an annual pass for nobody, to nowhere, and the checkout with goods, a voucher and a code are accessible', async ({
  page,
}) => {
  test.slow();
  await visit(page, '/de/passes/jahreskarte');
  await page.getByRole('checkbox', { name: t('passes.owner.elsewhere') }).check();
  await page.getByRole('button', { name: t('merchandise.add') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
  await inspect(page);
  await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);

  await arriveWithCart(page, GERMAN, [
    { type: 'merchandise', id: 'tidentuch', count: 2 },
    { type: 'voucher', id: 'nachmittag-zu-zweit', count: 1, greeting: 'Bis zum anderen Ufer' },
  ]);
  await redeem(page, GERMAN, 'MASCHINE-5-EURO');
  await inspect(page);
  await continueAsGuest(page, GERMAN, newEmail());
  const nowhere = { name: 'Mia', street: '', zip: '', city: '', country: 'Frankreich' };
  await sendElsewhere(page, GERMAN, nowhere);
  await orderButton(page, GERMAN).click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart.errors') })).toBeFocused();
  await inspect(page);
});
