// Donations: an amount of the visitor's choice, and the offer to round up a cart, which is never accepted by itself.
import { expect } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { speechesOf } from '../support/speech.ts';
import { buyExpress, cartLines, fillCart, goToCheckout, newEmail, visit } from '../support/visitor.ts';

for (const speech of speechesOf('en')) {
  const { language, t, formats } = speech;

  test(`a donation is chosen on its page, thanked for in the cart, and paid (${language})`, async ({
    page,
  }) => {
    await visit(page, `/${language}/donations`);
    await inspect(page);
    await page.getByRole('button', { name: formats.money(1000), exact: true }).click();
    await page.getByRole('button', { name: t('donations.add'), exact: true }).click();
    await expect(page.getByText(t('donations.added'))).toBeVisible();
    await goToCheckout(page, speech);
    await expect(cartLines(page, speech)).toHaveCount(1);
    await expect(page.getByText(t('cart.gift')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('donations.round') })).toHaveCount(0);
    await buyExpress(page, speech, newEmail());
  });

  test(`a cart is rounded up only when the visitor says so (${language})`, async ({ page }) => {
    await fillCart(page, speech);
    const offer = page.getByRole('region', { name: t('donations.round') });
    await expect(offer).toBeVisible();
    await expect(cartLines(page, speech)).toHaveCount(1);
    await inspect(page);
    await offer.getByRole('button').click();
    await expect(cartLines(page, speech)).toHaveCount(2);
    await expect(offer).toHaveCount(0);
  });
}
