// `checkout/initPayment` up to the provider (spec decisions 3): the cart is quoted, and held together with its first
// payment in one transaction. Carts that wait in the same process are held together, so that a slot in demand sells
// faster than the database could commit carts one by one.
import type { Shortage } from '../../domain/capacity/claim.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { type CapacityShop, forgetAvailability } from '../capacity/availability.ts';
import { emailKey } from '../credentials/email-key.ts';
import { countMail, type MailsShop, takeBackMail } from '../customers/tries/limit-mails.ts';
import {
  awaitOthers,
  type CartToHold,
  CatalogueChanged,
  type DecidedCarts,
  decideCarts,
  giveUpEarlierCart,
  grantedCarts,
  holdPlaces,
  isOfOneImport,
  type OthersUnpaid,
  shortagesOf,
  writeCarts,
} from '../orders/hold-carts.ts';
import { countFreeTickets, takeBackFreeTickets } from '../orders/limits/limit-free-tickets.ts';
import { waitForOthers } from '../orders/limits/wait-for-others.ts';
import { type PlaceOrderInput, type QuoteCartShop, quoteCart } from '../orders/quote/quote-cart.ts';
import { type Batches, emptyBatches, runInBatch } from '../platform/database/batches.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type MuseumNow, openShop, type SiteShop } from '../site/open-shop.ts';
import { type FirstPaymentsShop, insertFirstPayments } from './insert-first-payments.ts';
import { type CartToPay, providerFor } from './provider-registry.ts';

export type PlacedOrder = CartToPay & { readonly cartId: string; readonly expires: Date };

/** Carts that wait to be held. */
export type HoldingBatches = Batches<CartToHold, Held>;

export type PlaceOrderShop = SiteShop &
  CapacityShop &
  QuoteCartShop &
  MuseumNow &
  MailsShop &
  FirstPaymentsShop & { readonly holding: HoldingBatches; readonly config: { readonly rateLimits: boolean } };

type Held = { readonly state: 'held' } | Denied;
type Denied =
  | { readonly state: 'short'; readonly shortages: readonly Shortage[] }
  | { readonly state: 'waits'; readonly others: OthersUnpaid }
  /** The cart to be replaced is already paid, so nothing was changed. */
  | { readonly state: 'decided' };

/** Rolls back the transaction of a refused cart that was to replace another: the earlier cart keeps what it holds. */
class KeepsEarlierCart extends Error {
  readonly denied: Denied;
  constructor(denied: Denied) {
    super('refused');
    this.denied = denied;
  }
}

const CARTS_PER_TRANSACTION = 16;
/** Visitors who share one code compete only until nothing is left on it. */
const MOST_TRIES = 5;

export function emptyHoldingBatches(): HoldingBatches {
  return emptyBatches({ size: CARTS_PER_TRANSACTION, atOnce: 1 });
}

/** The held cart, or why it is refused, line by line. */
export async function placeOrder(
  shop: PlaceOrderShop,
  input: PlaceOrderInput,
): Promise<PlacedOrder | Refusal> {
  const cart = await quoteCart(shop, input);
  if (isRefusal(cart)) return cart;
  const tooMany = await countFreeTickets(shop, cart.free);
  if (tooMany) return tooMany;
  const placed = await placeCounted(shop, input, cart);
  if (isRefusal(placed)) await takeBackFreeTickets(shop, cart.free);
  return placed;
}

/**
 * An order of nothing is confirmed without a bank, and one by transfer is mailed before it is paid, so anyone can have its
 * mail sent to anybody; a present goes to whom the buyer names: all are counted.
 */
async function placeCounted(
  shop: PlaceOrderShop,
  input: PlaceOrderInput,
  cart: CartToHold,
): Promise<PlacedOrder | Refusal> {
  const counted: string[] = [];
  const placed = await countRecipients(shop, recipientsOf(input, cart), counted);
  const answer = placed ?? (await placeCart(shop, input, cart));
  if (isRefusal(answer)) for (const email of counted) await takeBackMail(shop, email);
  return answer;
}

/** Whom this order writes to without having been asked by them, once for each mail. */
function recipientsOf({ buyer, holdFor }: PlaceOrderInput, { cart: { total, quote } }: CartToHold): string[] {
  const presents = quote.lines.flatMap((line) => ('voucher' in line ? [line.voucher.present?.email] : []));
  const isAtOnce = total > 0 && !holdFor;
  return [isAtOnce ? '' : buyer.email, ...presents].map(emailKey).filter((email) => email !== '');
}

