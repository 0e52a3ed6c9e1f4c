// An offer is made of what is held (ADR 139), in one transaction with its act and the job of its mail; and withdrawn.
import { isDeepStrictEqual } from 'node:util';
import { reminderDay } from '../../domain/group-requests/group-offer.ts';
import type { GroupOffer } from '../../domain/group-requests/group-offers-contract.ts';
import { firstNumbers, isOfferItem, type OfferItem } from '../../domain/group-requests/offer-numbers.ts';
import { addDays, type Day } from '../../domain/museum-time.ts';
import type { CartItem } from '../../domain/product-kinds.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { answerRequest } from '../group-requests/office-requests.ts';
import { findCart, holdCartLonger, lockCart } from '../orders/decide-cart.ts';
import { quoteCart } from '../orders/quote/quote-cart.ts';
import { giveUpCart } from '../payments/give-up-cart.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { hasOffer, offerInput, offerTerms } from './hold-offer.ts';
import { OFFER_MAIL, type OfferMail } from './offer-mail-job.ts';
import { findOffer, insertOffer, markWithdrawn, type OfferRow, offerOfCart } from './offer-store.ts';
import { isHeldForGroup, type OffersShop, stateOf } from './offers-shop.ts';
import { presentOffer } from './present-offer.ts';

export type AskedOffer = {
  readonly number: number;
  readonly cartId: string;
  readonly items: readonly CartItem[];
  readonly reduction: number;
  readonly valid_until: Day;
  readonly numbers_until: Day;
  readonly message: string;
  readonly reason: string;
  readonly key: string;
  readonly by: Actor;
};

/** Rolls back: some of the places were swept meanwhile. */
class Swept extends Error {}

export async function makeOffer(shop: OffersShop, asked: AskedOffer): Promise<GroupOffer | Refusal> {
  const items = asked.items.filter(isOfferItem);
  if (!(await isWhatIsHeld(shop, asked, items))) return refuse('OFFICE_OFFER_GONE');
  const made = await shop.database
    .transaction((sql) => makeOnce(shop, sql, { ...asked, items }))
    .catch((problem: unknown) => {
      if (problem instanceof Swept) return refuse('OFFICE_OFFER_GONE');
      throw problem;
    });
  return isRefusal(made) ? made : presentOffer(shop, made);
}

/** The group's numbers are quoted from the items later: they must be those of which the cart was made. */
async function isWhatIsHeld(
  shop: OffersShop,
  { cartId, items: sent, reduction }: AskedOffer,
  items: readonly OfferItem[],
): Promise<boolean> {
  const cart = await findCart(shop.database, cartId);
  if (!cart || items.length !== sent.length) return false;
  // Asked again later, the group may have changed its numbers.
  if (await offerOfCart(shop.database, cartId)) return true;
  const quoted = await quoteCart(shop, offerInput(shop, items, reduction, cart.language));
  if (isRefusal(quoted)) return false;
  // As the cart keeps them, without what is undefined.
  const lines: unknown = JSON.parse(JSON.stringify(quoted.cart.quote.lines));
  return isDeepStrictEqual(lines, cart.quote.lines);
}

type Checked = Omit<AskedOffer, 'items'> & { readonly items: readonly OfferItem[] };

async function makeOnce(shop: OffersShop, sql: Sql, asked: Checked): Promise<OfferRow | Refusal> {
  const { cartId, number } = asked;
  const cart = await lockCart(sql, cartId);
  const before = await offerOfCart(sql, cartId);
  if (before) return before.request_number === number ? before : refuse('OFFICE_OFFER_GONE');
  if (cart?.state !== 'held' || cart.expires_at <= shop.now() || !isHeldForGroup(cart))
    return refuse('OFFICE_OFFER_GONE');
  if (!(await answerRequest(sql, number))) return refuse('NOT_FOUND');
  if (await hasOffer(shop, sql, number)) return refuse('OFFICE_OFFER_OPEN');
  const terms = offerTerms(shop, cart);
  if (isRefusal(terms)) return terms;
  const { valid_until, numbers_until } = asked;
  const fields = {
    ...dayProblem('valid_until', valid_until, terms.first, terms.last),
    ...dayProblem('numbers_until', numbers_until, terms.first, terms.lastNumbers),
    ...(asked.reduction > 0 && asked.reason === '' && { reason: ['REQUIRED' as const] }),
  };
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  // To the end of the museum's day.
  const expires = shop.clock.toInstant(addDays(valid_until, 1));
  if (expires > cart.expires_at && !(await holdCartLonger(sql, cart, expires))) throw new Swept();
  return writeOffer(shop, sql, asked, cart.total);
}

function dayProblem(field: string, day: Day, first: Day, last: Day): Record<string, 'DAY_NOT_POSSIBLE'[]> {
  return day < first || day > last ? { [field]: ['DAY_NOT_POSSIBLE'] } : {};
}

async function writeOffer(shop: OffersShop, sql: Sql, asked: Checked, total: number): Promise<OfferRow> {
  const {
    number,
    cartId: cart_id,
    items,
    reduction,
    message,
    valid_until,
    numbers_until,
    reason,
    key,
    by,
  } = asked;
  const id = randomId();
  await insertOffer(sql, {
    ...{ id, cart_id, request_number: number, items, numbers: firstNumbers(items), reduction, message },
    ...{ made_at: shop.now(), valid_until, numbers_until },
    remind_on: reminderDay(shop.clock.today(), valid_until),
  });
  await shop.jobs.write(sql, OFFER_MAIL, { id, about: 'made' } satisfies OfferMail);
  const act = { by, verb: 'group-offer.made', on: requestObject(number), key } as const;
  const after = { offer: id, total, reduction, valid_until, numbers_until };
  await writeAct(sql, { ...act, after, ...(reason && { reason }) }, shop.now());
  return (await findOffer(sql, id)) as OfferRow;
}

/** Withdraws an open offer, once for each key. */
export async function withdrawOffer(
  shop: OffersShop,
  {
    id,
    reason,
    key,
    by,
  }: { readonly id: string; readonly reason: string; readonly key: string; readonly by: Actor },
): Promise<GroupOffer | Refusal> {
  const known = await findOffer(shop.database, id);
  if (!known) return refuse('NOT_FOUND');
  const refused = await shop.database.transaction(async (sql): Promise<Refusal | undefined> => {
    await lockCart(sql, known.cart_id);
    const row = (await findOffer(sql, id)) ?? known;
    const on = requestObject(row.request_number);
    const verb = 'group-offer.withdrawn';
    if ((await beginAct(sql, on, verb, { key })).state === 'before') return undefined;
    if (stateOf(shop, row) !== 'open') return refuse('OFFICE_OFFER_OVER');
    await markWithdrawn(sql, id, shop.now());
    await shop.jobs.write(sql, OFFER_MAIL, { id, about: 'withdrawn' } satisfies OfferMail);
    await writeAct(sql, { by, verb, on, key, after: { offer: id }, ...(reason && { reason }) }, shop.now());
    return undefined;
  });
  if (refused) return refused;
  await freePlaces(shop, known.cart_id);
  return presentOffer(shop, (await findOffer(shop.database, id)) ?? known);
}

/** The places of an offer that is over; may run twice, and what is left to do a job finds. */
export async function freePlaces(shop: OffersShop, cartId: string): Promise<void> {
  const cart = await findCart(shop.database, cartId);
  if (cart?.state === 'held') await giveUpCart(shop, cartId);
}

function requestObject(number: number) {
  return { kind: 'group-request', id: String(number) } as const;
}
