// What goes back on single-purpose codes (ADR 145). They pay only for what has their rate, and what stays of an order must not
// be paid by more of them than it has at that rate: no more than that much goes back to them, and never less.
import type { Cents } from '../money.ts';
import { productKind } from '../product-kinds.ts';
import type { OrderLeft } from './order-values.ts';
import type { EarlierReturn, ReturnableOrder } from './return-order.ts';

/** Of a code, in cents. */
export type TaxedAmount = { readonly barcode: string; readonly vat_value: number; readonly amount: Cents };

/** What they have paid and not got back, in the order in which they were redeemed. */
export function singlePurposeLeft({
  codes,
  before,
}: Pick<ReturnableOrder, 'codes' | 'before'>): TaxedAmount[] {
  const back = before.flatMap(({ toCodes }) => toCodes);
  return codes.flatMap(({ barcode, vat_value, discount }) => {
    if (vat_value === undefined) return [];
    const returned = back.filter((one) => one.barcode === barcode);
    return [{ barcode, vat_value, amount: discount - sum(returned.map(({ amount }) => amount)) }];
  });
}

/** The last redeemed get it first, as other codes do. */
export function singlePurposeBack(
  order: Pick<ReturnableOrder, 'lines' | 'codes' | 'before'>,
  left: OrderLeft,
  { parts, shipping }: Pick<EarlierReturn, 'parts' | 'shipping'>,
): TaxedAmount[] {
  const spent = singlePurposeLeft(order).toReversed();
  const open = new Map<number, Cents>();
  for (const rate of new Set(spent.map(({ vat_value }) => vat_value))) {
    const paid = sum(spent.filter(({ vat_value }) => vat_value === rate).map(({ amount }) => amount));
    open.set(rate, Math.max(0, paid - staysAt(rate, order, left, { parts, shipping })));
  }
  return spent.flatMap(({ amount: paid, ...code }) => {
    const amount = Math.min(paid, open.get(code.vat_value) ?? 0);
    open.set(code.vat_value, (open.get(code.vat_value) ?? 0) - amount);
    return amount > 0 ? [{ ...code, amount }] : [];
  });
}

/** What stays at a rate of all that codes may pay for. */
function staysAt(
  rate: number,
  { lines }: Pick<ReturnableOrder, 'lines'>,
  left: OrderLeft,
  back: Pick<EarlierReturn, 'parts' | 'shipping'>,
): Cents {
  const isPayable = (line: number) => {
    const bought = lines[line];
    return bought !== undefined && productKind(bought.type).isRedeemable;
  };
  const parts = left.parts.filter((one) => one.vat_value === rate && isPayable(one.line));
  const gone = back.parts.filter(({ line, part }) =>
    parts.some((one) => one.line === line && one.part === part),
  );
  return (
    sum([...parts, ...left.shipping.filter(({ vat_value }) => vat_value === rate)].map(worth)) -
    sum([...gone, ...back.shipping.filter(({ vat_value }) => vat_value === rate)].map(({ gross }) => gross))
  );
}

function worth({ value, kept }: { readonly value: Cents; readonly kept: Cents }): Cents {
  return value + kept;
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