/** @param counted what was counted, the one that is refused included */
async function countRecipients(
  shop: PlaceOrderShop,
  emails: readonly string[],
  counted: string[],
): Promise<Refusal | undefined> {
  for (const email of emails) {
    counted.push(email);
    const tooMany = await countMail(shop, email);
    if (tooMany) return tooMany;
  }
  return undefined;
}

async function placeAgain(
  shop: PlaceOrderShop,
  input: PlaceOrderInput,
  tries: number,
): Promise<PlacedOrder | Refusal> {
  const cart = await quoteCart(shop, input);
  return isRefusal(cart) ? cart : placeCart(shop, input, cart, tries);
}

async function placeCart(
  shop: PlaceOrderShop,
  input: PlaceOrderInput,
  cart: CartToHold,
  tries = 1,
): Promise<PlacedOrder | Refusal> {
  const { total, payart, byLink } = cart.cart;
  if (!providerFor(shop.payments.providers, cart.cart)) return refuse('PAYMENT_TYPE_UNKNOWN');
  const mayTryAgain = tries < MOST_TRIES;
  try {
    const held = await holdCart(shop, cart);
    if (held.state === 'held') return { cartId: cart.cartId, expires: cart.expires, total, payart, byLink };
    // Another visitor used a voucher code between quoting and holding: quote again.
    if (mayTryAgain && isShortOfCode(held, cart)) return placeAgain(shop, input, tries + 1);
    return refusalOf(shop, cart, held);
  } catch (problem) {
    if (!mayTryAgain || !(problem instanceof CatalogueChanged)) throw problem;
    return placeAgain(await openShop(shop, shop.version), input, tries + 1);
  }
}

function isShortOfCode(held: Denied, { codeLines }: CartToHold): boolean {
  return held.state === 'short' && held.shortages.some(({ line }) => codeLines.includes(line));
}

async function refusalOf(shop: PlaceOrderShop, cart: CartToHold, denied: Denied): Promise<Refusal> {
  if (denied.state === 'decided') return refuse('ALREADY_DECIDED');
  if (denied.state === 'waits') return waitForOthers(shop, cart, denied.others);
  return refuse('CART_NOT_AVAILABLE', {
    details: { lines: denied.shortages.map(({ line, available }) => ({ index: line, available })) },
  });
}

async function holdCart(shop: PlaceOrderShop, cart: CartToHold): Promise<Held> {
  const held = cart.replaces
    ? await holdInstead(shop, cart, cart.replaces)
    : await runInBatch(shop.holding, cart, (carts) => holdTogether(shop, carts));
  forgetAvailability(
    shop,
    cart.claims.map(({ pool }) => pool),
  );
  return held;
}

/** Holds several carts in one transaction; each is granted or refused by itself. */
function holdTogether(shop: PlaceOrderShop, carts: readonly CartToHold[]): Promise<Held[]> {
  return shop.database.transaction(async (sql) => (await holdAll(shop, sql, carts)).map(toHeld));
}

/** Locks, decides and writes: carts and their payments first, because holds refer to carts. */
async function holdAll(shop: PlaceOrderShop, sql: Sql, carts: readonly CartToHold[]): Promise<DecidedCarts> {
  const decided = await decideCarts(shop, sql, carts);
  const granted = grantedCarts(decided);
  if (granted.length === 0) return decided;
  if (!isOfOneImport(decided)) throw new CatalogueChanged();
  const [isCurrent] = await Promise.all([writeCarts(sql, decided), insertFirstPayments(shop, sql, granted)]);
  if (!isCurrent) throw new CatalogueChanged();
  await holdPlaces(sql, decided);
  return decided;
}

function toHeld(decision: DecidedCarts[number]): Held {
  if (decision.reason) return { state: 'waits', others: decision.reason };
  return decision.allotment.granted
    ? { state: 'held' }
    : { state: 'short', shortages: shortagesOf(decision) };
}

/** Gives up the earlier cart and takes the new one's places in one step, so that its own places are not in its way. */
async function holdInstead(shop: PlaceOrderShop, cart: CartToHold, earlierCart: string): Promise<Held> {
  try {
    return await shop.database.transaction(async (sql) => {
      await awaitOthers(shop, sql, [cart]);
      if (!(await giveUpEarlierCart(sql, cart, earlierCart)))
        throw new KeepsEarlierCart({ state: 'decided' });
      const [held = { state: 'held' } as const] = (await holdAll(shop, sql, [cart])).map(toHeld);
      if (held.state !== 'held') throw new KeepsEarlierCart(held);
      return held;
    });
  } catch (problem) {
    if (problem instanceof KeepsEarlierCart) return problem.denied;
    throw problem;
  }
}
