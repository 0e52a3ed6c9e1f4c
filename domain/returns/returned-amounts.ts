// What is given back for the pieces, the shipping and the amount of a selection (ADR 098), part by part and to the cent.
// A fee is kept of pieces and shipping in proportion to their worth, at their rates of VAT: it stays a part of the price.
import { shareOut } from '../cart/apportion.ts';
import type { Cents } from '../money.ts';
import { orderedKind } from '../ordered-kinds.ts';
import type { OrderLine } from '../product-kinds.ts';
import { type VatSum, vatSums } from '../products/vat.ts';
import type { OrderLeft, PartLeft, ShippingLeft } from './order-values.ts';
import type {
  ReturnableOrder,
  ReturnEffect,
  ReturnedPart,
  ReturnedShipping,
  ReturnRefusal,
  ReturnSelection,
} from './return-order.ts';
import type { Taken } from './select-pieces.ts';
import { singlePurposeBack, singlePurposeLeft, type TaxedAmount } from './single-purpose-back.ts';

export type ReturnedAmounts = Pick<ReturnEffect, 'parts' | 'shipping' | 'amount' | 'fee' | 'vat'> & {
  /** What of the amount goes back on single-purpose codes. */
  readonly singlePurpose: readonly TaxedAmount[];
};

export function returnedAmounts(
  order: Pick<ReturnableOrder, 'lines' | 'codes' | 'before'>,
  left: OrderLeft,
  taken: Taken,
  selection: ReturnSelection,
): ReturnedAmounts | ReturnRefusal {
  const takesShipping = selection.shipping || selection.pieces === 'everything';
  const worth = [
    ...left.parts.map((one) => worthOf(one, taken.get(one) ?? 0)),
    ...left.shipping.map(({ value }) => (takesShipping ? value : 0)),
  ];
  const whole = sum(worth);
  const fee = selection.to === 'kept' ? whole : selection.fee;
  if (!isCents(fee)) return { refused: 'fee-invalid' };
  if (fee > whole) return { refused: 'fee-too-large', most: whole };
  const fees = shareOut(fee, worth);
  const more = extraOf(order.lines, left, worth, selection);
  if ('refused' in more) return more;
  const split = worth.map((one, index): GrossAndKept => {
    const kept = fees[index] ?? 0;
    const extra = more.shares[index] ?? 0;
    // What was kept of pieces that are gone goes back before the price of those that stay.
    const wasKept = [...left.parts, ...left.shipping][index]?.kept ?? 0;
    return [one - kept + extra, kept - Math.min(extra, wasKept)];
  });
  const { parts, shipping } = returnedPieces(left, taken, split);
  const amount = sum([...parts, ...shipping].map(({ gross }) => gross));
  const singlePurpose = singlePurposeBack(order, left, { parts, shipping });
  const taxed = { left: singlePurposeLeft(order), back: singlePurpose };
  return { parts, shipping, amount, fee, singlePurpose, vat: vatBack(left, parts, shipping, taxed) };
}

type GrossAndKept = readonly [gross: Cents, kept: Cents];

/** @param split of the parts, then of the shipping */
function returnedPieces(
  left: OrderLeft,
  taken: Taken,
  split: readonly GrossAndKept[],
): Pick<ReturnedAmounts, 'parts' | 'shipping'> {
  const parts = left.parts.flatMap((one, index): ReturnedPart[] => {
    const [gross = 0, kept = 0] = split[index] ?? [];
    const count = taken.get(one) ?? 0;
    return count > 0 || gross !== 0 || kept !== 0
      ? [{ line: one.line, part: one.part, count, gross, kept }]
      : [];
  });
  const shipping = left.shipping.flatMap(({ vat_value }, index): ReturnedShipping[] => {
    const [gross = 0, kept = 0] = split[left.parts.length + index] ?? [];
    return gross !== 0 || kept !== 0 ? [{ vat_value, gross, kept }] : [];
  });
  return { parts, shipping };
}

/** What `count` of the pieces that are left are worth: all of them together are worth exactly what is left. */
export function worthOf({ left, value }: Pick<PartLeft, 'left' | 'value'>, count: number): Cents {
  return left === 0 ? 0 : value - Math.round((value * (left - count)) / left);
}

/**
 * An amount besides is a lower price of what stays, in proportion to its worth. Vouchers stay worth what they are, and a
 * gift is only meant where its line is named.
 */
function extraOf(
  lines: readonly OrderLine[],
  left: OrderLeft,
  worth: readonly Cents[],
  { amount, to }: ReturnSelection,
): { readonly shares: readonly Cents[] } | ReturnRefusal {
  if (!amount) return { shares: [] };
  if (!isCents(amount.cents) || amount.cents === 0) return { refused: 'amount-invalid' };
  if (to === 'kept') return { refused: 'amount-kept' };
  const isMeant = (one: PartLeft | ShippingLeft): boolean => {
    if (!('line' in one)) return amount.line === undefined;
    const bought = lines[one.line];
    const returns = bought && orderedKind(bought.type).returns(bought);
    if (!returns || returns.isCode) return false;
    return amount.line === undefined ? returns.by !== 'amount' : one.line === amount.line;
  };
  if (amount.line !== undefined && !lines[amount.line]) return { refused: 'line-unknown', line: amount.line };
  const rest = [...left.parts, ...left.shipping].map((one, index) =>
    isMeant(one) ? one.value + one.kept - (worth[index] ?? 0) : 0,
  );
  const most = sum(rest);
  return amount.cents > most
    ? { refused: 'amount-too-large', most }
    : { shares: shareOut(amount.cents, rest) };
}

/**
 * The VAT that is given back: that of what was left, less that of what stays. So the VAT of several returns adds up to the
 * order's, which was computed once on its sums.
 * @param taxed what single-purpose codes have paid, and get back: it had its VAT before
 */
export function vatBack(
  left: OrderLeft,
  parts: readonly ReturnedPart[],
  shipping: readonly ReturnedShipping[],
  taxed: { readonly left: readonly TaxedAmount[]; readonly back: readonly TaxedAmount[] },
): VatSum[] {
  const before = [
    ...left.parts.flatMap(({ vat_value, value, kept }) =>
      vat_value === null ? [] : [{ vat_value, gross: value + kept }],
    ),
    ...left.shipping.map(({ vat_value, value, kept }) => ({ vat_value, gross: value + kept })),
    ...taxed.left.map(({ vat_value, amount }) => ({ vat_value, gross: -amount })),
  ];
  const back = [
    ...parts.flatMap(({ line, part, gross }) => {
      const rate = left.parts.find((one) => one.line === line && one.part === part)?.vat_value ?? null;
      return rate === null ? [] : [{ vat_value: rate, gross: -gross }];
    }),
    ...shipping.map(({ vat_value, gross }) => ({ vat_value, gross: -gross })),
    ...taxed.back.map(({ vat_value, amount }) => ({ vat_value, gross: amount })),
  ];
  const after = vatSums([...before, ...back]);
  return vatSums(before).flatMap(({ vat_value, gross, net, tax }) => {
    const stays = after.find((one) => one.vat_value === vat_value) ?? { gross: 0, net: 0, tax: 0 };
    if (gross === stays.gross) return [];
    return [{ vat_value, gross: gross - stays.gross, net: net - stays.net, tax: tax - stays.tax }];
  });
}

function isCents(amount: Cents): boolean {
  return Number.isInteger(amount) && amount >= 0;
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
