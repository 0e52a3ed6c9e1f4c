// Donations: an amount of the visitor's choice, and the offer to round up a cart, which is never accepted by itself.
import { expect } from '@playwright/test';
import { documentsWording } from '../../domain/wording/documents/documents-wording.ts';
import { summary } from '../merchandise/retail-visitor.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { speechesOf } from '../support/speech.ts';
import { arriveWithCart, buyExpress, cartLines, goToCheckout, newEmail, visit } from '../support/visitor.ts';

for (const speech of speechesOf('da')) {
  const { language, t, formats } = speech;

  test(`an amount is chosen or typed, within the museum’s limits, and thanked for everywhere (${language})`, async ({
    page,
  }) => {
    await visit(page, `/${language}`);
    await page.getByRole('link', { name: t('donations.way') }).click();
    const amount = page.getByRole('textbox', { name: t('donations.amount') });
    const add = page.getByRole('button', { name: t('donations.add') });
    const hint = t('donations.hint', { min: formats.money(100), max: formats.money(100_000) });

    for (const [typed, problem] of [
      ['0,99', t('donations.small', { min: formats.money(100) })],
      ['1000,01', t('donations.large', { max: formats.money(100_000) })],
      ['ti kroner', t('donations.invalid')],
    ] as const) {
      await amount.fill(typed);
      await add.click();
      await expect(amount).toBeFocused();
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await expect(amount).toHaveAccessibleDescription(`${hint} ${problem}`);
    }
    await inspect(page);
    await expect(page.getByRole('link', { name: t('cart.bar.link') })).toHaveCount(0);

    const suggested = page.getByRole('button', { name: formats.money(1000), exact: true });
    await suggested.click();
    await expect(suggested).toHaveAttribute('aria-pressed', 'true');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
    await add.click();
    await expect(page.getByText(t('donations.added'))).toBeVisible();
    // Another amount takes its place.
    await amount.fill('12,34');
    await add.click();
    await goToCheckout(page, speech);
    await expect(cartLines(page, speech)).toHaveCount(1);
    await expect(page.getByText(formats.money(1234)).first()).toBeVisible();
    await expect(page.getByText(t('cart.gift')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t('donations.round') })).toHaveCount(0);
    const email = newEmail();
    await buyExpress(page, speech, email);
    await expect(page.getByRole('heading', { name: formats.money(1234) })).toBeVisible();
    await expect(page.getByText(t('cart.gift'))).toBeVisible();
    await inspect(page);

    await page.getByRole('link', { name: t('cart.success.review') }).click();
    const bought = page.getByRole('region', { name: t('cart.review.lines') });
    await expect(bought.getByText(t('cart.gift'))).toBeVisible();
    await expect(bought.getByText(t('cart.total.untaxed'), { exact: true })).toBeVisible();
    await inspect(page);

    const mail = await onlyMailTo(email);
    expect(mail.text).toContain(documentsWording[language]['documents.gift']);
  });
}

for (const speech of speechesOf('fr')) {
  const { language, t, formats } = speech;

  test(`a cart is rounded up only when the visitor says so, and beside a voucher that counts as without VAT (${language})`, async ({
    page,
  }) => {
    await arriveWithCart(page, speech, [
      { type: 'voucher', id: 'gutschein-wunschbetrag', count: 1, price: 2600 },
    ]);
    const offer = page.getByRole('region', { name: t('donations.round') });
    await expect(offer).toBeVisible();
    await inspect(page);
    await offer.getByRole('button').click();
    await expect(cartLines(page, speech)).toHaveCount(2);
    await expect(offer).toHaveCount(0);
    const row = summary(page, speech)
      .locator('dl > div')
      .filter({ hasText: t('cart.vat.none') });
    await expect(row.getByRole('definition')).toHaveText(formats.money(3000));
    await inspect(page);
  });
}
