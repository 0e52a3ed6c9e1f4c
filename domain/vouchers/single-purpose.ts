// Single- and multi-purpose vouchers (Directive 2006/112/EC, Art. 30a, 30b and 73a; § 3 (13) to (15) UStG; ADR 145). A voucher
// with a rate is single-purpose: its sale is the supply and has the VAT, and its code pays only for what has that rate,
// which is taxed no second time. One without a rate is multi-purpose: no VAT when it is sold, all of it when it is spent.
import type { Cents } from '../money.ts';
import type { VatPart } from '../products/vat.ts';

/** What tells codes apart: `vat_value` in percent, of a single-purpose one alone. */
export type PurposeOfCode = {
  readonly kind: 'value' | 'discount';
  readonly vat_value?: number | undefined;
};

/** The rate that a code of a voucher has; undefined for a multi-purpose one. What has no VAT need not be told apart. */
export function rateOfVoucher({ vat_value }: { readonly vat_value: number }): number | undefined {
  return vat_value > 0 ? vat_value : undefined;
}

/** A means of payment: what it pays for has its VAT all the same. */
export function isPayment({ kind, vat_value }: PurposeOfCode): boolean {
  return kind === 'value' && vat_value === undefined;
}

/** What codes pay for that had its VAT when they were sold, as amounts below zero at their rates. */
export function taxedBefore(
  codes: readonly { readonly vat_value?: number | undefined; readonly discount: Cents }[],
): VatPart[] {
  return codes.flatMap(({ vat_value, discount }) =>
    vat_value === undefined || discount === 0 ? [] : [{ vat_value, gross: -discount }],
  );
}
