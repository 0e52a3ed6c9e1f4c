// What an invoice or a credit note is made of, and the two papers that it can need: what is outside of VAT (vouchers
// for several rates, donations) may not stand beside supplies (EN 16931, BR-O-11 to BR-O-14).
import type { Cents } from '../money.ts';
import type { RedeemedCode, Shipping } from '../orders/order.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { VatSum } from '../products/vat.ts';

/** A part of an order that was taken back, for what was paid for it after discounts. */
export type ReturnedPart = {
  /** '' for shipping. */
  readonly title: string;
  readonly name: string;
  /** 0 where only money is given back for it. */
  readonly count: number;
  readonly gross: Cents;
  /** Null for gifts. */
  readonly vat_value: number | null;
  readonly of: OrderLine['type'] | 'shipping';
};

/** As an invoice is kept. Amounts are gross; those of a credit note are as positive as those of its invoice. */
export type Invoiced = {
  readonly lines: readonly OrderLine[];
  /** Of a credit note for a part of an order: what it takes back, instead of lines. */
  readonly returned?: readonly ReturnedPart[] | undefined;
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
export function taxCategory(type: ReturnedPart['of'], vat_value: number): TaxCategory {
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
  const { lines, returned = [] } = content;
  const outside = lines.filter(isOutside);
  const back = returned.filter(isOutsideToo);
  if (outside.length + back.length === 0) return { supplies: content, outside: undefined };
  const supplies = lines.filter((line) => !isOutside(line));
  const others = returned.filter((part) => !isOutsideToo(part));
  const total = grossOf(outside) + returnedOf(back);
  const vouchers =
    grossOf(outside.filter(({ type }) => type === 'voucher')) +
    returnedOf(back.filter(({ of }) => of === 'voucher'));
  const paper: Content = {
    ...content,
    lines: outside,
    returned: content.returned && back,
    shipping: null,
    codes: [],
    vat: vouchers === 0 ? [] : [untaxed(vouchers)],
    total,
  };
  if (supplies.length + others.length === 0) return { supplies: undefined, outside: paper };
  return {
    supplies: {
      ...content,
      lines: supplies,
      returned: content.returned && others,
      vat: withoutUntaxed(content.vat, vouchers),
      total: content.total - total,
    },
    outside: paper,
  };
}

function isOutside({ type, parts }: OrderLine): boolean {
  return parts.length > 0 && parts.every(({ vat_value }) => taxCategory(type, vat_value) === 'O');
}

function isOutsideToo({ of, vat_value }: ReturnedPart): boolean {
  return taxCategory(of, vat_value ?? 0) === 'O';
}

function returnedOf(parts: readonly ReturnedPart[]): Cents {
  return parts.reduce((sum, { gross }) => sum + gross, 0);
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
