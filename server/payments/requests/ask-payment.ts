// Staff ask for the money of a reserved order by a link (ADR 119): its places are held until the link ends, and its buyer gets
// a mail.
import { addDays, type Day, dayOf } from '../../../domain/museum-time.ts';
import { elsewhereProblem } from '../../../domain/payments/elsewhere.ts';
import { type AskProblem, requestDays } from '../../../domain/payments/payment-request.ts';
import { visitsIn } from '../../../domain/payments/transfer-terms.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { type CartRow, holdCartLonger, lockCart } from '../../orders/decide-cart.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { beginAct } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { paymentsOfCart } from '../payment-store.ts';
import type { Payments } from '../payments.ts';
import { PAYMENT_REQUESTED, type PaymentRequested } from './request-mail-job.ts';
import { replaceRequest } from './request-store.ts';

export type AskedRequest = {
  readonly cartId: string;
  /** The number by which the office names the order. */
  readonly reservation: number;
  /** The last day on which the link can be used. */
  readonly until: Day;
  readonly by: Actor;
  readonly key: string;
};

export type Asked =
  | { readonly state: 'unknown' | 'wrong-day' }
  | { readonly state: 'refused'; readonly problem: AskProblem }
  /** `before`: under this key. */
  | { readonly state: 'done' | 'before' };

type Days = { readonly first: Day; readonly last: Day };

/** Whether an order can be asked for, and until which days. */
export async function requestTerms(
  sql: Sql,
  shop: Pick<Payments, 'now' | 'today'>,
  cart: CartRow,
): Promise<{ readonly problem: AskProblem } | Days> {
  const problem = elsewhereProblem({ ...cart, payments: await paymentsOfCart(sql, cart.id) });
  if (problem && problem !== 'amountDiffers') return { problem };
  if (cart.state !== 'held' || cart.expires_at <= shop.now()) return { problem: 'lapsed' };
  if (cart.quote.buyer.email === '') return { problem: 'noMail' };
  const visits = visitsIn(cart.quote.lines).filter((visit) => visit !== '');
  return requestDays(shop.today(), visits.map(dayOf)) ?? { problem: 'tooNear' };
}

const VERB = 'payment.link-sent';

/** Asks for it, once for each key. */
export function askPayment(shop: Payments, asked: AskedRequest): Promise<Asked> {
  const { cartId, reservation, until, by, key } = asked;
  const on = { kind: 'reservation', id: String(reservation) } as const;
  return shop.database.transaction(async (sql): Promise<Asked> => {
    const cart = await lockCart(sql, cartId);
    if (!cart) return { state: 'unknown' };
    if ((await beginAct(sql, on, VERB, { key })).state === 'before') return { state: 'before' };
    const terms = await requestTerms(sql, shop, cart);
    if ('problem' in terms) return { state: 'refused', problem: terms.problem };
    if (until < terms.first || until > terms.last) return { state: 'wrong-day' };
    const request = await writeRequest(sql, shop, cart, until);
    await writeAct(sql, { by, verb: VERB, on, key, after: { request, until } }, shop.now());
    return { state: 'done' };
  });
}

/**
 * Asks for the money of a locked cart for which `requestTerms` has no problem, in the caller's transaction.
 * @param until one of the days of its terms
 * @returns the request's id
 */
export async function writeRequest(
  sql: Sql,
  shop: Pick<Payments, 'now' | 'clock' | 'jobs'>,
  cart: CartRow,
  until: Day,
): Promise<string> {
  // To the end of the museum's day, as for transfers.
  const expires_at = shop.clock().toInstant(addDays(until, 1));
  const id = await writeAskedRequest(sql, shop, { cart_id: cart.id, amount: cart.total, expires_at });
  if (expires_at > cart.expires_at && !(await holdCartLonger(sql, cart, expires_at)))
    throw new Error(`cart ${cart.id} is held and holds less than it should`);
  return id;
}

/** Asks for the money of a cart that is held long enough, with the mail. @returns the request's id */
export async function writeAskedRequest(
  sql: Sql,
  shop: Pick<Payments, 'now' | 'jobs'>,
  asked: { readonly cart_id: string; readonly amount: number; readonly expires_at: Date },
): Promise<string> {
  const id = randomId();
  await replaceRequest(sql, { id, ...asked, asked_at: shop.now() });
  await shop.jobs.write(sql, PAYMENT_REQUESTED, { request_id: id } satisfies PaymentRequested);
  return id;
}
