// A cart with one line of every kind: these lines contain words that no other page has.
import { expect, type Page } from '@playwright/test';
import { addArticle, addPass, addVoucher, redeem } from '../merchandise/retail-visitor.ts';
import { checkPage } from '../support/check-page.ts';
import { test } from '../support/journey.ts';
import { speechIn, testedLanguages } from '../support/speech.ts';
import {
  addToCart,
  choose,
  continueAsGuest,
  goToCheckout,
  newEmail,
  openEvent,
  ticketOffer,
  typeCount,
} from '../support/visitor.ts';
import { addTour, answerAll, findTour, openTour, tourOffer } from '../tours/tour-visitor.ts';

/** Waits until messages have gone and everything has loaded, so that axe sees no half-faded texts. */
function waitForStillness(page: Page) {
  return expect(page.locator('.toast, main .skeleton')).toHaveCount(0);
}

for (const language of testedLanguages())
  test(`a cart with one line of every kind is in ${language} and accessible`, async ({ page }) => {
    test.slow();
    const speech = speechIn(language);
    await addArticle(page, speech, 'tidentuch');
    await addPass(page, speech, 'jahreskarte', 'Ada Lovelace');
    await addVoucher(page, speech, 'nachmittag-zu-zweit', { greeting: 'Elf Meter Ufer' });
    const id = 'unter-sich-en';
    await openTour(page, speech, id, await findTour(page, id, (places) => places === 25, 14));
    await typeCount(page, speech.t('tours.people'), 8);
    await answerAll(page, (await tourOffer(page, speech, id)).questions);
    await addTour(page, speech, 4);
    await openEvent(page, speech, 'haus-der-maschinen');
    const [ticket] = (await ticketOffer(page, speech, 'haus-der-maschinen')).tickets;
    await choose(page, speech, ticket?.name ?? '');
    await addToCart(page, speech);
    await goToCheckout(page, speech);
    await redeem(page, speech, 'MASCHINE-5-EURO');
    await waitForStillness(page);
    await checkPage(page, language);
    await continueAsGuest(page, speech, newEmail());
    await waitForStillness(page);
    await checkPage(page, language);
  });
