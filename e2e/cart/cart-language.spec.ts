// Spec decisions 7: the cart speaks the language of the page. What was typed stays as typed. The cart has one line of every
// kind: these lines contain words that no other page has.
import { expect, type Page } from '@playwright/test';
import type { CartItem } from '../../domain/product-kinds.ts';
import { redeem } from '../merchandise/retail-visitor.ts';
import { checkPage } from '../support/check-page.ts';
import { test } from '../support/journey.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import {
  arriveWithCart,
  cartLines,
  continueAsGuest,
  newEmail,
  ticketOffer,
  visit,
  waitForApp,
} from '../support/visitor.ts';
import { anyAnswers, findTour, tourOffer } from '../tours/tour-visitor.ts';

const FRENCH = speechIn('fr');

/** Waits until messages have gone and everything has loaded, so that axe sees no half-faded texts. */
function waitForStillness(page: Page) {
  return expect(page.locator('.toast, main .skeleton')).toHaveCount(0);
}

async function oneOfEveryKind(page: Page): Promise<CartItem[]> {
  const tour = 'unter-sich-en';
  const { day, time } = await findTour(page, tour, (places) => places === 25, 14);
  const { priceList, questions } = await tourOffer(page, GERMAN, tour);
  const [ticket] = (await ticketOffer(page, GERMAN, 'haus-der-maschinen')).tickets;
  const address = { street: '', zip: '', city: '', country: '' };
  return [
    { type: 'ticket', id: ticket?.id ?? '', count: 1 },
    { type: 'merchandise', id: 'tidentuch', count: 1 },
    {
      type: 'merchandise',
      id: 'jahreskarte',
      count: 1,
      owners: [{ name: 'Ada Lovelace', address, send_to_custom_addr: false }],
    },
    { type: 'voucher', id: 'nachmittag-zu-zweit', count: 1, greeting: 'Elf Meter Ufer' },
    {
      type: 'guidedTour',
      tourId: tour,
      datetime: `${day} ${time}`,
      prices: [{ id: priceList[0]?.id ?? '', count: 1 }],
      participants: 8,
      answers: anyAnswers(questions),
    },
  ];
}

async function changeLanguage(page: Page, from: Speech, { language }: Speech) {
  const name = language === 'fr' ? 'Français' : 'Deutsch';
  await page.getByRole('button', { name: from.t('site.language') }).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/`));
  await waitForApp(page);
}

test('a cart with one line of every kind is accessible, changes its language with the page, and keeps what was typed', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_CONNECTION_ABORTED/);
  await arriveWithCart(page, GERMAN, await oneOfEveryKind(page));
  await redeem(page, GERMAN, 'MASCHINE-5-EURO');
  await waitForStillness(page);
  await checkPage(page, 'de');
  await continueAsGuest(page, GERMAN, newEmail());
  await waitForStillness(page);
  await checkPage(page, 'de');

  const [german, french] = [cartLines(page, GERMAN), cartLines(page, FRENCH)];
  await expect(german.first()).toContainText('Haus der Maschinen');
  await expect(german).toHaveCount(6);

  await test.step('lines change their language with the page, and keep their owners', async () => {
    await changeLanguage(page, GERMAN, FRENCH);
    await expect(french).toHaveCount(6);
    await expect(french.first()).toContainText('La maison des machines');
    await expect(page.getByRole('main')).not.toContainText('Haus der Maschinen');
    await expect(page.getByRole('main')).not.toContainText('Jahreskarte');
    await expect(page.getByRole('main')).toContainText('Ada Lovelace');
    await waitForStillness(page);
    await checkPage(page, 'fr');
    await page.reload();
    await waitForApp(page);
    await expect(french.first()).toContainText('La maison des machines');
  });

  await test.step('a cart that is not on the page changes its language, too', async () => {
    await visit(page, '/fr/vouchers');
    await changeLanguage(page, FRENCH, GERMAN);
    await page
      .getByRole('banner')
      .getByRole('link', { name: GERMAN.t('site.cart') })
      .click();
    await expect(german.first()).toContainText('Haus der Maschinen');
  });

  await test.step('without an answer the lines keep their words, and change them on the next page', async () => {
    await page.route('**/checkout/lines', (route) => route.abort('connectionaborted'), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await changeLanguage(page, GERMAN, FRENCH);
    await failed;
    await expect(french.first()).toContainText('Haus der Maschinen');
    await page.reload();
    await expect(french.first()).toContainText('La maison des machines');
  });
});
