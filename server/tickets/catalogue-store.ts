// Events and tickets as rows, read whole: a museum has dozens, and every page wants them.
import type { LocalizedText } from '../../domain/language.ts';
import type { EventDating, TicketMode } from '../../domain/tickets/event.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';

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

const eventsStatement: Statement<EventRow> = {
  name: 'all-events',
  text: `
    select e.id, e.name, e.subtitle, e.teaser, e.description, e.picture, e.accent, e.starts_on, e.ends_on, e.dating,
      e.all_day, e.pool_id, e.day_pool_id, p.longest_minutes as slot_minutes, e.sequence_no,
      jsonb_build_object('id', v.id, 'name', v.name, 'address', v.address) as venue,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.sequence_no)
        from event_custom_group eg join custom_group g on g.id = eg.custom_group_id where eg.event_id = e.id
      ), '[]') as custom_groups
    from event e join venue v on v.id = e.venue_id left join pool p on p.id = e.pool_id
    where not e.withdrawn
    order by e.sequence_no, e.id`,
};

const ticketsStatement: Statement<TicketRow> = {
  name: 'all-tickets',
  text: `
    select t.id, t.event_id, t.mode, t.name, t.description, t.price, t.vat_value, t.family, t.book_with_cost,
      t.book_with_cost_warning, t.print_separately, t.unique_barcode, t.scan_separately, t.withdrawal_days,
      t.stay_minutes, t.pool_id, t.sequence_no,
      jsonb_build_object('id', g.id, 'name', g.name, 'sequence_no', g.sequence_no) as group,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'price', s.price, 'vat_value', s.vat_value,
          'min_quantity', s.min_quantity, 'max_quantity', s.max_quantity) order by s.sequence_no)
        from subticket s where s.ticket_id = t.id
      ), '[]') as subtickets
    from ticket t join ticket_group g on g.id = t.group_id
    where not t.withdrawn
    order by t.event_id, g.sequence_no, t.sequence_no, t.id`,
};

/** Every event that the museum folder still has. */
export function readEvents(sql: Sql): Promise<EventRow[]> {
  return sql.named(eventsStatement, []);
}

/** Every ticket that the museum folder still has. */
export function readTickets(sql: Sql): Promise<TicketRow[]> {
  return sql.named(ticketsStatement, []);
}
