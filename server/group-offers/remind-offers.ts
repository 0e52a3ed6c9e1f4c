// Reminds groups that their offer lapses soon, each once: who is reminded is noted together with the job of the mail. And frees
// places that an offer which is over still holds, where a process died in between.
import { freePlaces } from './make-offer.ts';
import { OFFER_MAIL, type OfferMail } from './offer-mail-job.ts';
import { cartsOfEndedOffers, takeOfferReminders } from './offer-store.ts';
import type { OffersShop } from './offers-shop.ts';

export async function remindOffers(shop: OffersShop): Promise<void> {
  const { database, jobs, clock } = shop;
  await database.transaction(async (sql) => {
    for (const id of await takeOfferReminders(sql, clock.today()))
      await jobs.write(sql, OFFER_MAIL, { id, about: 'reminder' } satisfies OfferMail);
  });
  for (const cartId of await cartsOfEndedOffers(database)) await freePlaces(shop, cartId);
}
