// Events and tickets as rows. All of them are read, since every page wants them, and a portion at a time: a museum has dozens,
// but some have thousands, and reading those in one piece keeps visitors waiting.
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { LocalizedText } from '../../domain/language.ts';
import type { EventDating, TicketMode } from '../../domain/tickets/event.ts';
import type { VisitTimes } from '../../domain/visit/visit-schemas.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { int, list, text } from '../platform/database/sql-type.ts';
import { any, build, statement } from '../platform/database/statement.ts';
import type { StoredPause } from './stored-event.ts';

export type EventRow = {
  id: string;
  name: LocalizedText;
  subtitle: LocalizedText;
  teaser: LocalizedText;
  description: LocalizedText;
  picture: StoredPicture;
  more_pictures: StoredPicture[];
  accent: { light: string; dark: string };
  starts_on: string;
  ends_on: string | null;
  dating: EventDating;
  times: VisitTimes;
  /** How long a visit takes, null where the museum does not say. */
  visit_minutes: number | null;
  all_day: boolean;
  pool_id: string | null;
  day_pool_id: string | null;
  /** Length of its time slots, null when it has none. */
  slot_minutes: number | null;
  sequence_no: number;
  /** Also those that are over. */
  pauses: StoredPause[];
  venue: { id: string; name: LocalizedText; address: string };
  custom_groups: { id: string; name: LocalizedText }[];
};

export type TicketRow = {
  id: string;
  event_id: string;
  mode: TicketMode;
  name: LocalizedText;
  description: LocalizedText;
  price: number;
  vat_value: number;
  family: boolean;
  book_with_cost: boolean;
  book_with_cost_warning: LocalizedText;
  print_separately: boolean;
  unique_barcode: boolean;
  scan_separately: boolean;
  only_with_paid: boolean;
  withdrawal_days: number;
  stay_minutes: number | null;
  pool_id: string | null;
  sequence_no: number;
  group: { id: string; name: LocalizedText; sequence_no: number };
  subtickets: {
    id: string;
    name: LocalizedText;
    price: number;
    vat_value: number;
    min_quantity: number;
    max_quantity: number;
  }[];
};

/** What the columns of JSON hold. */
type StoredEvent = Pick<
  EventRow,
  | 'name'
  | 'subtitle'
  | 'teaser'
  | 'description'
  | 'picture'
  | 'more_pictures'
  | 'accent'
  | 'venue'
  | 'custom_groups'
  | 'pauses'
>;
type StoredTicket = Pick<
  TicketRow,
  'name' | 'description' | 'book_with_cost_warning' | 'group' | 'subtickets'
>;

const eventsStatement = statement('events-after', { after: text(), most: int() }, ({ after, most }) =>
  build
    .selectFrom('event as e')
    .innerJoin('venue as v', 'v.id', 'e.venue_id')
    .leftJoin('pool as p', 'p.id', 'e.pool_id')
    .select([
      'e.id',
      'e.name',
      'e.subtitle',
      'e.teaser',
      'e.description',
      'e.picture',
      'e.more_pictures',
      'e.accent',
      'e.starts_on',
      'e.ends_on',
      'e.dating',
      'e.times',
      'e.visit_minutes',
      'e.all_day',
      'e.pool_id',
      'e.day_pool_id',
      'p.longest_minutes as slot_minutes',
      'e.sequence_no',
      'e.pauses',
    ])
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({ id: ref('v.id'), name: ref('v.name'), address: ref('v.address') }).as('venue'),
      jsonArrayFrom(
        selectFrom('event_custom_group as eg')
          .innerJoin('custom_group as g', 'g.id', 'eg.custom_group_id')
          .select(['g.id', 'g.name'])
          .whereRef('eg.event_id', '=', 'e.id')
          .orderBy('g.sequence_no'),
      ).as('custom_groups'),
    ])
    .where('e.withdrawn', '=', false)
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(most)
    .$narrowType<StoredEvent>(),
);

const ticketsStatement = statement('tickets-of-events', { events: list(text()) }, ({ events }) =>
  build
    .selectFrom('ticket as t')
    .innerJoin('ticket_group as g', 'g.id', 't.group_id')
    .select([
      't.id',
      't.event_id',
      't.mode',
      't.name',
      't.description',
      't.price',
      't.vat_value',
      't.family',
      't.book_with_cost',
      't.book_with_cost_warning',
      't.print_separately',
      't.unique_barcode',
      't.scan_separately',
      't.only_with_paid',
      't.withdrawal_days',
      't.stay_minutes',
      't.pool_id',
      't.sequence_no',
    ])
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({ id: ref('g.id'), name: ref('g.name'), sequence_no: ref('g.sequence_no') }).as(
        'group',
      ),
      jsonArrayFrom(
        selectFrom('subticket as s')
          .select(['s.id', 's.name', 's.price', 's.vat_value', 's.min_quantity', 's.max_quantity'])
          .whereRef('s.ticket_id', '=', 't.id')
          .orderBy('s.sequence_no'),
      ).as('subtickets'),
    ])
    .where('t.withdrawn', '=', false)
    .where('t.event_id', '=', any(events))
    .orderBy('t.event_id')
    .orderBy('g.sequence_no')
    .orderBy('t.sequence_no')
    .orderBy('t.id')
    .$narrowType<StoredTicket>(),
);

/**
 * Events that the museum folder still has, in the order of their ids.
 * @param after an id; '' for the first ones
 */
export function readEventsAfter(sql: Sql, after: string, most: number): Promise<EventRow[]> {
  return sql.all(eventsStatement, { after, most });
}

/** The tickets of these events that the museum folder still has; those of one event in the order in which they are shown. */
export function readTicketsOf(sql: Sql, events: readonly string[]): Promise<TicketRow[]> {
  return sql.all(ticketsStatement, { events });
}
