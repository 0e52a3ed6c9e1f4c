// A sale at the desk comes about (operations 2, ADR 116): what is held becomes an order in one transaction with the act that says
// so. The hold is the key: whoever sends it twice sells once, and gets the same order.
import type { DeskBuyer, DeskMeans } from '../../domain/desk/desk-contract.ts';
import { giveAway } from '../../domain/desk/give-away.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Act, Actor } from '../../domain/staff/act.ts';
import { HoldsSwept } from '../capacity/settle-holds.ts';
import { leaveMailOfOrder } from '../documents/left-out/leave-mails.ts';
import { type CartRow, lockCart, makeCartFree, payCarts, setCartBuyer } from '../orders/decide-cart.ts';
import { cancelPayments } from '../payments/cancel-payments.ts';
import { PlacesGone, settleElsewhere } from '../payments/elsewhere/settle-elsewhere.ts';
import { settleFree } from '../payments/elsewhere/settle-free.ts';
import type { Payments } from '../payments/payments.ts';
import { paySweptCarts } from '../payments/settle-arrived.ts';
import type { PayCarts } from '../payments/settle-paid.ts';
import type { Sql } from '../platform/database/sql.ts';
import { orderObject } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { buyerOf } from './buyer-of.ts';
import { isOfTheDesk, isOpenSale } from './is-of-the-desk.ts';

type EndedSale = { readonly cartId: string; readonly buyer: DeskBuyer; readonly by: Actor };

export type Sale = EndedSale & {
  readonly means: DeskMeans;
  readonly receipt: string;
  /** What was taken. */
  readonly total: number;
};

export type Gift = EndedSale & { readonly reason: string };

type Order = { readonly bookingId: string; readonly number: string };
/** The order, and what the journal says of it. */
type Ended = Order & { readonly act: Pick<Act, 'verb' | 'after' | 'reason'> };

/** Sells what is held, paid elsewhere; what costs nothing is not paid. @returns the order's booking_id */
export function sellHeld(shop: Payments, sale: Sale): Promise<string | Refusal> {
  return endSale(shop, sale, async (sql, cart, pay) => {
    if (cart.total === 0) return sellFree(sql, shop, cart, { verb: 'desk.sold', after: { total: 0 } });
    const { cartId, means, receipt, total } = sale;
    const settled = await settleElsewhere(sql, shop, { cartId, means, receipt, amount: total }, pay);
    if (settled.state === 'unknown') return refuse('OFFICE_DESK_GONE');
    if (settled.state === 'refused') {
      const { problem, due } = settled;
      return problem === 'givenUp'
        ? refuse('OFFICE_DESK_GONE')
        : refuse('OFFICE_DESK_NOT_PAID', { details: { problem, due } });
    }
    return { ...settled, act: { verb: 'desk.sold', after: { means, receipt, total } } };
  });
}

/** Gives away what is held. @returns the order's booking_id */
export function giveHeld(shop: Payments, gift: Gift): Promise<string | Refusal> {
  return endSale(shop, gift, async (sql, cart) => {
    const given = giveAway(cart.quote);
    if (!given) return refuse('OFFICE_DESK_NOT_FREE');
    const free = await makeCartFree(sql, cart, given.lines);
    const { reason } = gift;
    return sellFree(sql, shop, free, { verb: 'desk.given', after: { worth: given.worth }, reason });
  });
}

async function sellFree(
  sql: Sql,
  shop: Payments,
  cart: CartRow,
  act: Ended['act'],
): Promise<Ended | Refusal> {
  const settled = cart.state === 'held' && (await settleFree(sql, shop, cart));
  return settled ? { ...settled, act } : refuse('OFFICE_DESK_GONE');
}

/** Rolls back what a refused sale has written. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

async function endSale(
  shop: Payments,
  sale: EndedSale,
  end: (sql: Sql, cart: CartRow, pay: PayCarts) => Promise<Ended | Refusal>,
): Promise<string | Refusal> {
  const run = (pay: PayCarts) => shop.database.transaction((sql) => endOnce(sql, shop, sale, { end, pay }));
  try {
    const bookingId = await run(payCarts).catch((problem: unknown) => {
      if (!(problem instanceof HoldsSwept)) throw problem;
      return run(paySweptCarts);
    });
    await cancelPayments(shop, sale.cartId);
    return bookingId;
  } catch (problem) {
    if (problem instanceof Refused) return problem.refusal;
    if (problem instanceof PlacesGone || problem instanceof HoldsSwept) return refuse('OFFICE_DESK_GONE');
    throw problem;
  }
}

type Ending = {
  readonly end: (sql: Sql, cart: CartRow, pay: PayCarts) => Promise<Ended | Refusal>;
  readonly pay: PayCarts;
};

/** @throws Refused */
async function endOnce(
  sql: Sql,
  { now }: Payments,
  { cartId, buyer, by }: EndedSale,
  { end, pay }: Ending,
): Promise<string> {
  const cart = await lockCart(sql, cartId);
  if (cart?.booking_id && isOfTheDesk(cart)) return cart.booking_id;
  if (!cart || !isOpenSale(cart)) throw new Refused(refuse('OFFICE_DESK_GONE'));
  const ended = await end(sql, await setCartBuyer(sql, cart, buyerOf(buyer)), pay);
  if ('refused' in ended) throw new Refused(ended);
  const { bookingId, number, act } = ended;
  if (buyer.email === '') await leaveMailOfOrder(sql, bookingId);
  await writeAct(sql, { by, on: orderObject(number), key: cartId, ...act }, now());
  return bookingId;
}
