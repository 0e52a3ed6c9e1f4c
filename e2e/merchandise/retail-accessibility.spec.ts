// WCAG 2.2 AA on the pages of the museum shop and vouchers (law-and-ux), in every state that a visitor brings about.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { continueAsGuest, goToCheckout, newEmail, orderButton, visit } from '../support/visitor.ts';
import { addArticle, addVoucher, redeem, sendElsewhere } from './retail-visitor.ts';

const { t } = GERMAN;

const STATES: Record<string, (page: Page) => Promise<void>> = {
  'an annual pass for nobody, to nowhere': async (page) => {
    await visit(page, '/de/passes/jahreskarte');
    await page.getByRole('checkbox', { name: t('passes.owner.elsewhere') }).check();
    await page.getByRole('button', { name: t('merchandise.add') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
  },
  'a voucher for too little': async (page) => {
    await visit(page, '/de/vouchers/gutschein-wunschbetrag');
    await page.getByRole('textbox', { name: t('vouchers.amount') }).fill('1');
    await page.getByRole('button', { name: t('vouchers.add') }).click();
    await expect(page.getByRole('textbox', { name: t('vouchers.amount') })).toBeFocused();
  },
};

for (const [name, open] of Object.entries(STATES))
  test(`${name} is accessible`, async ({ page }) => {
    await open(page);
    await inspect(page);
    await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
  });

test('the checkout with goods, a voucher and a code is accessible', async ({ page }) => {
  test.slow();
  await addArticle(page, GERMAN, 'tidentuch', 2);
  await addVoucher(page, GERMAN, 'nachmittag-zu-zweit', { greeting: 'Bis zum anderen Ufer' });
  await goToCheckout(page, GERMAN);
  await redeem(page, GERMAN, 'MASCHINE-5-EURO');
  await inspect(page);
  await continueAsGuest(page, GERMAN, newEmail());
  const nowhere = { name: 'Mia', street: '', zip: '', city: '', country: 'Frankreich' };
  await sendElsewhere(page, GERMAN, nowhere);
  await orderButton(page, GERMAN).click();
  await expect(page.getByRole('alert').filter({ hasText: t('cart.errors') })).toBeFocused();
  await inspect(page);
});
