// A ticket or day-ticket item of a cart, priced from the catalogue and turned into claims (spec decisions 3). A price
// in the request is never trusted; counts are checked by the same rules as in the browser (spec 5).

import type { Claim } from '../../domain/capacity/claim.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { addMinutes, at, dayOf, isDay, isMuseumDateTime } from '../../domain/museum-time.ts';
import type { PlannedAdmission, Quote } from '../../domain/orders/quote.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { productKind } from '../../domain/product-kinds.ts';
import type { OrderLinePart } from '../../domain/products/order-line-fields.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import {
  partsWithinBounds,
  personsOf,
  priceOf,
  type SubticketCounts,
  ticketCount,
} from '../../domain/tickets/ticket-counts.ts';
import type { DayTicketItem, TicketItem } from '../../domain/tickets/ticket-item.ts';
import type { DayTicketLine, LineSubticket, TicketLine } from '../../domain/tickets/ticket-line.ts';
import { MOST_A_LINE } from '../../domain/tickets/ticket-room.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Catalogue } from './catalogue.ts';
import type { EventRow, TicketRow } from './catalogue-store.ts';

const MS_PER_MINUTE = 60_000;

export type QuoteContext = {
  readonly catalogue: Catalogue;
  readonly clock: MuseumClock;
  readonly language: Language;
};

/** One kind of ticket in a line, counted and checked. */
type Entry = { readonly ticket: TicketRow; readonly count: number; readonly parts: SubticketCounts };

/**
 * Quotes an item of type `ticket` or `dayTicket`.
 * @param line the item's index in the cart
 */
export function quoteTicket(
  item: TicketItem | DayTicketItem,
  line: number,
  context: QuoteContext,
): Quote | Refusal {
  const { catalogue, clock, language } = context;
  const wanted = item.type === 'ticket' ? [item] : item.dayTickets;
  const entries: Entry[] = [];
  for (const one of wanted) {
    const entry = toEntry(catalogue, one);
    if (isRefusal(entry)) return entry;
    entries.push(entry);
  }
  const event = catalogue.event.get(entries[0]?.ticket.event_id ?? '');
  if (!event || entries.some(({ ticket }) => ticket.event_id !== event.id)) return refuse('ITEM_UNKNOWN');
  if (event.all_day !== (item.type === 'dayTicket')) return refuse('ITEM_UNKNOWN');
  const datetime = item.datetime ?? '';
  if (!datetimeFits(event, datetime)) return refuse('TICKET_DATETIME_INVALID');
  if (event.ends_on !== null && event.ends_on < clock.today()) return refuse('EVENT_ENDED');
  if (datetime !== '' && dayOf(datetime) < clock.today()) return refuse('TICKET_DATETIME_INVALID');

  const cartLine =
    item.type === 'ticket' && entries[0]
      ? ticketLine(event, entries[0], datetime, language)
      : dayTicketLine(event, entries, datetime, language);
  const orderLine: OrderLine = {
    type: item.type,
    id: item.type === 'ticket' ? item.id : event.id,
    name: entries.map(({ ticket }) => inLanguage(ticket.name, language)).join(', '),
    title: inLanguage(event.name, language),
    venue: inLanguage(event.venue.name, language),
    address: event.venue.address,
    datetime,
    datetime_end: endOf(event, datetime, entries),
    count: entries.reduce((sum, { count }) => sum + count, 0),
    parts: entries.flatMap((entry) => orderParts(entry, language)),
    totalPrice: cartLine.totalPrice,
    withdrawal_days: cartLine.withdrawal_days,
  };
  return {
    totalPrice: cartLine.totalPrice,
    vatParts: productKind(cartLine.type).vatParts(cartLine),
    claims: entries.flatMap((entry) => claimsOf(line, event, entry, datetime, clock)),
    orderLine,
    admissions: entries.flatMap((entry) => admissionsOf(entry, language)),
    cartLine: () => cartLine,
  };
}

function toEntry(
  catalogue: Catalogue,
  wanted: { id: string; count: number; subtickets?: { id: string; count: number }[] | undefined },
): Entry | Refusal {
  const ticket = catalogue.ticket.get(wanted.id);
  if (!ticket) return refuse('ITEM_UNKNOWN');
  const parts = Object.fromEntries((wanted.subtickets ?? []).map(({ id, count }) => [id, count]));
  if (ticket.subtickets.length > 0 ? !partsWithinBounds(ticket, parts) : Object.keys(parts).length > 0)
    return refuse('TICKET_SUBTICKETS_INVALID');
  const count = ticketCount(ticket, wanted.count, parts);
  if (count < 1 || count > MOST_A_LINE || count !== wanted.count) return refuse('ITEM_COUNT_INVALID');
  return { ticket, count, parts };
}

/** Is the datetime of the kind that the event wants: a slot's, a day's, or none (spec decisions 2, modes)? */
function datetimeFits({ dating }: EventRow, datetime: string): boolean {
  return dating === 'slot'
    ? isMuseumDateTime(datetime)
    : dating === 'day'
      ? isDay(datetime)
      : datetime === '';
}

