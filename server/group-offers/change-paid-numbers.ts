// A group changes how many come after it has paid (ADR 130): who stays away is given back as the museum gives parts of orders back,
// and who comes besides is one more order, held at once and paid like the first. All of it is one transaction: the places that get
// free are there for those who come.
import { isDeepStrictEqual } from 'node:util';
import {
  firstNumbers,
  numberPlaces,
  numberProblems,
  type OfferNumbers,
} from '../../domain/group-requests/offer-numbers.ts';
import { changeOfPaid, itemsForMore, type PaidChange } from '../../domain/group-requests/paid-numbers.ts';
import type { Language } from '../../domain/language.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { findClaimedSlots } from '../capacity/take-holds.ts';
import type { Buyer, CartContent } from '../orders/content/cart-content.ts';
import { type CartRow, cancelLockedCart, findCart, holdQuotedCart } from '../orders/decide-cart.ts';
import type { CartToHold } from '../orders/hold-carts.ts';
import { quoteCart } from '../orders/quote/quote-cart.ts';
import { cancelPayments } from '../payments/cancel-payments.ts';
import { insertFirstPayments } from '../payments/insert-first-payments.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBackIn } from '../returns/give-back.ts';
import { insertMore } from './changes-store.ts';
import { offerInput } from './hold-offer.ts';
import type { OfferRow } from './offer-store.ts';
import { numbersFixed, type OffersShop } from './offers-shop.ts';
import { lockPaidOffer, type PaidOffer, readPaidOffer } from './paid-offer.ts';
import { wayToPay } from './pay-offer.ts';
import { RESERVE_MORE, type ReserveMore, reserveMore } from './reserve-more.ts';
import { TakenBack, takeBack } from './taken-back.ts';
import { writeChange } from './write-change.ts';

/** What a change does to what is paid, in cents. */
export type PaidEffect = { readonly total: number; readonly back: number; readonly due: number };

type Asked = { readonly numbers: OfferNumbers; readonly total?: number | undefined };

/** @returns what it does; it is done where the price was shown */
export async function changePaidNumbers(
  shop: OffersShop,
  row: OfferRow,
  asked: Asked,
): Promise<PaidEffect | Refusal> {
  const first = await findCart(shop.database, row.cart_id);
  const known = await readPaidOffer(shop, row);
  if (numberPlaces(row.items).some(({ key }) => isUncounted(known, key, asked.numbers)))
    return numbersFixed(shop);
  const wrong = problemsOf(row, known, asked.numbers);
  if (!first || wrong.length > 0)
    return refuse('FIELDS_INVALID', {
      fields: Object.fromEntries(wrong.map((key) => [key, ['NUMBER_INVALID']])),
    });
  const change = changeOf(known, asked.numbers);
  // Asked again, nobody comes or stays away twice.
  if (known.open && change.fewer.length === 0 && isDeepStrictEqual(change.more, known.open.more.numbers))
    return sameAgain(shop, known.total, known.open.cart, first.quote, asked);
  const more = await quoteMore(shop, row, change, { ...first.quote, language: first.language });
  if (more && isRefusal(more)) return more;
  const effect = await shop.database
    .transaction((sql) => changeOnce(shop, sql, row, { asked, change, more, open: known.open }))
    .catch((problem: unknown) => {
      if (problem instanceof TakenBack) return problem.answer as PaidEffect | Refusal | typeof OVERTAKEN;
      throw problem;
    });
  if (effect === OVERTAKEN) return changePaidNumbers(shop, row, asked);
  if (isRefusal(effect) || asked.total === undefined) return effect;
  if (known.open) await cancelPayments(shop.payments, known.open.cart.id);
  return more ? ((await reserveMore(shop, more.cartId, first.quote)) ?? effect) : effect;
}

/** Those who come besides are held. Whether they were reserved as well is not known: the process may have died before. */
async function sameAgain(
  shop: OffersShop,
  paid: number,
  { id, total: due }: CartRow,
  first: CartContent,
  asked: Asked,
): Promise<PaidEffect | Refusal> {
  const effect = { total: paid + due, back: 0, due };
  if (asked.total === undefined) return effect;
  if (asked.total !== effect.total) return refuse('CART_PRICE_CHANGED');
  return (await reserveMore(shop, id, first)) ?? effect;
}

/** The keys that cannot be so: what cannot be changed any more, and nobody left on a line. What stays as it is, is no problem. */
function problemsOf({ items }: OfferRow, { numbers }: PaidOffer, wanted: OfferNumbers): string[] {
  const wrong = new Set(numberProblems(items, { ...firstNumbers(items), ...numbers, ...wanted }));
  return Object.entries(wanted).flatMap(([key, count]) =>
    numbers[key] === undefined || (wrong.has(key) && count !== numbers[key]) ? [key] : [],
  );
}

