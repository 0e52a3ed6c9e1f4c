// What voucher codes take off a cart (spec 4 "Voucher values"). Not in `voucher-code.ts`, because the browser need not
// load the schemas there.
import type { Cents } from '../money.ts';
import type { VatPart } from '../products/vat.ts';
import type { VoucherCode } from './voucher-code.ts';

/** The discount of a code and what is left on it, in cents. */
export type AppliedCode = { readonly discount: Cents; readonly remaining: Cents };

type Applicable = Pick<VoucherCode, 'amount' | 'used_amount'> & { readonly vat_value?: number | undefined };

/**
 * Applies codes in the cart's order against what is to be paid: each takes off what it is worth, never more than remains
 * to be paid. Single-purpose ones come first, because nothing but their rate can use them (ADR 145).
 * @param total of all other lines and shipping, in cents
 * @param parts what of it has which rate
 */
export function applyVoucherCodes(
  total: Cents,
  codes: readonly Applicable[],
  parts: readonly VatPart[] = [],
): AppliedCode[] {
  let open = Math.max(0, total);
  const atRate = sumsByRate(parts);
  const discounts = codes.map(() => 0);
  for (const [index, code] of singlePurposeFirst(codes)) {
    const { vat_value } = code;
    const most = vat_value === undefined ? open : Math.min(open, Math.max(0, atRate.get(vat_value) ?? 0));
    const discount = Math.min(worthOf(code), most);
    discounts[index] = discount;
    open -= discount;
    if (vat_value !== undefined) atRate.set(vat_value, (atRate.get(vat_value) ?? 0) - discount);
  }
  return codes.map((code, index) => {
    const discount = discounts[index] ?? 0;
    return { discount, remaining: worthOf(code) - discount };
  });
}

/** Can a code pay for nothing of this, because nothing has its rate? */
export function fitsNothing(
  { vat_value }: Pick<Applicable, 'vat_value'>,
  parts: readonly VatPart[],
): boolean {
  return vat_value !== undefined && (sumsByRate(parts).get(vat_value) ?? 0) <= 0;
}

function singlePurposeFirst(codes: readonly Applicable[]): [number, Applicable][] {
  const all = [...codes.entries()];
  const isSingle = ([, { vat_value }]: [number, Applicable]) => vat_value !== undefined;
  return [...all.filter(isSingle), ...all.filter((each) => !isSingle(each))];
}

function worthOf({ amount, used_amount }: Applicable): Cents {
  return Math.max(0, amount - used_amount);
}

function sumsByRate(parts: readonly VatPart[]): Map<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { vat_value, gross } of parts) sums.set(vat_value, (sums.get(vat_value) ?? 0) + gross);
  return sums;
}

/** A code without spaces around it, as it is looked up (spec 5). */
export function trimCode(typed: string): string {
  return typed.trim();
}
