// A group changes how many come, until the set day (ADR 139): quoted as the shop does, and held in one step with what it gives
// back, so that its own places are not in its way and nobody's place is sold twice. Asked without the price that was shown, all
// of it is done and taken back: what is answered is what would happen.
import { isDeepStrictEqual } from 'node:util';
import { numbersOpen } from '../../domain/group-requests/group-offer.ts';
import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import {
  itemsWithNumbers,
  numberProblems,
  type OfferNumbers,
} from '../../domain/group-requests/offer-numbers.ts';
import { type FieldProblem, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { forgetAvailability } from '../capacity/availability.ts';
import { type CartRow, changeHeldCart, findCart, lockCart } from '../orders/decide-cart.ts';
import type { CartToHold } from '../orders/hold-carts.ts';
import { quoteCart } from '../orders/quote/quote-cart.ts';
import { linkType } from '../payments/requests/link-type.ts';
import { askOtherAmount, closeOpenPages } from '../payments/transfer/ask-other-amount.ts';
import { termsOf } from '../payments/transfer/transfer-settings.ts';
import type { Sql } from '../platform/database/sql.ts';
import { offerByLink, over } from './answer-offer.ts';
import { changePaidNumbers } from './change-paid-numbers.ts';
import { offerInput } from './hold-offer.ts';
import { findOffer, type OfferRow, setNumbers } from './offer-store.ts';
import { numbersFixed, type OffersShop, stateOf } from './offers-shop.ts';
import { wayOf } from './pay-offer.ts';
import { presentToGroup } from './present-offer.ts';
import { TakenBack, takeBack } from './taken-back.ts';
import { writeChange } from './write-change.ts';

type AskedNumbers = {
  readonly link: string;
  readonly numbers: OfferNumbers;
  /** What was shown; undefined to be told. */
  readonly total?: number | undefined;
};

type Changed = Pick<CartRow, 'quote' | 'total' | 'language'>;

export async function changeNumbers(
  shop: OffersShop,
  asked: AskedNumbers,
): Promise<OfferedToGroup | Refusal> {
  const row = await offerByLink(shop, asked.link);
  if (!row) return refuse('NOT_FOUND');
  const closed = closedRefusal(shop, row);
  if (closed) return closed;
  if (stateOf(shop, row) === 'paid') return changePaid(shop, row, asked);
  const wrong = numberProblems(row.items, asked.numbers);
  if (wrong.length > 0) return refuse('FIELDS_INVALID', { fields: invalidNumbers(wrong) });
  const cart = await findCart(shop.database, row.cart_id);
  if (!cart) return over('lapsed');
  if (asked.total !== undefined && row.accepted_at) await closeOpenPages(shop.payments, cart.id);
  const items = itemsWithNumbers(row.items, asked.numbers);
  const quoted = await quoteCart(shop, offerInput(shop, items, row.reduction, cart.language));
  if (isRefusal(quoted)) return quoted;
  const changed = await shop.database
    .transaction((sql) => changeOnce(shop, sql, row, quoted, asked))
    .catch((problem: unknown) => {
      if (problem instanceof TakenBack) return problem.answer as Changed | Refusal;
      throw problem;
    });
  if ('refused' in changed) return changed;
  forgetAvailability(
    shop,
    [...quoted.claims].map(({ pool }) => pool),
  );
  const current = (await findOffer(shop.database, row.id)) ?? row;
  return presentToGroup(shop, { ...current, numbers: asked.numbers }, changed);
}

async function changePaid(
  shop: OffersShop,
  row: OfferRow,
  asked: AskedNumbers,
): Promise<OfferedToGroup | Refusal> {
  const effect = await changePaidNumbers(shop, row, asked);
  if (isRefusal(effect)) return effect;
  const shown = await presentToGroup(shop, row);
  return { ...shown, total: effect.total, changes: { back: effect.back, due: effect.due } };
}

function invalidNumbers(keys: readonly string[]): Record<string, FieldProblem[]> {
  return Object.fromEntries(keys.map((key) => [key, ['NUMBER_INVALID']]));
}

/** Why the group cannot change anything itself; undefined where it can. */
function closedRefusal(shop: OffersShop, row: OfferRow): Refusal | undefined {
  const state = stateOf(shop, row);
  if (numbersOpen(state, row.numbers_until, shop.clock.today())) return undefined;
  return state === 'open' || state === 'accepted' || state === 'paid' ? numbersFixed(shop) : over(state);
}

/** @throws TakenBack */
async function changeOnce(
  shop: OffersShop,
  sql: Sql,
  { id, cart_id }: OfferRow,
  quoted: CartToHold,
  { numbers, total: shown }: AskedNumbers,
): Promise<Changed> {
  const cart = await lockCart(sql, cart_id);
  const row = await findOffer(sql, id);
  if (!cart || !row) takeBack(over('lapsed'));
  const closed = closedRefusal(shop, row) ?? tooLittle(shop, cart, quoted.cart.total);
  if (closed) takeBack(closed);
  const { total } = quoted.cart;
  if (shown !== undefined && shown !== total) takeBack(refuse('CART_PRICE_CHANGED'));
  const missing = await changeHeldCart(sql, cart, quoted.cart, shop.now());
  if (missing.length > 0) {
    const lines = missing.map(({ line, available }) => ({ index: line, available }));
    takeBack(refuse('CART_NOT_AVAILABLE', { details: { lines } }));
  }
  if (total !== cart.total && !(await askOtherAmount(sql, cart, total, shown === undefined)))
    takeBack(numbersFixed(shop));
  await setNumbers(sql, id, numbers);
  const changed = { quote: quoted.cart.quote, total, language: cart.language };
  if (shown === undefined) takeBack(changed);
  if (row.accepted_at && !isDeepStrictEqual(numbers, row.numbers))
    await writeChange(shop, sql, row, { before: row.numbers, after: numbers, total, back: 0, due: 0 });
  return changed;
}

/** What is left must still be enough to be paid, by transfer where nothing else is possible or it was accepted so. */
function tooLittle(shop: OffersShop, cart: CartRow, total: number): Refusal | undefined {
  const { payments, clock } = shop;
  const isAccepted = cart.quote.buyer.email !== '';
  const isByLink = isAccepted ? wayOf(shop, cart)?.by === 'link' : linkType(shop) !== undefined;
  const settings = payments.transfer();
  if (!settings && !isByLink) return refuse('TRANSFER_NOT_POSSIBLE');
  const least = Math.max(settings && !isByLink ? termsOf(settings).minimum : 0, 1);
  if (total >= least) return undefined;
  const details = { problem: 'too_little', first_visit: clock.today(), minimum: least };
  return refuse('TRANSFER_NOT_POSSIBLE', { details });
}
