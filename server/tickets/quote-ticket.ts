// A ticket or day-ticket item of a cart, priced from the catalogue and turned into claims (spec decisions 3). A price
// in the request is never trusted; counts are checked by the same rules as in the browser (spec 5).
import type { Claim } from '../../domain/capacity/claim.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { type Day, dayOf, isDay, isMuseumDateTime, laterOf } from '../../domain/museum-time.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import type { VisitLine } from '../../domain/orders/visit-line.ts';
import { type OrderLine, productKind } from '../../domain/product-kinds.ts';
import type { OrderLinePart } from '../../domain/products/order-line-fields.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { partsWithinBounds, ticketCount } from '../../domain/tickets/ticket-counts.ts';
import type { DayTicketItem, TicketItem } from '../../domain/tickets/ticket-item.ts';
import type { DayTicketLine, TicketLine } from '../../domain/tickets/ticket-line.ts';
import { MOST_A_LINE } from '../../domain/tickets/ticket-room.ts';
import { lifetimeOutsidePauses, pauseOn } from '../../domain/visit/pauses.ts';
import { ticketTimes } from '../../domain/visit/visit-times.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Catalogue } from './catalogue.ts';
import type { EventRow } from './catalogue-store.ts';
import { admissionsOf, freeAdmissions, isFree } from './ticket-admissions.ts';
import { dayTicketLine, type Entry, endOf, lineSubtickets, ticketLine } from './ticket-cart-lines.ts';
import { claimsOf } from './ticket-claims.ts';

export type QuoteContext = {
  readonly catalogue: Catalogue;
  readonly clock: MuseumClock;
  readonly language: Language;
};

/**
 * Quotes an item of type `ticket` or `dayTicket`.
 * @param line the item's index in the cart
 */
export function quoteTicket(
  item: TicketItem | DayTicketItem,
  line: number,
  { catalogue, clock, language }: QuoteContext,
): Quote | Refusal {
  const entries = toEntries(item, catalogue);
  if (isRefusal(entries)) return entries;
  const event = catalogue.event.get(entries[0]?.ticket.event_id ?? '');
  if (!event || entries.some(({ ticket }) => ticket.event_id !== event.id)) return refuse('ITEM_UNKNOWN');
  if (event.all_day !== (item.type === 'dayTicket')) return refuse('ITEM_UNKNOWN');
  const datetime = item.datetime ?? '';
  const refused = datetimeRefusal(event, datetime, clock);
  if (refused) return refused;
  const cartLine =
    item.type === 'ticket' && entries[0]
      ? ticketLine(event, entries[0], datetime, language)
      : dayTicketLine(event, entries, datetime, language);
  return {
    totalPrice: cartLine.totalPrice,
    vatParts: productKind(cartLine.type).vatParts(cartLine),
    claims: entries.flatMap((entry, index) =>
      claimsOf(line, event, entry, datetime, clock).map((claim) => withPart(claim, entries, index, language)),
    ),
    orderLine: toOrderLine(item.type === 'ticket' ? item.id : event.id, event, entries, cartLine, language),
    admissions: entries.flatMap((entry) => admissionsOf(entry, language)),
    freeAdmissions: freeAdmissions(entries),
    visit: {
      id: `${event.id} ${datetime}`,
      isPaid: entries.some((entry) => !isFree(entry)),
      needsPaid: entries.some(({ ticket }) => ticket.only_with_paid),
    },
    cartLine: () => cartLine,
  };
}

/** Where a line has several kinds of ticket, each claim names the part that it is for. */
function withPart(claim: Claim, entries: readonly Entry[], index: number, language: Language): Claim {
  if (entries.length === 1) return claim;
  const part = entries.slice(0, index).flatMap((entry) => orderParts(entry, language)).length;
  return { ...claim, part };
}

function toEntries(item: TicketItem | DayTicketItem, catalogue: Catalogue): Entry[] | Refusal {
  const entries: Entry[] = [];
  for (const wanted of item.type === 'ticket' ? [item] : item.dayTickets) {
    const entry = toEntry(catalogue, wanted);
    if (isRefusal(entry)) return entry;
    entries.push(entry);
  }
  return entries;
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

function datetimeRefusal(event: EventRow, datetime: string, clock: MuseumClock): Refusal | undefined {
  const today = clock.today();
  if (!datetimeFits(event, datetime, clock)) return refuse('TICKET_DATETIME_INVALID');
  if (event.ends_on !== null && event.ends_on < today) return refuse('EVENT_ENDED');
  if (datetime !== '' && dayOf(datetime) < today) return refuse('TICKET_DATETIME_INVALID');
  return isPaused(event, datetime, today) ? refuse('EVENT_PAUSED') : undefined;
}

/** A ticket for any day of the run is sold while there is still a day on which it can be used. */
function isPaused({ pauses, starts_on, ends_on }: EventRow, datetime: string, today: Day): boolean {
  if (datetime !== '') return pauseOn(pauses, dayOf(datetime)) !== undefined;
  const run = { first: laterOf(starts_on, today), last: ends_on };
  return lifetimeOutsidePauses(run, pauses).first === null;
}

/**
 * Whether the datetime has the form that the event needs: a slot's, a day's, or none (spec decisions 2, modes). A time
 * that the clocks skip is none: it would be sold as the one an hour later.
 */
function datetimeFits({ dating }: EventRow, datetime: string, clock: MuseumClock): boolean {
  return dating === 'slot'
    ? isMuseumDateTime(datetime) && clock.exists(datetime)
    : dating === 'day'
      ? isDay(datetime)
      : datetime === '';
}

function toOrderLine(
  id: string,
  event: EventRow,
  entries: readonly Entry[],
  { type, datetime, totalPrice, withdrawal_days }: TicketLine | DayTicketLine,
  language: Language,
): OrderLine {
  return {
    type,
    id,
    name: entries.map(({ ticket }) => inLanguage(ticket.name, language)).join(', '),
    title: inLanguage(event.name, language),
    venue: inLanguage(event.venue.name, language),
    address: event.venue.address,
    datetime,
    datetime_end: endOf(event, datetime, entries),
    ...timesOf(event, entries),
    count: entries.reduce((sum, { count }) => sum + count, 0),
    parts: entries.flatMap((entry) => orderParts(entry, language)),
    totalPrice,
    withdrawal_days,
  };
}

/** What a time slot means; nothing where a day or a run is visited. */
function timesOf(event: EventRow, entries: readonly Entry[]): Pick<VisitLine, 'times' | 'visit_minutes'> {
  if (event.dating !== 'slot') return {};
  const isStay = entries.some(({ ticket }) => ticketTimes(event.times, ticket.mode) === 'duration');
  if (isStay) return { times: 'duration' };
  return { times: 'entry', ...(event.visit_minutes !== null && { visit_minutes: event.visit_minutes }) };
}

function orderParts(entry: Entry, language: Language): OrderLinePart[] {
  const people = lineSubtickets(entry, language).filter(({ count }) => count > 0);
  return [
    {
      name: inLanguage(entry.ticket.name, language),
      count: entry.count,
      price: entry.ticket.price,
      vat_value: entry.ticket.vat_value,
      ...(people.length > 0 && { members: people.length }),
    },
    ...people.map(({ name, count, price, vat_value }) => ({ name, count, price, vat_value })),
  ];
}
