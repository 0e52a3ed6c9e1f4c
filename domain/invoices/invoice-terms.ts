// An invoice in the terms of EN 16931, which counts in net amounts: prices of the shop are gross, and VAT is computed
// once per rate on their sum. The net amounts of a rate's items are that rate's net, shared out to the cent, so that
// they add up without a rounding amount (BT-114).
import { apportion } from '../cart/apportion.ts';
import type { Cents } from '../money.ts';
import { type OrderLine, productKind } from '../product-kinds.ts';
import { isPayment } from '../vouchers/single-purpose.ts';
import { type Invoiced, type ReturnedPart, type TaxCategory, taxCategory } from './invoiced.ts';
import { shareOut } from './share-out.ts';

/** What an amount is taxed with. */
export type Taxed = { readonly category: TaxCategory; readonly rate: number; readonly net: Cents };

/** What an invoice line (BG-25) is of: a part of a line of the order, or what was taken back of one. */
export type InvoicedItem =
  | { readonly line: OrderLine; readonly lineIndex: number; readonly part: OrderLine['parts'][number] }
  | { readonly returned: ReturnedPart };

export type InvoiceRow = Taxed & {
  readonly item: InvoicedItem;
  readonly quantity: number;
  /** Its place among all, from 0. */
  readonly place: number;
};

/** One group of the VAT breakdown (BG-23). */
export type TaxGroup = Taxed & { readonly tax: Cents };

/** All amounts of an invoice in cents. `net + tax = gross = paid + due`. */
export type InvoiceTerms = {
  readonly rows: readonly InvoiceRow[];
  /** Shipping, at the rates of what is sent (BG-21). */
  readonly charges: readonly Taxed[];
  /** Discount codes and single-purpose vouchers, at the rates that they lower (BG-20). */
  readonly allowances: readonly Taxed[];
  readonly taxes: readonly TaxGroup[];
  readonly net: Cents;
  readonly tax: Cents;
  readonly gross: Cents;
  /** By codes of value and by money (BT-113): what is on a shop's invoice has been paid. */
  readonly paid: Cents;
  readonly due: Cents;
};

type Part = {
  readonly category: TaxCategory;
  readonly rate: number;
  readonly gross: Cents;
  readonly row?: Pick<InvoiceRow, 'item' | 'quantity'>;
};

/**
 * One paper's amounts (`splitInvoice` makes papers of a whole invoice).
 * @returns undefined where what was kept does not add up, has nothing that could be a line, or mixes what may not stand
 * together
 */
export function invoiceTerms(paper: Invoiced): InvoiceTerms | undefined {
  const parts = [...lineParts(paper), ...returnedParts(paper), ...shippingParts(paper)];
  const groups = groupsOf(parts.map((part, place) => ({ ...part, place }))).map((group) =>
    settleGroup(group, paper),
  );
  const rows = groups.flatMap(({ rows: ofGroup }) => ofGroup).toSorted((a, b) => a.place - b.place);
  const sum = (amount: (group: Group) => Cents) => groups.reduce((all, group) => all + amount(group), 0);
  const net = sum(({ taxes }) => taxes.net);
  const tax = sum(({ taxes }) => taxes.tax);
  const used = (pays: boolean) =>
    paper.codes.reduce((all, code) => (isPayment(code) === pays ? all + code.discount : all), 0);
  const isWhole =
    rows.length > 0 &&
    (groups.length === 1 || groups.every(({ taxes }) => taxes.category !== 'O')) &&
    groups.every(({ lowered }) => lowered >= 0) &&
    sum(({ lowered }) => lowered) === used(false) &&
    net + tax === paper.total + used(true);
  if (!isWhole) return undefined;
  return {
    rows,
    charges: groups.flatMap(({ charges }) => charges),
    allowances: groups.flatMap(({ allowances }) => allowances),
    taxes: groups.map(({ taxes }) => taxes),
    net,
    tax,
    gross: net + tax,
    paid: net + tax,
    due: 0,
  };
}

function lineParts({ lines }: Invoiced): Part[] {
  return lines.flatMap((line, lineIndex) =>
    line.parts
      .filter(({ count }) => count > 0)
      .map((part) => ({
        category: taxCategory(line.type, part.vat_value),
        rate: part.vat_value,
        gross: part.price * part.count,
        row: { item: { line, lineIndex, part }, quantity: part.count },
      })),
  );
}

/** Also shipping is a line here: a credit note must have one. */
function returnedParts({ returned = [] }: Invoiced): Part[] {
  return returned.map((part) => ({
    category: taxCategory(part.of, part.vat_value ?? 0),
    rate: part.vat_value ?? 0,
    gross: part.gross,
    row: { item: { returned: part }, quantity: Math.max(1, part.count) },
  }));
}

function shippingParts({ lines, shipping }: Invoiced): Part[] {
  const sent = lines
    .filter((line) => productKind(line.type).delivery(line) === 'post')
    .flatMap(({ parts }) =>
      parts.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count })),
    );
  return apportion(shipping?.cost ?? 0, sent).map(({ vat_value, gross }) => ({
    category: vat_value > 0 ? 'S' : 'E',
    rate: vat_value,
    gross,
  }));
}

type PlacedPart = Part & Pick<InvoiceRow, 'place'>;

type Group = {
  readonly rows: readonly InvoiceRow[];
  readonly charges: readonly Taxed[];
  readonly allowances: readonly Taxed[];
  readonly taxes: TaxGroup;
  /** What discount codes and single-purpose vouchers took off, gross. */
  readonly lowered: Cents;
};

/** Everything of one category and rate. */
function settleGroup(parts: readonly PlacedPart[], { vat }: Invoiced): Group {
  const { category = 'S', rate = 0 } = parts[0] ?? {};
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  // Donations have no sum; they are not lowered either.
  const sum = vat.find(({ vat_value }) => vat_value === rate) ?? { gross: 0, net: 0, tax: 0 };
  const after = category === 'O' ? { gross, net: gross, tax: 0 } : sum;
  const before = after.gross === gross ? after.net : netOf(gross, rate);
  const taxed = (net: Cents): Taxed => ({ category, rate, net });
  const nets = shareOut(
    before,
    parts.map((part) => part.gross),
  );
  const priced = parts.map(({ row, place }, index) => ({ row, place, net: taxed(nets[index] ?? 0) }));
  return {
    rows: priced.flatMap(({ row, place, net }) => (row ? [{ ...row, ...net, place }] : [])),
    charges: priced.flatMap(({ row, net }) => (row ? [] : [net])),
    allowances: before === after.net ? [] : [taxed(before - after.net)],
    taxes: { ...taxed(after.net), tax: after.tax },
    lowered: gross - after.gross,
  };
}

/** As `vatSums` computes it. */
function netOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * 100) / (100 + rate));
}

/** Highest rate first. */
function groupsOf(parts: readonly PlacedPart[]): PlacedPart[][] {
  const groups = Object.groupBy(parts, ({ category, rate }) => `${category} ${rate}`);
  return Object.values(groups)
    .flatMap((group) => (group ? [group] : []))
    .toSorted((a, b) => (b[0]?.rate ?? 0) - (a[0]?.rate ?? 0));
}
