// A cart with one of every kind: what its lines say is said nowhere else.
import { expect, type Page } from '@playwright/test';
import { checkPage } from './check-page.ts';
import { test } from './journey.ts';
import { addArticle, addPass, addVoucher, redeem } from './retail-visitor.ts';
import { speak, testedLanguages } from './speech.ts';
import { addTour, answerAll, findTour, openTour, tourOf } from './tour-visitor.ts';
import {
  addToCart,
  anEmail,
  choose,
  continueAsGuest,
  goToCheckout,
  offerOf,
  openEvent,
  typeCount,
} from './visitor.ts';

/** News has gone, and what was on its way is there: neither is to be judged half faded or half come. */
function stillness(page: Page) {
  return expect(page.locator('.toast, main .skeleton')).toHaveCount(0);
}

for (const language of testedLanguages())
  test(`a cart with one of every kind is in ${language}, and for everyone`, async ({ page }) => {
    test.slow();
    const speech = speak(language);
    await addArticle(page, speech, 'tidentuch');
    await addPass(page, speech, 'jahreskarte', 'Ada Lovelace');
    await addVoucher(page, speech, 'nachmittag-zu-zweit', { greeting: 'Elf Meter Ufer' });
    const id = 'unter-sich-en';
    await openTour(page, speech, id, await findTour(page, id, (places) => places === 25, 14));
    await typeCount(page, speech.t('tours.people'), 8);
    await answerAll(page, (await tourOf(page, speech, id)).questions);
    await addTour(page, speech, 4);
    await openEvent(page, speech, 'haus-der-maschinen');
    const [ticket] = (await offerOf(page, speech, 'haus-der-maschinen')).tickets;
    await choose(page, speech, ticket?.name ?? '');
    await addToCart(page, speech);
    await goToCheckout(page, speech);
    await redeem(page, speech, 'MASCHINE-5-EURO');
    await stillness(page);
    await checkPage(page, language);
    await continueAsGuest(page, speech, anEmail());
    await stillness(page);
    await checkPage(page, language);
  });
