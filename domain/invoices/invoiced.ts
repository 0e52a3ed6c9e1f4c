// What an invoice or a credit note is made of, and the two papers that it can need: what is outside of VAT (vouchers
// for several rates, donations) may not stand beside supplies (EN 16931, BR-O-11 to BR-O-14).
import type { Cents } from '../money.ts';
import type { RedeemedCode, Shipping } from '../orders/order.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { VatSum } from '../products/vat.ts';

/** As an invoice is kept. Amounts are gross; those of a credit note are as positive as those of its invoice. */
export type Invoiced = {
  readonly lines: readonly OrderLine[];
  readonly shipping: Shipping | null;
  readonly codes: readonly RedeemedCode[];
  /** Of everything but donations, after discount codes. */
  readonly vat: readonly VatSum[];
  /** What was to be paid after every code. */
  readonly total: Cents;
};

/** Categories of EN 16931 (UNTDID 5305): taxed, exempt, outside of VAT. */
export type TaxCategory = 'S' | 'E' | 'O';

/** The category of a line's part. A voucher for one rate is taxed when it is sold (§ 3(14) UStG). */
export function taxCategory(type: OrderLine['type'], vat_value: number): TaxCategory {
  if (type === 'donation') return 'O';
  if (vat_value > 0) return 'S';
  return type === 'voucher' ? 'O' : 'E';
}

export type InvoicePapers<Content extends Invoiced> = {
  readonly supplies: Content | undefined;
  readonly outside: Content | undefined;
};

/** Splits what is invoiced into its papers. Codes and shipping belong to supplies: neither pays for a voucher. */
export function splitInvoice<Content extends Invoiced>(content: Content): InvoicePapers<Content> {
  const outside = content.lines.filter(isOutside);
  if (outside.length === 0) return { supplies: content, outside: undefined };
  const supplies = content.lines.filter((line) => !isOutside(line));
  const total = grossOf(outside);
  const vouchers = grossOf(outside.filter(({ type }) => type === 'voucher'));
  const paper: Content = {
    ...content,
    lines: outside,
    shipping: null,
    codes: [],
    vat: vouchers === 0 ? [] : [untaxed(vouchers)],
    total,
  };
  if (supplies.length === 0) return { supplies: undefined, outside: paper };
  return {
    supplies: {
      ...content,
      lines: supplies,
      vat: withoutUntaxed(content.vat, vouchers),
      total: content.total - total,
    },
    outside: paper,
  };
}

function isOutside({ type, parts }: OrderLine): boolean {
  return parts.length > 0 && parts.every(({ vat_value }) => taxCategory(type, vat_value) === 'O');
}

function grossOf(lines: readonly OrderLine[]): Cents {
  return lines.flatMap(({ parts }) => parts).reduce((sum, { price, count }) => sum + price * count, 0);
}

function untaxed(gross: Cents): VatSum {
  return { vat_value: 0, gross, net: gross, tax: 0 };
}

function withoutUntaxed(vat: readonly VatSum[], gross: Cents): VatSum[] {
  return vat
    .map((sum) => (sum.vat_value === 0 ? untaxed(sum.gross - gross) : sum))
    .filter((sum) => sum.gross !== 0);
}
