// One cart with every kind of product, from the product pages to the mail (spec 2 and 4). The total is the same everywhere,
// and a code reduces what the bank asks for.
import { expect, type Page } from '@playwright/test';
import {
  addArticle,
  addPass,
  addVoucher,
  redeem,
  sendElsewhere,
  summary,
  textOf,
} from '../merchandise/retail-visitor.ts';
import { test } from '../support/journey.ts';
import { attachment, onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, type Speech } from '../support/speech.ts';
import {
  acceptTerms,
  addToCart,
  cartLines,
  choose,
  continueAsGuest,
  decide,
  expectBankPage,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  orderButton,
  ticketOffer,
  waitForOrder,
} from '../support/visitor.ts';
import { addTour, findTour, openTour, tourOffer } from '../tours/tour-visitor.ts';

/** A row of the summary: its name and its amount. */
function sum(where: ReturnType<typeof summary>, term: string) {
  return where
    .locator('dl > div')
    .filter({ has: where.page().getByText(term, { exact: true }) })
    .getByRole('definition');
}

async function amountAtTheBank(page: Page, speech: Speech): Promise<string> {
  await expectBankPage(page, speech);
  const row = page.locator('dl > div').filter({ hasText: speech.bank['bank.amount'] });
  return textOf(row.getByRole('definition'));
}

test('a visit, a tour, posters, a pass, a voucher and a code make one order', async ({ page }) => {
  test.slow();
  const { t, formats } = GERMAN;
  const email = newEmail();
  const money = (cents: number) => formats.money(cents);

  const at = await findVisit(page, 'dampflabor', (places) => places > 3, 42);
  const { tickets } = await ticketOffer(page, GERMAN, 'dampflabor', at.day);
  const ticket = tickets.find(({ price }) => price > 0);
  const tourAt = await findTour(page, 'pumpwerk-rundgang-de', (places) => places > 4, 33);
  const { detail: tour, tickets: places } = await tourOffer(page, GERMAN, 'pumpwerk-rundgang-de', tourAt.day);
  const place = places.find(({ price }) => price > 0);
  const goods = (ticket?.price ?? 0) + (place?.price ?? 0) + 2 * 2200 + 4800 + 2500;

  await openEvent(page, GERMAN, 'dampflabor', at);
  await choose(page, GERMAN, ticket?.name ?? '');
  await addToCart(page, GERMAN);
  await openTour(page, GERMAN, 'pumpwerk-rundgang-de', tourAt);
  await choose(page, GERMAN, place?.name ?? '');
  await addTour(page, GERMAN, 2);
  const poster = await addArticle(page, GERMAN, 'plakat-mondwasser', 2);
  const pass = await addPass(page, GERMAN, 'jahreskarte', 'Henriette Lohmann');
  const voucher = await addVoucher(page, GERMAN, 'gutschein-25', { greeting: 'Für Mia, bei Flut.' });
  await goToCheckout(page, GERMAN);
  const names = [tour.name, poster, pass, voucher];
  const bought = cartLines(page, GERMAN);
  await expect(bought).toHaveCount(5);
  for (const name of names) await expect(bought.filter({ hasText: name })).toHaveCount(1);

  await redeem(page, GERMAN, 'EBBE-10-EURO');
  // The parcel goes to the buyer's country unless the visitor chooses another.
  await expect(summary(page, GERMAN)).toContainText(money(goods + 549 - 600));
  await continueAsGuest(page, GERMAN, email);
  await sendElsewhere(page, GERMAN, {
    name: 'Mia Lohmann',
    street: '4 quai de la Marne',
    zip: '75019',
    city: 'Paris',
    country: 'Frankreich',
  });
  const sums = summary(page, GERMAN);
  const total = goods + 1149 - 600;
  await expect(sum(sums, t('cart.shipping.to', { country: 'Frankreich' }))).toHaveText(money(1149));
  await expect(sum(sums, 'Kleines Dankeschön')).toHaveText(money(-600));
  await expect(sum(sums, t('cart.total'))).toHaveText(money(goods + 1149));
  await expect(sum(sums, t('cart.pay'))).toHaveText(money(total));
  await expect(sums).toContainText('für Henriette Lohmann');
  // The duration of a pass is also shown above the button (§ 312j(2) BGB).
  await expect(sums).toContainText(t('passes.validity', { months: 12 }));
  await expect(sums).toContainText('Für Mia, bei Flut.');
  // A voucher is sold without VAT. A code for money does not change VAT. Shipping has the VAT rate of the goods.
  const standard = (ticket?.price ?? 0) + 2 * 2200 + 1149;
  const net = Math.round(standard / 1.19);
  const vat = t('cart.vat', { rate: formats.percent(19), net: money(net) });
  await expect(sum(sums, vat)).toHaveText(money(standard - net));
  await expect(sum(sums, t('cart.vat.none'))).toHaveText(money(2500));

  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  expect(await amountAtTheBank(page, GERMAN)).toBe(money(total));
  await decide(page, 'Pay');
  const number = await waitForOrder(page, GERMAN);
  const parcel = page.getByRole('region', { name: t('cart.parcel'), exact: true });
  for (const words of ['Mia Lohmann', '4 quai de la Marne', '75019 Paris', 'Frankreich'])
    await expect(parcel).toContainText(words);

  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
  const ordered = page.getByRole('region', { name: t('cart.review.lines') });
  for (const name of [...names, 'Henriette Lohmann', 'Für Mia, bei Flut.'])
    await expect(ordered).toContainText(name);
  await expect(sum(ordered, t('cart.shipping.to', { country: 'Frankreich' }))).toHaveText(money(1149));
  await expect(sum(ordered, 'Kleines Dankeschön')).toHaveText(money(-600));
  await expect(sum(ordered, t('cart.pay'))).toHaveText(money(total));
  await expect(sum(ordered, vat)).toHaveText(money(standard - net));

  const mail = await onlyMailTo(email);
  expect(mail.subject).toContain(number);
  const expectedInMail = [
    ...names,
    money(total),
    money(1149),
    'EBBE-10-EURO',
    'Henriette Lohmann',
    'quai de la Marne',
  ];
  for (const words of expectedInMail) expect.soft(mail.text).toContain(words);
  const files = mail.attachments.map(({ filename }) => filename ?? '');
  for (const kind of ['tickets', 'passes', 'vouchers'] as const)
    expect.soft(files.join(' ')).toContain(t(`cart.document.${kind}`).split(' ')[0]);
  expect(attachment(mail, 'text/calendar').length).toBeGreaterThan(0);
});
