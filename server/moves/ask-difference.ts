// Staff ask for the difference of a dearer time (ADR 128): by a link, which holds the new places while it lives, or they have
// taken it elsewhere, and the people move at once. The order is locked with the places of both times.
import type { MoveEffect } from '../../domain/moves/compute-move.ts';
import { supplementDays } from '../../domain/moves/supplement.ts';
import { addDays, type Day } from '../../domain/museum-time.ts';
import { orderedKind } from '../../domain/ordered-kinds.ts';
import { isVisit, type VisitLine } from '../../domain/orders/visit-line.ts';
import type { PaymentMeans } from '../../domain/payments/elsewhere.ts';
import { MEANS_NAMES, ONLINE_NAMES } from '../../domain/payments/means-names.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { CartContent } from '../orders/content/cart-content.ts';
import { findCart } from '../orders/decide-cart.ts';
import {
  holdDifference,
  type NewSupplement,
  type OpenSupplement,
} from '../orders/supplements/supplements.ts';
import { keepMoney, lockMoney, takeElsewhere } from '../payments/differences/difference-money.ts';
import type { RefundShop } from '../payments/payments.ts';
import { writeAskedRequest } from '../payments/requests/ask-payment.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { randomId } from '../platform/random-id.ts';
import type { LockedOrder } from '../returns/read-returnable.ts';
import { finishMove } from './finish-move.ts';

/** How the difference is paid. */
export type DifferencePaid =
  /** The last day on which the link can be used. */
  { readonly by: 'link'; readonly until: Day } | { readonly by: PaymentMeans; readonly receipt: string };

export type AskProblem = 'nothing-due' | 'no-mail' | 'too-near' | 'wrong-day';

type AskingShop = {
  readonly now: () => Date;
  readonly clock: Pick<MuseumClock, 'toInstant' | 'today'>;
  readonly config: { readonly holdSeconds: number };
  readonly payments: RefundShop;
};

export type Asking = {
  readonly order: LockedOrder;
  readonly effect: MoveEffect;
  readonly quoted: Pick<CartContent, 'claims'> & { readonly orderLine: VisitLine };
  readonly asked: {
    readonly line: number;
    readonly pieces?: readonly { readonly part: number; readonly count: number }[] | undefined;
    readonly key: string;
    readonly by: Actor;
  };
};

/** Why no link can be sent for it. */
export function linkProblem(today: Day, { row }: LockedOrder, effect: MoveEffect): AskProblem | undefined {
  if (effect.difference <= 0) return 'nothing-due';
  if (row.content.buyer.email === '') return 'no-mail';
  return supplementDays(today, effect) ? undefined : 'too-near';
}

/**
 * Holds the places of the new time and sends the link.
 * @returns how many are free, where they are too few: nothing of this may stay then
 */
export async function sendDifferenceLink(
  sql: Sql,
  shop: AskingShop,
  asking: Asking,
  until: Day,
): Promise<{ readonly available: number } | undefined> {
  const now = shop.now();
  const lasts = shop.clock.toInstant(addDays(until, 1)).getTime();
  // At the end of a day nobody has less time than in the shop.
  const expires = new Date(Math.max(lasts, now.getTime() + shop.config.holdSeconds * 1000));
  const { supplement, quote } = written(asking, { claims: asking.effect.takes }, now);
  const { language } = asking.order.row;
  const missing = await holdDifference(sql, { supplement, quote, language, payart: 0, expires }, now);
  if (missing) return missing;
  const { cart_id, amount } = supplement;
  await writeAskedRequest(sql, shop.payments, { cart_id, amount, expires_at: expires });
  return undefined;
}

/** The people have their new places already: what was taken for it is noted. */
export async function takeDifference(
  sql: Sql,
  shop: AskingShop,
  asking: Asking,
  taken: { readonly means: PaymentMeans; readonly receipt: string },
): Promise<void> {
  const now = shop.now();
  const { supplement, quote } = written(asking, { claims: [], means: taken.means }, now);
  const { language } = asking.order.row;
  await holdDifference(sql, { supplement, quote, language, payart: 0, expires: now }, now);
  const open = await openOf(sql, supplement, now);
  const { cart_id: cartId, amount } = supplement;
  const arrived = await takeElsewhere(sql, shop, { cartId, amount, ...taken });
  const money = await lockMoney(sql, arrived);
  if (!money) throw new Error(`the payment of ${supplement.id} was not written`);
  const arrivals = await keepMoney(sql, shop, money.payment, arrived);
  const { order, effect } = asking;
  await finishMove(sql, shop.payments, { order, open, effect, paymentId: money.payment.id, arrivals });
}

async function openOf(sql: Sql, supplement: NewSupplement, now: Date): Promise<OpenSupplement> {
  const cart = await findCart(sql, supplement.cart_id);
  if (!cart) throw new Error(`the cart of ${supplement.id} was not written`);
  const row = { ...supplement, payment_id: null, paid_at: null, state: cart.state, expires_at: now };
  return { row, cart };
}

/**
 * @param claims what its cart holds of the new time
 * @param means by which it was taken; undefined for a link
 */
function written(
  { order, effect, quoted, asked }: Asking,
  { claims, means }: { readonly claims: CartContent['claims']; readonly means?: PaymentMeans },
  now: Date,
): { readonly supplement: NewSupplement; readonly quote: CartContent } {
  const { row, returnable } = order;
  const moving = new Set(effect.admissions.flatMap(({ barcode, isRenewed }) => (isRenewed ? [barcode] : [])));
  const { line, pieces, key, by } = asked;
  return {
    supplement: {
      id: randomId(),
      booking_id: row.booking_id,
      cart_id: randomId(),
      key,
      at: now,
      amount: effect.difference,
      content: {
        line,
        ...(pieces && { pieces: [...pieces] }),
        from: effect.from.datetime,
        quoted: { orderLine: withoutPersons(quoted.orderLine), claims: [...quoted.claims] },
        by,
        parts: [],
        vat: [],
      },
    },
    quote: {
      ...row.content,
      lines: [withoutPersons(effect.offered)],
      admissions: [returnable.admissions.filter(({ barcode }) => moving.has(barcode))],
      claims,
      shipping: null,
      codes: [],
      vat: [],
      payment: { payartId: 0, name: means ? MEANS_NAMES[means][row.language] : ONLINE_NAMES[row.language] },
    },
  };
}

function withoutPersons(line: VisitLine): VisitLine {
  const rest = orderedKind(line.type).withoutPersons(line);
  return isVisit(rest) ? rest : line;
}
