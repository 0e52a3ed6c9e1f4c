// The calendar of places (operations 3, ADR 132).
import { addDays } from '../../domain/museum-time.ts';
import type { placesContract } from '../../domain/places/places-contract.ts';
import type { actsContract } from '../../domain/staff/acts-contract.ts';
import type { Handlers } from '../api/handler.ts';
import { horizonDays } from '../site/museum.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { makeDecision, previewDecision, previewTakingBack, takeDecisionBack } from './decide-places.ts';
import { housesOf, placePools } from './place-pools.ts';
import type { PlacesShop } from './places-shop.ts';
import { showAffected } from './show-affected.ts';
import { listDecisions } from './show-decisions.ts';
import { showJournal } from './show-journal.ts';
import { showPlaces } from './show-places.ts';
import { showSlot } from './show-slot.ts';
import { undoDecision } from './undo-decision.ts';

export const placesHandlers: Pick<Handlers<PlacesShop>, keyof typeof placesContract> = {
  'GET office/places/pools': (shop, _, { language }) => ({
    houses: housesOf(shop, language),
    pools: placePools(shop, language),
    today: shop.clock.today(),
    horizon: addDays(shop.clock.today(), horizonDays(shop.museum.settings)),
  }),
  'GET office/places': (shop, { query }, { language }) => showPlaces(shop, query, language),
  'GET office/places/slots/:slot': (shop, { params }, { language }) =>
    showSlot(shop, Number(params.slot), language),
  'GET office/places/affected': (shop, { query }) => showAffected(shop, query),
  'GET office/places/decisions': (shop, { query }, { language }) =>
    listDecisions(shop, query.after, language),
  'POST office/places/decisions/preview': (shop, { body }, { language }) =>
    previewDecision(shop, body, language),
  'POST office/places/decisions': (shop, { body: { key, seen, ...asked } }, caller) =>
    makeDecision(shop, asked, { key, seen, by: actorOf(caller) }, caller.language),
  'POST office/places/decisions/:id/take-back/preview': (shop, { params }, { language }) =>
    previewTakingBack(shop, params.id, language),
  'POST office/places/decisions/:id/take-back': (shop, { params, body }, caller) =>
    takeDecisionBack(shop, params.id, { ...body, by: actorOf(caller) }),
  'POST office/places/decisions/:id/undo': (shop, { params, body }, caller) =>
    undoDecision(shop, params.id, { ...body, by: actorOf(caller) }),
};

export const journalHandlers: Pick<Handlers<PlacesShop>, keyof typeof actsContract & 'GET office/acts'> = {
  'GET office/acts': (shop, { query }, { language }) => showJournal(shop, query, language),
};
