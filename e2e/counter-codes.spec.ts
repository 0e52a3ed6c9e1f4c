// Vouchers and their codes (spec 4 "Voucher values", spec 8): bought here, spent here, and told plainly when not.
import { expect, type Page } from '@playwright/test';
import { refusalsWording } from '../domain/wording/refusals/refusals-wording.ts';
import { addArticle, addVoucher, codeField, redeem, summary, textOf, tryCode } from './counter-visitor.ts';
import { test } from './journey.ts';
import { onlyMailTo } from './mailbox.ts';
import { GERMAN, type Speech, speak } from './speech.ts';
import { acceptTerms, anEmail, buyAsGuest, continueAsGuest, goToCheckout, orderPlaced } from './visitor.ts';

/** The code of the one voucher that an order bought, as its page shows it. */
const codeBought = (page: Page, { t }: Speech): Promise<string> =>
  textOf(
    page
      .getByRole('region', { name: t('cart.vouchers', { count: 1 }), exact: true })
      .locator('dl > div')
      .filter({ hasText: t('cart.voucher.code') })
      .getByRole('definition'),
  );

test('a voucher is bought, and pays for all of a friend’s order', async ({
  page: giving,
  anotherVisitor,
}) => {
  test.slow();
  const speech = speak('en');
  const { t, formats } = speech;
  const giver = anEmail();
  const choice = { amount: '30.50', greeting: 'For the next tide' };
  await addVoucher(giving, speech, 'gutschein-wunschbetrag', choice);
  await goToCheckout(giving, speech);
  await buyAsGuest(giving, speech, giver);
  const code = await codeBought(giving, speech);
  const mail = await onlyMailTo(giver);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');

  const page = await anotherVisitor();
  const email = anEmail();
  await addArticle(page, speech, 'plakat-mondwasser');
  await goToCheckout(page, speech);
  await redeem(page, speech, ` ${code.toLowerCase()} `);
  await continueAsGuest(page, speech, email);
  const rest = t('cart.code.remaining', { amount: formats.money(3050 - 2200 - 390) });
  await expect(summary(page, speech)).toContainText(rest);
  await expect(page.getByRole('region', { name: t('cart.payment'), exact: true })).toHaveCount(0);
  await acceptTerms(page, speech);
  await page.getByRole('button', { name: t('cart.order.free'), exact: true }).click();
  const number = await orderPlaced(page, speech);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
  const ordered = page.getByRole('region', { name: t('cart.review.lines') });
  await expect(ordered).toContainText(rest);
  await expect(ordered).toContainText(formats.money(-2590));
  expect((await onlyMailTo(email)).text).toContain(code);

  // What is left pays again, and not for more than that. Who has ordered once is known at the checkout.
  await addArticle(page, speech, 'plakat-mondwasser');
  await page.getByRole('link', { name: t('cart.bar.link') }).click();
  await redeem(page, speech, code);
  await expect(page.getByRole('region', { name: t('cart.lines') })).toContainText(t('cart.code.all'));
  await expect(summary(page, speech)).toContainText(formats.money(2590 - 460));
});

test('a code that is not taken says why', async ({ page, watch }) => {
  const { t } = GERMAN;
  watch.expectStatus(422);
  const refusals = refusalsWording.de;
  await addArticle(page, GERMAN, 'nachtheft');
  await goToCheckout(page, GERMAN);
  const said = async (code: string, words: string) => {
    await tryCode(page, GERMAN, code);
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
    await expect(codeField(page, GERMAN)).toHaveAccessibleDescription(words);
    await expect(codeField(page, GERMAN)).toBeFocused();
    await expect(codeField(page, GERMAN)).toHaveValue(code);
  };
  await said('BALD-20-EURO', refusals['refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM']);
  await said('GESTERN-15-EURO', refusals['refusal.VOUCHER_NOW_IS_AFTER_VALID_TO']);
  await said('LEER-25-EURO', refusals['refusal.VOUCHER_NO_AMOUNT_LEFT']);
  await said('FLUT-99-EURO', refusals['refusal.VOUCHER_UNKNOWN']);
  await said('', t('vouchers.code.missing'));
  await expect(page.getByRole('region', { name: t('cart.lines') }).getByRole('listitem')).toHaveCount(1);
});
