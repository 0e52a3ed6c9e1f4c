// `office/orders`: lists of orders, narrowed and sorted as their address says, page by page (operations 2 and 9).
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { addDays, type Day, isDay } from '../../../domain/museum-time.ts';
import type { OrderFilters } from '../../../domain/office/orders/order-filters.ts';
import type { officeOrdersContract } from '../../../domain/office/orders/orders-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { readAttention } from '../../attention/read-attention.ts';
import {
  type After,
  bookingsOf,
  type ChosenOrders,
  type PagedOrder,
  readOrderPage,
} from '../../orders/search/order-pages.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';
import { presentListed } from './listed-order.ts';
import { listedOrders } from './listed-orders-store.ts';

const PAGE = 50;

export type OrderListShop = {
  readonly database: Database;
  readonly clock: MuseumClock;
  readonly now: () => Date;
  readonly imported: Pick<Catalogue, 'ticketsOf'>;
};

type Answer = AnswerOf<(typeof officeOrdersContract)['GET office/orders']>;

/** @param query with the `cursor` that the page before has named */
export async function listOrders(
  shop: OrderListShop,
  { cursor, ...filters }: OrderFilters & { readonly cursor?: string },
): Promise<Answer | Refusal> {
  return (await readListed(shop, filters, cursor, PAGE)) ?? refuse('REQUEST_MALFORMED');
}

/**
 * Orders of a list from a cursor on; undefined for one that is none, and for days that are none.
 * @param most of them
 */
export async function readListed(
  shop: OrderListShop,
  filters: OrderFilters,
  cursor: string | undefined,
  most: number,
): Promise<Answer | undefined> {
  const after = cursor ? readCursor(cursor, filters.sort) : firstPage(filters, shop.clock.today());
  if (!after || [filters.from, filters.to, filters.visit].some((day) => day && !isDay(day))) return undefined;
  const found = await readOrderPage(shop.database, await choose(shop, filters), after, most + 1);
  const page = found.slice(0, most);
  const rows = await listedOrders(
    shop.database,
    page.map(({ booking_id }) => booking_id),
  );
  const last = page.at(-1);
  return {
    rows: rows.map((row) => presentListed(row, shop.clock)),
    next: found.length > most && last ? cursorAt(last, after.sort) : null,
  };
}

const FIRST = new Date('1970-01-01T00:00:00Z');
const LAST = new Date('9999-01-01T00:00:00Z');

async function choose(shop: OrderListShop, filters: OrderFilters): Promise<ChosenOrders> {
  const { state, visit, product, provider, language, free, event, from, to } = filters;
  const { clock, imported } = shop;
  const facets = [
    visit && `day:${visit}`,
    product && `product:${product}`,
    provider && `provider:${provider}`,
    language && `language:${language}`,
    free && 'free',
    state === 'refunded' && 'refunded',
    state === 'returned' && 'returned',
  ];
  const tickets = event ? (imported.ticketsOf.get(event) ?? []) : [];
  return {
    facets: facets.filter((facet) => typeof facet === 'string' && facet !== '') as string[],
    products: event ? [`product:dayTicket:${event}`, ...tickets.map(({ id }) => `product:ticket:${id}`)] : [],
    without: state === 'valid' || state === 'returned' ? ['refunded'] : [],
    from: from ? clock.toInstant(from) : FIRST,
    until: to ? clock.toInstant(addDays(to, 1)) : LAST,
    bookings: filters.attention ? await needingSomebody(shop) : undefined,
  };
}

async function needingSomebody({ database, now }: OrderListShop): Promise<string[]> {
  const items = await readAttention(database, now());
  return bookingsOf(database, [...new Set(items.flatMap(({ order }) => order ?? []))]);
}

/** Visits of a day begin with it, others with today. */
function firstPage({ sort, visit }: OrderFilters, today: Day): After {
  if (sort === 'visit') return { sort, visit: visit ? ' ' : today, id: '' };
  return { sort: 'newest', at: LAST, id: '' };
}

function cursorAt({ booking_id, confirmed_at, visit }: PagedOrder, sort: After['sort']): string {
  const place = sort === 'visit' ? visit : confirmed_at.getTime();
  return Buffer.from(JSON.stringify([place, booking_id])).toString('base64url');
}

function readCursor(cursor: string, sort: OrderFilters['sort']): After | undefined {
  try {
    const [place, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof id !== 'string') return undefined;
    if (sort === 'visit') return typeof place === 'string' ? { sort, visit: place, id } : undefined;
    return typeof place === 'number' && Number.isSafeInteger(place)
      ? { sort: 'newest', at: new Date(place), id }
      : undefined;
  } catch {
    return undefined;
  }
}
