// Orders for tests of what is given back, priced as the shop prices them.
import { priceCart } from '../cart/price-cart.ts';
import type { Admission } from '../orders/order.ts';
import { type OrderLine, productKind } from '../product-kinds.ts';
import type { OrderLinePart } from '../products/order-line-fields.ts';
import type { VatSum } from '../products/vat.ts';
import { orderLeft } from './order-values.ts';
import type { ReturnableOrder } from './return-order.ts';

const VISIT = {
  name: 'Adult',
  venue: 'House',
  address: '',
  datetime: '2026-12-24 10:00',
  datetime_end: '2026-12-24 11:00',
};

export function part(name: string, count: number, price: number, vat_value = 7, members = 0): OrderLinePart {
  return { name, count, price, vat_value, ...(members > 0 && { members }) };
}

function bought(parts: OrderLinePart[], title: string) {
  return {
    id: title,
    title,
    count: parts[0]?.count ?? 0,
    parts,
    totalPrice: parts.reduce((sum, { count, price }) => sum + count * price, 0),
    withdrawal_days: 0,
  };
}

export function ticketLine(...parts: OrderLinePart[]): OrderLine {
  return { type: 'ticket', ...bought(parts, 'Tide Lines'), ...VISIT };
}

export function dayTicketLine(...parts: OrderLinePart[]): OrderLine {
  const kinds = parts.filter((_part, index) => !isMember(parts, index));
  const count = kinds.reduce((sum, one) => sum + one.count, 0);
  return { type: 'dayTicket', ...bought(parts, 'Pump House'), ...VISIT, count };
}

function isMember(parts: readonly OrderLinePart[], index: number): boolean {
  return parts.some(({ members = 0 }, party) => index > party && index <= party + members);
}

/** Groups that have one price each, and places for their people. */
export function groupsLine(groups: number, price: number, participants: number): OrderLine {
  const line = bought([part('Group', groups, price)], 'To the sea');
  const tour = {
    langIdentifier: 'en',
    langName: 'English',
    meeting_point: '',
    eventName: '',
    participants,
    tours: groups,
    book_complete_tour: false,
    answers: [],
  };
  return { type: 'guidedTour', ...line, ...VISIT, tour };
}

export function articleLine(count: number, price: number, vat_value = 19): OrderLine {
  const article = { product_kind: 1, shipped: true, weight_g: 300, valid_months: 0, owners: [] };
  return { type: 'merchandise', ...bought([part('Poster', count, price, vat_value)], 'Poster'), article };
}

export function voucherLine(count: number, price: number, vat_value = 0): OrderLine {
  const voucher = { greeting: '', valid_months: 36 };
  return { type: 'voucher', ...bought([part('Voucher', count, price, vat_value)], 'Voucher'), voucher };
}

export function donationLine(price: number): OrderLine {
  return { type: 'donation', ...bought([part('Donation', 1, price, 0)], 'Donation') };
}

export type ExampleCode = {
  readonly kind: 'value' | 'discount';
  readonly amount: number;
  readonly vat_value?: number | undefined;
};

export type PricedExample = {
  readonly order: ReturnableOrder;
  readonly total: number;
  readonly vat: readonly VatSum[];
};

export function poolOf(barcode: string): string {
  return `voucher:${barcode}`;
}

