// Vouchers and their codes (spec 4 "Voucher values", spec 8): buying a voucher, paying with its code, and refused codes.
import { expect, type Page } from '@playwright/test';
import type { Order } from '../../domain/orders/order.ts';
import { refusalsWording } from '../../domain/wording/refusals/refusals-wording.ts';
import {
  addArticle,
  addVoucher,
  codeField,
  redeem,
  summary,
  textOf,
  tryCode,
} from '../merchandise/retail-visitor.ts';
import { journeyNow } from '../servers.ts';
import { buy } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import {
  acceptTerms,
  arriveWithCart,
  buyAsGuest,
  cartLines,
  continueAsGuest,
  decide,
  expectBankPage,
  goToCheckout,
  newEmail,
  openCart,
  orderButton,
  visit,
  waitForOrder,
} from '../support/visitor.ts';

/** The code on the order's page. The order contains one voucher. */
function codeBought(page: Page, { t }: Speech): Promise<string> {
  return textOf(
    page
      .getByRole('region', { name: t('cart.vouchers', { count: 1 }), exact: true })
      .locator('dl > div')
      .filter({ hasText: t('cart.voucher.code') })
      .getByRole('definition'),
  );
}

const POSTER = { type: 'merchandise', id: 'plakat-mondwasser', count: 1 } as const;
const HOME = { street: 'Am Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };

/** Buys a voucher through the shop's calls. Returns its code. */
async function buyVoucher(page: Page, voucher: { id: string; price?: number }): Promise<string> {
  const items = [{ type: 'voucher', count: 1, greeting: '', ...voucher }];
  const { vouchers } = (await buy(page, newEmail(), items)) as unknown as Pick<Order, 'vouchers'>;
  return vouchers[0]?.barcode ?? '';
}

test('a voucher is bought, and pays for all of a friend’s order', async ({
  page: giving,
  anotherVisitor,
}) => {
  test.slow();
  const speech = speechIn('en');
  const { t, formats } = speech;
  const giver = newEmail();
  const choice = { amount: '30.50', greeting: 'For the next tide' };
  await addVoucher(giving, speech, 'gutschein-wunschbetrag', choice);
  await goToCheckout(giving, speech);
  await buyAsGuest(giving, speech, giver);
  const code = await codeBought(giving, speech);
  const mail = await onlyMailTo(giver);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');

  const page = await anotherVisitor();
  const email = newEmail();
  await arriveWithCart(page, speech, [POSTER]);
  await redeem(page, speech, ` ${code.toLowerCase()} `);
  await continueAsGuest(page, speech, email);
  const rest = t('cart.code.remaining', { amount: formats.money(3050 - 2200 - 390) });
  await expect(summary(page, speech)).toContainText(rest);
  await expect(page.getByRole('region', { name: t('cart.payment'), exact: true })).toHaveCount(0);
  await acceptTerms(page, speech);
  await page.getByRole('button', { name: t('cart.order.free'), exact: true }).click();
  const number = await waitForOrder(page, speech);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
  const ordered = page.getByRole('region', { name: t('cart.review.lines') });
  await expect(ordered).toContainText(rest);
  await expect(ordered).toContainText(formats.money(-2590));
  expect((await onlyMailTo(email)).text).toContain(code);

  // The rest pays again, up to its value. The checkout knows the visitor from the first order.
  await arriveWithCart(page, speech, [POSTER]);
  await redeem(page, speech, code);
  await expect(page.getByRole('region', { name: t('cart.lines') })).toContainText(t('cart.code.all'));
  await expect(summary(page, speech)).toContainText(formats.money(2590 - 460));
});

test('a refused code shows the reason, a discount has other words than a voucher, and a code that loses value meanwhile shows the rest', async ({
  page,
  watch,
}) => {
  const { t, formats } = GERMAN;
  watch.expectStatus(422);
  const refusals = refusalsWording.de;
  await arriveWithCart(page, GERMAN, [{ ...POSTER, count: 3 }]);
  const lines = page.getByRole('region', { name: t('cart.lines') });

  const said = async (code: string, words: string) => {
    await tryCode(page, GERMAN, code);
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveCount(1);
    await expect(codeField(page, GERMAN)).toHaveAccessibleDescription(words);
    await expect(codeField(page, GERMAN)).toBeFocused();
    await expect(codeField(page, GERMAN)).toHaveValue(code);
  };
  const day = (days: number) =>
    formats.day(new Date(journeyNow().getTime() + days * 86_400_000).toISOString().slice(0, 10));
  await said('BALD-20-EURO', t('vouchers.code.early', { valid_from: day(30) }));
  await said('GESTERN-15-EURO', t('vouchers.code.late', { valid_to: day(-1) }));
  await said('LEER-25-EURO', refusals['refusal.VOUCHER_NO_AMOUNT_LEFT']);
  await said('FLUT-99-EURO', refusals['refusal.VOUCHER_UNKNOWN']);
  await said('', t('vouchers.code.missing'));
  await expect(lines.getByRole('listitem')).toHaveCount(1);

  await redeem(page, GERMAN, 'STROM-50-EURO');
  await expect(lines).toContainText(t('cart.code.all'));
  await redeem(page, GERMAN, 'MASCHINE-5-EURO');
  await expect(lines).toContainText(t('cart.discount.all'));

  await continueAsGuest(page, GERMAN, newEmail());
  await acceptTerms(page, GERMAN);
  // The answer is simulated: it happens only when two orders race (server/vouchers/code-race.test.ts).
  const json = { code: 'CART_NOT_AVAILABLE', message: '', lines: [{ index: 1, available: 250 }] };
  await page.route('**/checkout/initPayment*', (route) => route.fulfill({ status: 422, json }), { times: 1 });
  await orderButton(page, GERMAN).click();
  const amount = formats.money(250);
  await expect(page.getByText(t('cart.code.short', { amount }))).toBeVisible();
  await page.getByRole('button', { name: t('cart.code.take', { amount }) }).click();
  await expect(page.getByText(t('cart.unavailable'))).toHaveCount(0);
  await expect(cartLines(page, GERMAN)).toHaveCount(3);
  await expect(summary(page, GERMAN)).toContainText(formats.money(3 * 2200 + 549 - 250 - 500));
});

/** Another visitor orders posters that a code pays for altogether. */
async function spend(page: Page, code: string): Promise<void> {
  const c = { fname: 'Ada', lname: 'King', email: newEmail(), ...HOME };
  const guest = await page.request.post('/api/en/auth/guest', { data: { c } });
  const shipping = { name: 'Ada King', ...HOME };
  const { data: token } = (await guest.json()) as { data: string };
  await buy(page, c.email, [POSTER, { type: 'voucherCode', barcode: code }], { shipping }, token);
}

test('two visitors use the same voucher: the slower one reads what is left of it, and then that nothing is, and keeps the cart', async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  const speech = speechIn('en');
  const { t, formats } = speech;
  const [price, left] = [2200 + 390, 460];
  await arriveWithCart(page, speech, [POSTER]);
  const code = await buyVoucher(page, { id: 'gutschein-wunschbetrag', price: price + left });
  await redeem(page, speech, code);
  await continueAsGuest(page, speech, newEmail());
  await acceptTerms(page, speech);

  await test.step('something is left of it', async () => {
    await spend(page, code);
    await page.getByRole('button', { name: t('cart.order.free'), exact: true }).click();
    await expect(page.getByText(t('cart.price.changed'))).toBeVisible();
    await page.getByRole('button', { name: t('cart.price.accept') }).click();
    await expect(cartLines(page, speech)).toHaveCount(2);
    await expect(summary(page, speech)).toContainText(formats.money(price - left));
  });

  await test.step('nothing is left of it', async () => {
    await spend(page, code);
    await orderButton(page, speech).click();
    const words = refusalsWording.en['refusal.VOUCHER_NO_AMOUNT_LEFT'];
    const line = page.getByRole('region', { name: t('cart.lines') }).getByRole('listitem');
    await expect(line.filter({ hasText: code })).toContainText(words);
    await line.filter({ hasText: code }).getByRole('button').click();
    await page.getByRole('button', { name: t('cart.remove.yes') }).click();
    await expect(cartLines(page, speech)).toHaveCount(1);
    await expect(summary(page, speech)).toContainText(formats.money(price));
  });

  await orderButton(page, speech).click();
  await expectBankPage(page, speech);
  await decide(page, 'Pay');
  await waitForOrder(page, speech);
});

