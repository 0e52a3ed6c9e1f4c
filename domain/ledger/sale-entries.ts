// The entries of what is sold and given back. Both have one shape, with the signs turned: a part that is given back is a
// `Sold` of its own.
import type { Cents } from '../money.ts';
import { codePostings } from './code-postings.ts';
import { type Entry, makeEntry, type Posting, sumOf } from './entry.ts';
import type { Sold, SoldGoods } from './sold.ts';

export type OrderOf = {
  readonly booking_id: string;
  /** The payment that paid it; absent where codes paid for everything before payments were kept. */
  readonly payment_id: string | null;
  readonly at: Date;
};

/**
 * An order is confirmed.
 * @param part names what was sold with it later, so that it is written once; '' for the order as it was placed
 */
export function orderSold(order: OrderOf, sold: Sold, part = ''): Entry {
  return makeEntry({
    key: `order-sold:${order.booking_id}${part && `:${part}`}`,
    cause: 'order-sold',
    at: order.at,
    booking_id: order.booking_id,
    payment_id: order.payment_id ?? undefined,
    postings: postingsOf(sold),
  });
}

/**
 * An order, or a part of it, is given back: what was sold is taken off, the money is owed to the payer, and what codes
 * paid is on them again. A code that is issued in place of money is one of `redeemed`; a fee that is kept is left out of
 * `goods`, or is goods of its own with a negative amount.
 * @param part names a part of the order, so that it is written once; '' for the whole
 */
export function orderGivenBack(order: OrderOf, given: Sold, part = ''): Entry {
  return makeEntry({
    key: `order-given-back:${order.booking_id}${part && `:${part}`}`,
    cause: 'order-given-back',
    at: order.at,
    booking_id: order.booking_id,
    payment_id: order.payment_id ?? undefined,
    postings: postingsOf(given).map((posting) => ({ ...posting, amount: -posting.amount })),
  });
}

/** As sold: debits what paid, credits what it was. What does not add up goes to `corrections`, where the check names it. */
function postingsOf(sold: Sold): Posting[] {
  const postings: Posting[] = [
    { account: 'payers', amount: sold.money },
    ...sold.redeemed.flatMap((code) => codePostings('vouchers', code)),
    ...netGoods(sold).map(({ product, item, vat_value, net }) => ({
      account: 'sales' as const,
      amount: -net,
      product,
      item,
      vat_value,
    })),
    ...sold.tax.map(({ vat_value, tax }) => ({ account: 'vat' as const, amount: -tax, vat_value })),
    ...sold.vouchers.flatMap((code) => codePostings('vouchers', { ...code, amount: -code.amount })),
  ];
  return [...postings, { account: 'corrections', amount: -sumOf(postings) }];
}

type NetGoods = Omit<SoldGoods, 'gross'> & { readonly net: Cents };

/** Net per kind, item and rate; together they are what the VAT of the rate leaves. */
function netGoods({ goods, tax }: Sold): NetGoods[] {
  return groupByRate(goods).flatMap(({ vat_value, parts }) => {
    if (vat_value === undefined) return parts.map(({ gross, ...part }) => ({ ...part, net: gross }));
    const whole = parts.reduce((sum, { gross }) => sum + gross, 0) - taxAt(tax, vat_value);
    const nets = parts.map(({ gross }) => netOf(gross, vat_value));
    const rest = whole - nets.reduce((sum, net) => sum + net, 0);
    const largest = indexOfLargest(parts);
    return parts.map(({ gross: _gross, ...part }, index) => ({
      ...part,
      net: (nets[index] as Cents) + (index === largest ? rest : 0),
    }));
  });
}

/** One part per kind, item and rate. */
function groupByRate(goods: readonly SoldGoods[]) {
  return [...Map.groupBy(goods, ({ vat_value }) => vat_value)].map(([vat_value, atRate]) => ({
    vat_value,
    parts: [...Map.groupBy(atRate, ({ product, item = '' }) => `${product} ${item}`).values()].map(
      ([first, ...others]) => ({
        ...(first as SoldGoods),
        gross: others.reduce((sum, { gross }) => sum + gross, first?.gross ?? 0),
      }),
    ),
  }));
}

function taxAt(sums: Sold['tax'], rate: number): Cents {
  return sums.filter(({ vat_value }) => vat_value === rate).reduce((sum, { tax }) => sum + tax, 0);
}

function netOf(gross: Cents, rate: number): Cents {
  return Math.round((gross * 100) / (100 + rate));
}

function indexOfLargest(parts: readonly SoldGoods[]): number {
  return parts.reduce(
    (found, { gross }, index) => (Math.abs(gross) > Math.abs(parts[found]?.gross ?? 0) ? index : found),
    0,
  );
}
