// Rows in the visitor's language, as the API sends them (domain/tickets/event.ts).
import { inLanguage, type Language } from '../../domain/language.ts';
import { at, type Day } from '../../domain/museum-time.ts';
import type {
  Event,
  EventState,
  ListedEvent,
  ScheduleEntry,
  Subticket,
  Ticket,
} from '../../domain/tickets/event.ts';
import { isFixed } from '../../domain/tickets/ticket-counts.ts';
import { pauseOn, pausesFrom } from '../../domain/visit/pauses.ts';
import { toPicture } from '../museum-folder/stored-picture.ts';
import type { EventRow, TicketRow } from './catalogue-store.ts';

/** The event's present availability. */
export type EventOutlook = { readonly next: { datetime: string; available: number } | undefined };

/** A ticket in a language, with its times. */
export function toTicket(row: TicketRow, language: Language, schedule: ScheduleEntry[]): Ticket {
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    description: inLanguage(row.description, language),
    eventId: row.event_id,
    mode: row.mode,
    price: row.price,
    vat_value: row.vat_value,
    family: flag(row.family),
    subtickets: row.subtickets.map((part) => ({ ...part, name: inLanguage(part.name, language) })),
    schedule,
    group_id: row.group.id,
    group_name: inLanguage(row.group.name, language),
    book_with_cost: flag(row.book_with_cost),
    book_with_cost_warning: inLanguage(row.book_with_cost_warning, language),
    print_separately: flag(row.print_separately),
    unique_barcode: flag(row.unique_barcode),
    scan_separately: flag(row.scan_separately),
    only_with_paid: flag(row.only_with_paid),
    sequence_no: row.sequence_no,
    withdrawal_days: row.withdrawal_days,
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

type Priced = {
  readonly price: number;
  readonly subtickets: readonly Pick<Subticket, 'price' | 'min_quantity' | 'max_quantity'>[];
};

/** The lowest price of a visit with this ticket: a family ticket without members has no price. */
export function leastPrice({ price, subtickets }: Priced): number {
  return subtickets.length === 0
    ? price
    : price +
        Math.max(
          subtickets.reduce((sum, part) => sum + part.price * part.min_quantity, 0),
          subtickets.some((part) => part.min_quantity > 0 || isFixed(part))
            ? 0
            : Math.min(...subtickets.map((part) => part.price)),
        );
}

/** A text's paragraphs: they are separated by empty lines; other line breaks are ignored. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim());
}

/** An event's long text in a language, which lists leave out. */
export function descriptionOf({ description }: EventRow, language: Language): Event['description'] {
  return paragraphsOf(inLanguage(description, language));
}

/** An event in a language, as lists show it. @param day for which its state is wanted: today, or the day that was asked for */
export function toListedEvent(
  row: EventRow,
  tickets: readonly TicketRow[],
  language: Language,
  today: Day,
  outlook: EventOutlook,
  day: Day = today,
): ListedEvent {
  const paying = tickets.map(leastPrice).filter((price) => price > 0);
  const next = row.ends_on !== null && row.ends_on < today ? undefined : outlook.next;
  return {
    id: row.id,
    name: inLanguage(row.name, language),
    subtitle: inLanguage(row.subtitle, language),
    teaser: inLanguage(row.teaser, language),
    venue: { id: row.venue.id, name: inLanguage(row.venue.name, language), address: row.venue.address },
    custom_groups: row.custom_groups.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    sequence_no: row.sequence_no,
    sorting_datetime: next?.datetime || at(row.starts_on, '00:00'),
    start: row.starts_on,
    end: row.ends_on,
    state: stateOf(row, today, outlook, day),
    pauses: pausesFrom(row.pauses, today).map((pause) => ({
      ...pause,
      reason: inLanguage(pause.reason, language),
    })),
    dating: row.dating,
    times: row.times,
    all_day: row.all_day,
    picture: toPicture(row.picture, language),
    accent: row.accent,
    price_from: tickets.length === 0 ? null : paying.length > 0 ? Math.min(...paying) : 0,
    next_date: next?.datetime ? next.datetime.slice(0, 10) : null,
    next_slot: next?.datetime ? next : null,
  };
}

function stateOf(row: EventRow, today: Day, outlook: EventOutlook, day: Day): EventState {
  if (row.ends_on !== null && row.ends_on < today) return 'ended';
  if (pauseOn(row.pauses, day)) return 'paused';
  if (row.dating !== 'open' && !outlook.next) return 'sold-out';
  return row.starts_on > today ? 'upcoming' : 'on-sale';
}
