// Selling at the desk and on the phone (operations 2, ADR 116).
import { buyerProblems, trimBuyer } from '../../domain/desk/desk-buyer.ts';
import type { DeskSold, deskContract } from '../../domain/desk/desk-contract.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { type Handlers, staffOf } from '../api/handler.ts';
import { findCart } from '../orders/decide-cart.ts';
import { isOfOtherHouse } from '../orders/quote/other-house.ts';
import { reviewOrder } from '../orders/review-order.ts';
import { giveUpCart } from '../payments/give-up-cart.ts';
import { actorOf } from '../staff/acts/actor-of.ts';
import { requireFreshFactorAbove } from '../staff/factor/fresh-factor.ts';
import { housesOfMember } from '../staff/members/houses-of-member.ts';
import { deskDay } from './desk-day.ts';
import type { DeskShop } from './desk-shop.ts';
import { giveHeld, sellHeld } from './end-sale.ts';
import { holdSale } from './hold-sale.ts';
import { isOfTheDesk, isOpenSale } from './is-of-the-desk.ts';
import { linkSale } from './link-sale.ts';
import { reserveSale } from './reserve-sale.ts';

/** What is printed at the desk; an invoice is mailed, or printed from the order's page. */
const PRINTED: readonly string[] = ['tickets', 'passes', 'vouchers'];

export const deskHandlers: Pick<Handlers<DeskShop>, keyof typeof deskContract> = {
  'GET office/desk/day': async (shop, { query }, caller) => {
    const houses = await housesOfMember(shop.database, staffOf(caller).staffId);
    return deskDay(shop, query.date, houses, caller.language);
  },
  'POST office/desk/hold': async (shop, { body }, caller) => {
    const houses = await housesOfMember(shop.database, staffOf(caller).staffId);
    return isOfOtherHouse(shop, body.items, houses)
      ? refuse('OFFICE_DESK_OTHER_HOUSE')
      : holdSale(shop, body);
  },
  'POST office/desk/release': async (shop, { body }) => {
    const cart = await findCart(shop.database, body.cartId);
    return cart !== undefined && isOpenSale(cart) && giveUpCart(shop, body.cartId);
  },
  'POST office/desk/ended': async (shop, { body }) => {
    const cart = await findCart(shop.database, body.cartId);
    if (cart?.booking_id && isOfTheDesk(cart)) return sold(shop, cart.booking_id);
    // What waits for a transfer is no longer of the desk by its way to pay, and has a buyer.
    const isReserved = cart?.state === 'held' && cart.quote.buyer.email !== '';
    return refuse(isReserved ? 'OFFICE_DESK_RESERVED' : 'OFFICE_DESK_GONE');
  },
  'POST office/desk/sell': async (shop, { body }, caller) => {
    const buyer = trimBuyer(body.buyer);
    const fields = buyerProblems(buyer, 'none');
    if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
    const receipt = body.receipt.trim();
    const stale = requireFreshFactorAbove(shop, staffOf(caller), body.total);
    if (stale) return stale;
    return sold(shop, await sellHeld(shop.payments, { ...body, receipt, buyer, by: actorOf(caller) }));
  },
  'POST office/desk/give': async (shop, { body }, caller) => {
    const buyer = trimBuyer(body.buyer);
    const reason = body.reason.trim();
    const fields = {
      ...buyerProblems(buyer, 'none'),
      ...(reason === '' && { reason: ['REQUIRED' as const] }),
    };
    if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
    const cart = await findCart(shop.database, body.cartId);
    const stale = requireFreshFactorAbove(shop, staffOf(caller), cart?.total ?? 0);
    if (stale) return stale;
    return sold(shop, await giveHeld(shop.payments, { ...body, reason, buyer, by: actorOf(caller) }));
  },
  'POST office/desk/link': (shop, { body }, caller) =>
    linkSale(shop, { ...body, buyer: trimBuyer(body.buyer), by: actorOf(caller) }),
  'POST office/desk/reserve': (shop, { body }, caller) =>
    reserveSale(shop, { ...body, buyer: trimBuyer(body.buyer), by: actorOf(caller) }),
};

async function sold(shop: DeskShop, bookingId: string | Refusal): Promise<DeskSold | Refusal> {
  if (isRefusal(bookingId)) return bookingId;
  const order = await reviewOrder(shop, bookingId);
  if (!order) throw new Error(`order ${bookingId} was sold and is not there`);
  const { number, booking_id, total, documents, email } = order;
  const papers = documents.filter(({ kind }) => PRINTED.includes(kind)).map(({ href }) => href);
  return { number, booking_id, total, papers, mail_to: email };
}