/** Does somebody ask for others of whom the museum has moved some, or whom it alone can count? */
function isUncounted({ numbers }: PaidOffer, key: string, wanted: OfferNumbers): boolean {
  return wanted[key] !== undefined && numbers[key] === undefined;
}

function changeOf({ orders }: PaidOffer, wanted: OfferNumbers): PaidChange {
  return changeOfPaid(
    orders.map(({ places }) => places),
    wanted,
  );
}

/** The order of those who come besides; undefined where nobody does. */
async function quoteMore(
  shop: OffersShop,
  { items, reduction }: OfferRow,
  { more }: PaidChange,
  { buyer, language }: { readonly buyer: Buyer; readonly language: Language },
): Promise<CartToHold | Refusal | undefined> {
  const ordered = itemsForMore(items, more);
  if (ordered.length === 0) return undefined;
  const input = offerInput(
    shop,
    ordered.map(({ item }) => item),
    reduction,
    language,
  );
  const quoted = await quoteCart(shop, input);
  if (isRefusal(quoted)) return quoted;
  return wayToPay(shop, quoted.cart, buyer.company) ? quoted : numbersFixed(shop);
}

/** Another window has asked for people meanwhile: perhaps for the same ones. */
const OVERTAKEN = 'overtaken';

type Changing = {
  readonly asked: Asked;
  readonly change: PaidChange;
  readonly more: CartToHold | undefined;
  /** What was held for people when it was quoted. */
  readonly open: PaidOffer['open'];
};

/** @throws TakenBack where it was only tried, or cannot be */
async function changeOnce(
  shop: OffersShop,
  sql: Sql,
  row: OfferRow,
  { asked, change, more, open }: Changing,
): Promise<PaidEffect> {
  const slots = more ? await findClaimedSlots(sql, more.claims) : [];
  const paid = await lockPaidOffer(sql, row, shop.now(), slots);
  if (paid.open && paid.open.cart.id !== open?.cart.id) takeBack(OVERTAKEN);
  // Another window has changed the numbers, or the museum has given something back.
  if (!isDeepStrictEqual(changeOf(paid, asked.numbers), change)) takeBack(refuse('CART_PRICE_CHANGED'));
  if (paid.open) await cancelLockedCart(sql, paid.open.cart);
  const back = await giveFewerBack(shop, sql, row, paid, change);
  const due = more?.cart.total ?? 0;
  const effect = { total: paid.total - back + due, back, due };
  if (asked.total !== undefined && asked.total !== effect.total) takeBack(refuse('CART_PRICE_CHANGED'));
  if (more) await holdMore(shop, sql, row, more, change);
  if (asked.total === undefined) takeBack(effect);
  const after = { ...paid.numbers, ...asked.numbers };
  if (back + due > 0 || !isDeepStrictEqual(after, paid.numbers))
    await writeChange(shop, sql, row, { before: paid.numbers, after, ...effect });
  return effect;
}

/** @returns cents that go back @throws TakenBack where the museum has to do it */
async function giveFewerBack(
  shop: OffersShop,
  sql: Sql,
  { request_number: request }: OfferRow,
  { orders }: PaidOffer,
  { fewer }: PaidChange,
): Promise<number> {
  let back = 0;
  for (const [index, { number }] of orders.entries()) {
    const pieces = fewer.flatMap(({ order, ...piece }) => (order === index ? [piece] : []));
    if (pieces.length === 0) continue;
    const given = await giveBackIn(sql, shop.payments, {
      ...{ number, reason: '', key: randomId(), by: { kind: 'group', request } },
      selection: { pieces, shipping: false, fee: 0, to: 'the-way-it-came' },
    });
    if (given.state !== 'done') return takeBack(numbersFixed(shop));
    back += given.effect.amount;
  }
  return back;
}

/** @throws TakenBack where it is not free */
async function holdMore(
  shop: OffersShop,
  sql: Sql,
  row: OfferRow,
  quoted: CartToHold,
  { more: numbers }: PaidChange,
): Promise<void> {
  const missing = await holdQuotedCart(sql, quoted, shop.now());
  if (missing.length > 0) {
    const lines = missing.map(({ line, available }) => ({ index: line, available }));
    takeBack(refuse('CART_NOT_AVAILABLE', { details: { lines } }));
  }
  await insertFirstPayments(shop, sql, [quoted.cart]);
  const { cartId: cart_id } = quoted;
  await insertMore(sql, { cart_id, offer_id: row.id, numbers, made_at: shop.now() });
  await shop.jobs.write(sql, RESERVE_MORE, { cart_id } satisfies ReserveMore);
}
