// Events and tickets as rows, read whole: a museum has dozens, and every page wants them.
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { LocalizedText } from '../../domain/language.ts';
import type { EventDating, TicketMode } from '../../domain/tickets/event.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { build, statement } from '../platform/database/statement.ts';

export type EventRow = {
  id: string;
  name: LocalizedText;
  subtitle: LocalizedText;
  teaser: LocalizedText;
  description: LocalizedText;
  picture: StoredPicture;
  accent: { light: string; dark: string };
  starts_on: string;
  ends_on: string | null;
  dating: EventDating;
  all_day: boolean;
  pool_id: string | null;
  day_pool_id: string | null;
  /** Length of its time slots, null when it has none. */
  slot_minutes: number | null;
  sequence_no: number;
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
  'name' | 'subtitle' | 'teaser' | 'description' | 'picture' | 'accent' | 'venue' | 'custom_groups'
>;
type StoredTicket = Pick<
  TicketRow,
  'name' | 'description' | 'book_with_cost_warning' | 'group' | 'subtickets'
>;

const eventsStatement = statement('all-events', {}, () =>
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
      'e.accent',
      'e.starts_on',
      'e.ends_on',
      'e.dating',
      'e.all_day',
      'e.pool_id',
      'e.day_pool_id',
      'p.longest_minutes as slot_minutes',
      'e.sequence_no',
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
    .orderBy('e.sequence_no')
    .orderBy('e.id')
    .$narrowType<StoredEvent>(),
);

const ticketsStatement = statement('all-tickets', {}, () =>
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
    .orderBy('t.event_id')
    .orderBy('g.sequence_no')
    .orderBy('t.sequence_no')
    .orderBy('t.id')
    .$narrowType<StoredTicket>(),
);

/** Every event that the museum folder still has. */
export function readEvents(sql: Sql): Promise<EventRow[]> {
  return sql.all(eventsStatement);
}

/** Every ticket that the museum folder still has. */
export function readTickets(sql: Sql): Promise<TicketRow[]> {
  return sql.all(ticketsStatement);
}
