// What an order is found by (operations 2, ADR 113): computed from its content alone, so that it can be made again at any time.

import { isPassLine } from '../../../domain/merchandise/pass-line.ts';
import { dayOf } from '../../../domain/museum-time.ts';
import { foldName } from '../../../domain/office/search/fold-name.ts';
import { isVisit } from '../../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { OrderContent } from '../order-store.ts';

/** The facet of orders that open the door on many days. */
export const ANY_DAY = 'any-day';

export type OrderToSearch = {
  readonly booking_id: string;
  readonly payment_id: string | null;
  readonly customer_id: string | null;
  readonly language: string;
  readonly content: OrderContent;
  readonly total: number;
  readonly confirmed_at: Date;
  /** All of it was given back. */
  readonly refunded?: boolean;
  /** A part of it was. */
  readonly returned?: boolean;
};

export type SearchedOrder = Pick<
  OrderToSearch,
  'booking_id' | 'payment_id' | 'customer_id' | 'total' | 'confirmed_at'
> & {
  readonly email: string;
  readonly visit: string;
  readonly facets: readonly string[];
  readonly words: readonly string[];
};

export function searchedOrder(order: OrderToSearch): SearchedOrder {
  const { booking_id, payment_id, customer_id, total, confirmed_at, content } = order;
  const visits = content.lines.flatMap((line) => (isVisit(line) && line.datetime ? [line.datetime] : []));
  return {
    booking_id,
    payment_id,
    customer_id,
    total,
    confirmed_at,
    email: content.buyer.email.trim().toLowerCase(),
    visit: visits.toSorted()[0] ?? '',
    facets: facetsOf(order, visits),
    words: foldName(namesIn(content).join(' ')),
  };
}

function facetsOf(
  { content, total, language, ...order }: OrderToSearch,
  visits: readonly string[],
): string[] {
  const facets = [
    ...visits.map((visit) => `day:${dayOf(visit)}`),
    ...content.lines.map(({ type, id }) => `product:${type}:${id}`),
    ...(content.lines.some(isOfNoDay) ? [ANY_DAY] : []),
    `language:${language}`,
    ...(total === 0 ? ['free'] : []),
    ...(order.returned ? ['returned'] : []),
    ...(order.refunded ? ['refunded'] : []),
  ];
  return [...new Set(facets)];
}

/** It opens the door on many days: a pass, or a ticket for any day of the run. */
function isOfNoDay(line: OrderLine): boolean {
  return isPassLine(line) || (isVisit(line) && line.datetime === '');
}

/** The buyer, who gets the parcel, owners of passes, and who gets a voucher as a present. */
function namesIn({ buyer, shipping, lines }: OrderContent): string[] {
  return [buyer.name, buyer.company, shipping?.name ?? '', ...lines.flatMap(personsIn)];
}

function personsIn(line: OrderLine): string[] {
  if (isPassLine(line)) return line.article.owners.map(({ name }) => name);
  return 'voucher' in line && line.voucher.present ? [line.voucher.present.to] : [];
}
