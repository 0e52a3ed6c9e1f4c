// A sale on the phone is reserved, and its buyer gets a link to pay it with (operations 2, ADR 119).
import { buyerProblems } from '../../domain/desk/desk-buyer.ts';
import type { DeskBuyer, DeskLinked } from '../../domain/desk/desk-contract.ts';
import { hasGoods } from '../../domain/desk/desk-goods.ts';
import { type Day, dayOf } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { type CartRow, lockCart, setCartBuyer, setCartPayment } from '../orders/decide-cart.ts';
import type { PaymentType } from '../payments/payment-types.ts';
import { requestTerms, writeRequest } from '../payments/requests/ask-payment.ts';
import { linkType } from '../payments/requests/link-type.ts';
import { requestsOfCart, reservationNumber } from '../payments/requests/requested.ts';
import type { Sql } from '../platform/database/sql.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { buyerOf } from './buyer-of.ts';
import type { DeskShop } from './desk-shop.ts';
import { isOfTheDesk, isOpenSale } from './is-of-the-desk.ts';

type AskedLink = {
  readonly cartId: string;
  /** Trimmed. */
  readonly buyer: DeskBuyer;
  readonly until: Day;
  readonly by: Actor;
};

export async function linkSale(shop: DeskShop, asked: AskedLink): Promise<DeskLinked | Refusal> {
  const type = linkType(shop);
  if (!type) return refuse('PAYMENT_TYPE_UNKNOWN');
  const fields = buyerProblems(asked.buyer, 'debtor');
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  return shop.database.transaction((sql) => linkOnce(sql, shop, type, asked));
}

async function linkOnce(
  sql: Sql,
  { payments, clock }: DeskShop,
  type: PaymentType,
  { cartId, buyer, until, by }: AskedLink,
): Promise<DeskLinked | Refusal> {
  const cart = await lockCart(sql, cartId);
  if (!cart || !isOfTheDesk(cart)) return refuse('OFFICE_DESK_GONE');
  const [before] = await requestsOfCart(sql, cartId);
  if (before) return linked(cart, dayOf(clock.fromInstant(new Date(before.expires_at.getTime() - 1000))));
  const number = await reservationNumber(sql, cartId);
  if (!isOpenSale(cart) || number === undefined) return refuse('OFFICE_DESK_GONE');
  if (hasGoods(cart.quote.lines)) return refuse('PAYMENT_TYPE_UNKNOWN');
  const quote = { ...cart.quote, buyer: buyerOf(buyer) };
  const refused = refusalOf(await requestTerms(sql, payments, { ...cart, quote }), until);
  if (refused) return refused;
  const named = await setCartBuyer(sql, cart, quote.buyer);
  await setCartPayment(sql, named, { payartId: type.payartId, name: type.name[cart.language] ?? '' });
  const request = await writeRequest(sql, payments, named, until);
  const after = { total: cart.total, request, until };
  const on = { kind: 'payment', id: String(number) } as const;
  await writeAct(sql, { by, verb: 'desk.linked', on, key: cartId, after }, payments.now());
  return linked(named, until);
}

function linked(cart: CartRow, until: Day): DeskLinked {
  return { total: cart.total, until, mail_to: cart.quote.buyer.email };
}

function refusalOf(terms: Awaited<ReturnType<typeof requestTerms>>, until: Day): Refusal | undefined {
  if ('problem' in terms)
    return terms.problem === 'tooNear'
      ? refuse('OFFICE_LINK_NOT_SENT', { details: { problem: terms.problem } })
      : refuse('OFFICE_DESK_GONE');
  return until < terms.first || until > terms.last
    ? refuse('FIELDS_INVALID', { fields: { until: ['DAY_NOT_POSSIBLE'] } })
    : undefined;
}
