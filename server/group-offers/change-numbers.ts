// A group changes how many come, until the set day (ADR 139): quoted as the shop does, and held in one step with what it gives
// back, so that its own places are not in its way and nobody's place is sold twice. Asked without the price that was shown, all
// of it is done and taken back: what is answered is what would happen.
import { numbersOpen } from '../../domain/group-requests/group-offer.ts';
import type { OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import {
  itemsWithNumbers,
  numberProblems,
  type OfferNumbers,
} from '../../domain/group-requests/offer-numbers.ts';
import { transferOffer, transferProblem } from '../../domain/payments/transfer-terms.ts';
import { type FieldProblem, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { forgetAvailability } from '../capacity/availability.ts';
import { type CartRow, changeHeldCart, findCart, lockCart } from '../orders/decide-cart.ts';
import type { CartToHold } from '../orders/hold-carts.ts';
import { quoteCart } from '../orders/quote/quote-cart.ts';
import { askOtherAmount } from '../payments/transfer/ask-other-amount.ts';
import { termsOf } from '../payments/transfer/transfer-settings.ts';
import type { Sql } from '../platform/database/sql.ts';
import { contactOf } from '../site/museum.ts';
import { offerByLink, over } from './answer-offer.ts';
import { offerInput } from './hold-offer.ts';
import { findOffer, type OfferRow, setNumbers } from './offer-store.ts';
import { type OffersShop, stateOf } from './offers-shop.ts';
import { presentToGroup } from './present-offer.ts';

type AskedNumbers = {
  readonly link: string;
  readonly numbers: OfferNumbers;
  /** What was shown; undefined to be told. */
  readonly total?: number | undefined;
};

type Changed = Pick<CartRow, 'quote' | 'total' | 'language'>;

/** Rolls back what was only tried, or cannot be. */
class TakenBack extends Error {
  readonly answer: Changed | Refusal;
  constructor(answer: Changed | Refusal) {
    super('taken back');
    this.answer = answer;
  }
}

export async function changeNumbers(
  shop: OffersShop,
  asked: AskedNumbers,
): Promise<OfferedToGroup | Refusal> {
  const row = await offerByLink(shop, asked.link);
  if (!row) return refuse('NOT_FOUND');
  const closed = closedRefusal(shop, row);
  if (closed) return closed;
  const wrong = numberProblems(row.items, asked.numbers);
  if (wrong.length > 0) return refuse('FIELDS_INVALID', { fields: invalidNumbers(wrong) });
  const cart = await findCart(shop.database, row.cart_id);
  if (!cart) return over('lapsed');
  const items = itemsWithNumbers(row.items, asked.numbers);
  const quoted = await quoteCart(shop, offerInput(shop, items, row.reduction, cart.language));
  if (isRefusal(quoted)) return quoted;
  const changed = await shop.database
    .transaction((sql) => changeOnce(shop, sql, row, quoted, asked))
    .catch((problem: unknown) => {
      if (problem instanceof TakenBack) return problem.answer;
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

function invalidNumbers(keys: readonly string[]): Record<string, FieldProblem[]> {
  return Object.fromEntries(keys.map((key) => [key, ['NUMBER_INVALID']]));
}

/** Why the group cannot change anything itself; undefined where it can. */
function closedRefusal(shop: OffersShop, row: OfferRow): Refusal | undefined {
  const state = stateOf(shop, row);
  if (numbersOpen(state, row.numbers_until, shop.clock.today())) return undefined;
  return state === 'open' || state === 'accepted' || state === 'paid' ? fixed(shop) : over(state);
}

function fixed({ museum }: OffersShop): Refusal {
  return refuse('GROUP_NUMBERS_FIXED', { details: { contact: contactOf(museum.settings) } });
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
  if (!cart || !row) throw new TakenBack(over('lapsed'));
  const closed = closedRefusal(shop, row) ?? tooLittle(shop, quoted.cart.total);
  if (closed) throw new TakenBack(closed);
  const { total } = quoted.cart;
  if (shown !== undefined && shown !== total) throw new TakenBack(refuse('CART_PRICE_CHANGED'));
  const missing = await changeHeldCart(sql, cart, quoted.cart, shop.now());
  if (missing.length > 0) {
    const lines = missing.map(({ line, available }) => ({ index: line, available }));
    throw new TakenBack(refuse('CART_NOT_AVAILABLE', { details: { lines } }));
  }
  if (total !== cart.total && !(await askOtherAmount(sql, cart, total))) throw new TakenBack(fixed(shop));
  await setNumbers(sql, id, numbers);
  const changed = { quote: quoted.cart.quote, total, language: cart.language };
  if (shown === undefined) throw new TakenBack(changed);
  return changed;
}

/** What is left must still be enough to be paid by transfer. */
function tooLittle({ payments, clock }: OffersShop, total: number): Refusal | undefined {
  const settings = payments.transfer();
  if (!settings) return refuse('TRANSFER_NOT_POSSIBLE');
  const { first_visit, minimum } = transferOffer(termsOf(settings), clock.today());
  const least = Math.max(minimum, 1);
  const problem = transferProblem({ total, visits: [] }, { first_visit, minimum: least });
  return problem && refuse('TRANSFER_NOT_POSSIBLE', { details: { problem, first_visit, minimum: least } });
}