test('a voucher for one rate of VAT says so where it is redeemed, and pays for nothing else', async ({
  page,
}) => {
  const { t, formats } = GERMAN;
  const rate = formats.percent(7);
  await arriveWithCart(page, GERMAN, [POSTER]);
  const code = await buyVoucher(page, { id: 'nachmittag-zu-zweit' });
  await visit(page, '/de/redeem');
  await tryCode(page, GERMAN, code);
  await expect(page.getByText(t('vouchers.code.rate', { rate }))).toBeVisible();
  await inspect(page);
  await page.getByRole('link', { name: t('vouchers.redeem.cart') }).click();
  await openCart(page, GERMAN);
  // A poster has another rate, and its parcel with it.
  const lines = page.getByRole('region', { name: t('cart.lines') });
  await expect(lines).toContainText(t('vouchers.code.rate.none', { rate }));
  await expect(summary(page, GERMAN)).toContainText(formats.money(2200));

  await addArticle(page, GERMAN, 'katalog-mondwasser');
  await goToCheckout(page, GERMAN);
  await expect(lines).toContainText(t('vouchers.code.rate', { rate }));
  await continueAsGuest(page, GERMAN, newEmail());
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  await expectBankPage(page, GERMAN);
  await decide(page, 'Pay');
  await waitForOrder(page, GERMAN);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('region', { name: t('cart.review.lines') })).toContainText(
    formats.money(-3600),
  );
});