/** The order of these lines, as the shop would have priced, claimed and admitted it, with one payment for its total. */
export function exampleOrder(
  lines: readonly OrderLine[],
  codes: readonly ExampleCode[] = [],
  shippingCost = 0,
): PricedExample {
  const shipping = lines.some(isSent) ? { cost: shippingCost } : null;
  const price = priceCart({
    lines: lines.map(pricedLine),
    shipping: shipping?.cost,
    codes: codes.map((code) => ({ ...code, used_amount: 0 })),
  });
  const redeemed = codes.map(({ kind, vat_value }, index) => ({
    barcode: `CODE-${index}`,
    kind,
    vat_value,
    discount: price.discounts[index]?.discount ?? 0,
  }));
  const order: ReturnableOrder = {
    lines,
    shipping,
    codes: redeemed,
    claims: [
      ...lines.flatMap((line, index) => claimsOf(line, index)),
      ...redeemed
        .filter(({ discount }) => discount > 0)
        .map(({ barcode, discount }, index) => ({
          line: lines.length + index,
          pool: poolOf(barcode),
          from: 0,
          until: 1,
          startsAtSlot: false,
          quantity: discount,
        })),
    ],
    admissions: lines.flatMap(admissionsOf),
    vouchers: lines.flatMap(vouchersOf),
    payments: price.total > 0 ? [{ id: 'payment', left: price.total, held: 0 }] : [],
    before: [],
  };
  return { order, total: price.total, vat: price.vat };
}

function isSent(line: OrderLine): boolean {
  return productKind(line.type).delivery(line) === 'post';
}

function pricedLine(line: OrderLine) {
  return {
    totalPrice: line.totalPrice,
    vatParts:
      line.type === 'donation' ? [] : line.parts.map((one) => ({ ...one, gross: one.count * one.price })),
    shipped: isSent(line),
    redeemable: productKind(line.type).isRedeemable,
  };
}

function vouchersOf(line: OrderLine, index: number): ReturnableOrder['vouchers'][number][] {
  if (line.type !== 'voucher') return [];
  return line.parts.flatMap(({ count, price: amount }) =>
    Array.from({ length: count }, (_, at) => ({
      line: index,
      barcode: `V-${index}-${at}`,
      amount,
      left: amount,
    })),
  );
}

function claimsOf(line: OrderLine, index: number): ReturnableOrder['claims'][number][] {
  const claim = { line: index, orderLine: index, from: 0, until: 1, startsAtSlot: true };
  const people = (parts: readonly OrderLinePart[]) => parts.reduce((sum, { count }) => sum + count, 0);
  if (line.type === 'voucher' || line.type === 'donation') return [];
  if (line.type === 'guidedTour') return [{ ...claim, pool: 'tour', quantity: line.tour.participants }];
  if (line.type === 'merchandise') return [{ ...claim, pool: 'stock', quantity: line.count }];
  return line.parts.flatMap((one, at) => {
    if (isMember(line.parts, at)) return [];
    const members = line.parts.slice(at + 1, at + 1 + (one.members ?? 0));
    return [
      { ...claim, pool: `day-${at}`, part: at, quantity: members.length > 0 ? people(members) : one.count },
    ];
  });
}

function admissionsOf(line: OrderLine, index: number): Admission[] {
  const each = (name: string, count: number) => Array.from({ length: count }, () => ({ name, persons: 1 }));
  const { participants = 0, tours = 0 } = line.type === 'guidedTour' ? line.tour : {};
  const planned =
    line.type === 'guidedTour'
      ? each('Group', tours).map(({ name }, at) => ({
          name,
          persons: Math.floor((participants + at) / tours),
        }))
      : line.type === 'ticket' || line.type === 'dayTicket'
        ? line.parts.flatMap((one, at) => {
            if (isMember(line.parts, at)) return [];
            const members = line.parts.slice(at + 1, at + 1 + (one.members ?? 0));
            if (members.length === 0) return each(one.name, one.count);
            return [{ name: one.name, persons: members.reduce((sum, { count }) => sum + count, 0) }];
          })
        : [];
  return planned.map((one, at) => ({
    ...one,
    barcode: `A-${index}-${at}`,
    line: index,
    number: at + 1,
    of: planned.length,
  }));
}

/** What is left of an order in money. */
export function valueLeft(order: ReturnableOrder): number {
  const { parts, shipping } = orderLeft(order);
  return [...parts, ...shipping].reduce((sum, { value, kept }) => sum + value + kept, 0);
}