function ticketLine(event: EventRow, entry: Entry, datetime: string, language: Language): TicketLine {
  return {
    type: 'ticket',
    id: entry.ticket.id,
    eventId: event.id,
    eventName: inLanguage(event.name, language),
    name: inLanguage(entry.ticket.name, language),
    mode: entry.ticket.mode,
    datetime,
    datetime_end: endOf(event, datetime, [entry]),
    totalCount: entry.count,
    price: entry.ticket.price,
    totalPrice: priceOf(entry.ticket, entry.count, entry.parts),
    tax: entry.ticket.vat_value,
    bookWithCost: entry.ticket.book_with_cost ? 1 : 0,
    bookWithCostWarning: inLanguage(entry.ticket.book_with_cost_warning, language),
    print_separately: entry.ticket.print_separately ? 1 : 0,
    subtickets: lineSubtickets(entry, language),
    withdrawal_days: entry.ticket.withdrawal_days,
  };
}

/** When a timed visit ends: its slot's end, or the end of a long stay; '' where no time is fixed. */
function endOf(event: EventRow, datetime: string, entries: readonly Entry[]): string {
  if (event.dating !== 'slot') return '';
  const stays = entries.map(({ ticket }) => (ticket.mode === 5 ? (ticket.stay_minutes ?? 0) : 0));
  return addMinutes(datetime, Math.max(event.slot_minutes ?? 0, ...stays));
}

function lineSubtickets({ ticket, parts }: Entry, language: Language): LineSubticket[] {
  return ticket.subtickets.map((part) => ({
    id: part.id,
    name: inLanguage(part.name, language),
    count: parts[part.id] ?? 0,
    price: part.price,
    vat_value: part.vat_value,
  }));
}

function dayTicketLine(
  event: EventRow,
  entries: readonly Entry[],
  datetime: string,
  language: Language,
): DayTicketLine {
  return {
    type: 'dayTicket',
    eventId: event.id,
    eventName: inLanguage(event.name, language),
    datetime,
    dayTickets: entries.map((entry) => ({
      id: entry.ticket.id,
      name: inLanguage(entry.ticket.name, language),
      count: entry.count,
      price: entry.ticket.price,
      tax: entry.ticket.vat_value,
      totalPrice: priceOf(entry.ticket, entry.count, entry.parts),
      subtickets: lineSubtickets(entry, language),
    })),
    totalCount: entries.reduce((sum, { count }) => sum + count, 0),
    totalPrice: entries.reduce((sum, { ticket, count, parts }) => sum + priceOf(ticket, count, parts), 0),
    withdrawal_days: Math.min(...entries.map(({ ticket }) => ticket.withdrawal_days)),
  };
}

function orderParts(entry: Entry, language: Language): OrderLinePart[] {
  return [
    {
      name: inLanguage(entry.ticket.name, language),
      count: entry.count,
      price: entry.ticket.price,
      vat_value: entry.ticket.vat_value,
    },
    ...lineSubtickets(entry, language)
      .filter(({ count }) => count > 0)
      .map(({ name, count, price, vat_value }) => ({ name, count, price, vat_value })),
  ];
}

function claimsOf(
  line: number,
  event: EventRow,
  { ticket, count, parts }: Entry,
  datetime: string,
  clock: MuseumClock,
): Claim[] {
  const quantity = personsOf(ticket, count, parts);
  const opening = clock.toInstant(at(event.starts_on, '00:00')).getTime();
  const from =
    datetime === ''
      ? Math.max(opening, clock.toInstant(clock.now()).getTime())
      : clock.toInstant(isDay(datetime) ? at(datetime, '00:00') : datetime).getTime();
  const claim = (pool: string | null, claimed: Partial<Claim>): Claim[] =>
    pool === null ? [] : [{ line, pool, from, until: from + 1, startsAtSlot: false, quantity, ...claimed }];
  const stay = ticket.mode === 5 ? (ticket.stay_minutes ?? 0) * MS_PER_MINUTE : 1;
  return [
    ...(event.dating === 'slot' ? claim(event.pool_id, { until: from + stay, startsAtSlot: true }) : []),
    ...(datetime === '' ? [] : claim(event.day_pool_id, { startsAtSlot: event.dating === 'day' })),
    ...claim(ticket.pool_id, {}),
  ];
}

/** What is printed: one admission a ticket; a ticket with subtickets admits its people together, unless they are
 * scanned one by one. */
function admissionsOf(entry: Entry, language: Language): PlannedAdmission[] {
  const { ticket, count, parts } = entry;
  const name = inLanguage(ticket.name, language);
  if (ticket.subtickets.length === 0) return Array.from({ length: count }, () => ({ name, persons: 1 }));
  if (!ticket.scan_separately) return [{ name, persons: Math.max(1, personsOf(ticket, count, parts)) }];
  return lineSubtickets(entry, language).flatMap((part) =>
    Array.from({ length: part.count }, () => ({ name: `${name}, ${part.name}`, persons: 1 })),
  );
}
