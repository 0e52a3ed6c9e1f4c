// The difference of a dearer time, paid (ADR 128). Lines keep the price at which they were ordered: what was paid for a move is
// the contrary of an amount that was given back, and so what is left of an order, its VAT and later returns know of it by the
// same sums.
import { shareOut } from '../cart/apportion.ts';
import type { Sold } from '../ledger/sold.ts';
import type { Cents } from '../money.ts';
import { type Day, dayOf } from '../museum-time.ts';
import { requestDays } from '../payments/payment-request.ts';
import type { VatSum } from '../products/vat.ts';
import { type OrderLeft, orderLeft } from '../returns/order-values.ts';
import type { EarlierReturn, ReturnableOrder } from '../returns/return-order.ts';
import { vatBack } from '../returns/returned-amounts.ts';
import { singlePurposeLeft } from '../returns/single-purpose-back.ts';
import type { MoveEffect } from './compute-move.ts';

/** What was paid for a part of the line on which the people are since, in cents. */
export type SupplementPart = { readonly line: number; readonly part: number; readonly gross: Cents };

export type Supplement = { readonly parts: readonly SupplementPart[]; readonly vat: readonly VatSum[] };

/** What the difference of a move is paid for, by parts and rates of VAT. */
export function supplementOf(
  order: Pick<ReturnableOrder, 'lines' | 'shipping' | 'codes' | 'before'>,
  effect: MoveEffect,
): Supplement {
  const left = orderLeft({ ...order, lines: effect.lines });
  const ofLine = left.parts.filter(({ line, left: count }) => line === effect.index && count > 0);
  const weights = ofLine.map((_, at) => dearer(effect, at));
  const isByPart = weights.every((more) => more >= 0) && weights.some((more) => more > 0);
  const shares = shareOut(
    effect.difference,
    isByPart ? weights : effect.offered.parts.map(({ count, price }) => Math.max(1, count * price)),
  );
  const parts = ofLine
    .map(({ line, part }, at) => ({ line, part, gross: shares[at] ?? 0 }))
    .filter(({ gross }) => gross > 0);
  return { parts, vat: vatOf(order, left, parts) };
}

/** What all people of a part cost more at the new time. */
function dearer({ from, offered }: MoveEffect, part: number): Cents {
  const [before, after] = [from.parts[part], offered.parts[part]];
  return before && after ? after.count * (after.price - before.price) : 0;
}

/** What the VAT of what is left becomes more. */
function vatOf(
  order: Pick<ReturnableOrder, 'codes' | 'before'>,
  left: OrderLeft,
  parts: readonly SupplementPart[],
): VatSum[] {
  const taxed = { left: singlePurposeLeft(order), back: [] };
  return vatBack(left, parts.map(asReturned), [], taxed).map(({ vat_value, gross, net, tax }) => ({
    vat_value,
    gross: -gross,
    net: -net,
    tax: -tax,
  }));
}

function asReturned({ gross, ...part }: SupplementPart): EarlierReturn['parts'][number] {
  return { ...part, count: 0, gross: -gross, kept: 0 };
}

/** To whoever sums up what an order is worth. */
export function supplementAsReturn({ parts }: Pick<Supplement, 'parts'>): EarlierReturn {
  return { parts: parts.map(asReturned), shipping: [], toCodes: [] };
}

/** To the ledger: an amount that is given back is counted as a discount, and so is what is paid besides, with the other sign. */
export function supplementSold(
  { lines }: Pick<MoveEffect, 'lines'>,
  { parts, vat }: Supplement,
  amount: Cents,
): Sold {
  return {
    money: amount,
    goods: parts.map(({ line, part, gross }) => ({
      product: 'discount',
      vat_value: lines[line]?.parts[part]?.vat_value,
      gross,
    })),
    tax: vat.map(({ vat_value, tax }) => ({ vat_value, tax })),
    vouchers: [],
    redeemed: [],
  };
}

/** The days from and to which a link can be used; undefined where either visit is today. */
export function supplementDays(
  today: Day,
  { from, to }: Pick<MoveEffect, 'from' | 'to'>,
): { readonly first: Day; readonly last: Day } | undefined {
  return requestDays(today, [dayOf(from.datetime), dayOf(to.datetime)]);
}
