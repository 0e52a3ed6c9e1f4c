// Offers to groups (ADR 139): what the office offers, and what the group answers.
import type { groupOffersContract } from '../../domain/group-requests/group-offers-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import { type Caller, type Handlers, staffOf } from '../api/handler.ts';
import type { Job } from '../platform/jobs/job.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { housesOfMember } from '../staff/members/houses-of-member.ts';
import { acceptOffer, declineOffer, showOffer } from './answer-offer.ts';
import { changeNumbers } from './change-numbers.ts';
import { holdOffer, releaseOffer } from './hold-offer.ts';
import { makeOffer, withdrawOffer } from './make-offer.ts';
import { acceptedOffers, offersOfRequest, openOffers } from './offer-store.ts';
import type { OffersShop } from './offers-shop.ts';
import { presentOffer } from './present-offer.ts';
import { remindOffers } from './remind-offers.ts';
import { RESERVE_MORE, ReserveMore, reserveHeldMore } from './reserve-more.ts';

const QUARTER_HOUR_SECONDS = 15 * 60;

/** A price of its own is given with the permission to give tickets away. */
function mayReduce(caller: Caller, reduction: number): boolean {
  return reduction === 0 || staffOf(caller).permissions.has('desk.free');
}

/** Its PDF is drawn by `documents`. */
type Calls = Exclude<keyof typeof groupOffersContract, 'POST checkout/group-offer/pdf'>;

export const groupOffersHandlers: Pick<Handlers<OffersShop>, Calls> = {
  'GET office/group-offers': async (shop, { query }) => {
    const rows = await (query.state === 'open' ? openOffers : acceptedOffers)(shop.database, shop.now());
    return Promise.all(rows.map((row) => presentOffer(shop, row)));
  },
  'GET office/group-requests/:number/offers': async (shop, { params }) => {
    const rows = await offersOfRequest(shop.database, Number(params.number));
    return Promise.all(rows.map((row) => presentOffer(shop, row)));
  },
  'POST office/group-offers/hold': async (shop, { body }, caller) => {
    if (!mayReduce(caller, body.reduction)) return refuse('FORBIDDEN');
    const houses = await housesOfMember(shop.database, staffOf(caller).staffId);
    return holdOffer(shop, { ...body, houses });
  },
  'POST office/group-offers/release': (shop, { body }) => releaseOffer(shop, body.cartId),
  'POST office/group-offers/make': (shop, { body }, caller) =>
    mayReduce(caller, body.reduction)
      ? makeOffer(shop, {
          ...body,
          message: body.message.trim(),
          reason: body.reason.trim(),
          by: actorOf(caller),
        })
      : refuse('FORBIDDEN'),
  'POST office/group-offers/:id/withdraw': (shop, { params, body }, caller) =>
    withdrawOffer(shop, { ...body, id: params.id, reason: body.reason.trim(), by: actorOf(caller) }),
  'POST checkout/group-offer': (shop, { body }) => showOffer(shop, body.link),
  'POST checkout/group-offer/accept': (shop, { body }) => acceptOffer(shop, body),
  'POST checkout/group-offer/decline': (shop, { body }) => declineOffer(shop, body),
  'POST checkout/group-offer/numbers': (shop, { body }) => changeNumbers(shop, body),
};

export const groupOffersJobs: readonly Job<OffersShop>[] = [
  {
    name: 'remind-group-offers',
    everySeconds: QUARTER_HOUR_SECONDS,
    work: remindOffers,
  },
  { name: RESERVE_MORE, data: ReserveMore, work: reserveHeldMore },
];
