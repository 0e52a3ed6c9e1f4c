// The write half of events and tickets: an import of the museum folder in a handful of statements. What is not in the
// folder any more is withdrawn, not deleted: orders name it.
import type { LocalizedText } from '../../domain/language.ts';
import type { EventDating, TicketMode } from '../../domain/tickets/event.ts';
import type { VisitTimes } from '../../domain/visit/visit-schemas.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { list, text } from '../platform/database/sql-type.ts';
import { any, build, statement } from '../platform/database/statement.ts';
import {
  fillOf,
  inOrder,
  productsOf,
  type RowChanges,
  refill,
  refillOf,
  replaceProducts,
} from '../platform/database/upsert.ts';
import type { StoredPause } from './stored-event.ts';

export type NewSubticket = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly price: number;
  readonly vat_value: number;
  readonly min_quantity: number;
  readonly max_quantity: number;
};

export type NewTicket = {
  readonly id: string;
  readonly group_id: string;
  readonly mode: TicketMode;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly price: number;
  readonly vat_value: number;
  readonly family: boolean;
  readonly book_with_cost: boolean;
  readonly book_with_cost_warning: LocalizedText;
  readonly print_separately: boolean;
  readonly unique_barcode: boolean;
  readonly scan_separately: boolean;
  readonly only_with_paid: boolean;
  readonly withdrawal_days: number;
  readonly stay_minutes: number | null;
  readonly pool_id: string | null;
  readonly subtickets: readonly NewSubticket[];
};

export type NewEvent = {
  readonly id: string;
  readonly venue_id: string;
  readonly custom_groups: readonly string[];
  readonly name: LocalizedText;
  readonly subtitle: LocalizedText;
  readonly teaser: LocalizedText;
  readonly description: LocalizedText;
  readonly picture: StoredPicture;
  readonly more_pictures: readonly StoredPicture[];
  readonly accent: { readonly light: string; readonly dark: string };
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly dating: EventDating;
  readonly times: VisitTimes;
  readonly visit_minutes: number | null;
  readonly all_day: boolean;
  readonly pool_id: string | null;
  readonly day_pool_id: string | null;
  readonly sequence_no: number;
  readonly pauses: readonly StoredPause[];
  /** In the order in which they are shown. */
  readonly tickets: readonly NewTicket[];
};

export type CatalogueChanges = {
  readonly events: RowChanges;
  readonly tickets: RowChanges;
};

const eventRows = productsOf('event', [
  'id',
  'venue_id',
  'name',
  'subtitle',
  'teaser',
  'description',
  'picture',
  'more_pictures',
  'accent',
  'starts_on',
  'ends_on',
  'dating',
  'times',
  'visit_minutes',
  'all_day',
  'pool_id',
  'day_pool_id',
  'sequence_no',
  'pauses',
]);

const ticketRows = productsOf('ticket', [
  'id',
  'event_id',
  'group_id',
  'mode',
  'name',
  'description',
  'price',
  'vat_value',
  'family',
  'book_with_cost',
  'book_with_cost_warning',
  'print_separately',
  'unique_barcode',
  'scan_separately',
  'only_with_paid',
  'withdrawal_days',
  'stay_minutes',
  'pool_id',
  'sequence_no',
]);

const clearSubtickets = statement('clear-subtickets', { tickets: list(text()) }, ({ tickets }) =>
  build.deleteFrom('subticket').where('ticket_id', '=', any(tickets)),
);

const fillSubtickets = fillOf('subticket', [
  'id',
  'ticket_id',
  'name',
  'price',
  'vat_value',
  'min_quantity',
  'max_quantity',
  'sequence_no',
]);

const groupRows = refillOf('event_custom_group', ['event_id', 'custom_group_id']);

/** Makes these the museum's events, with their tickets; venues, groups and pools must be there. */
export async function upsertEvents(sql: Sql, events: readonly NewEvent[]): Promise<CatalogueChanges> {
  const tickets = events.flatMap((event) =>
    inOrder(event.tickets).map((ticket) => ({ ...ticket, event_id: event.id })),
  );
  const subtickets = tickets.flatMap((ticket) =>
    inOrder(ticket.subtickets).map((part) => ({ ...part, ticket_id: ticket.id })),
  );
  const groups = events.flatMap(({ id, custom_groups }) =>
    custom_groups.map((group) => ({ event_id: id, custom_group_id: group })),
  );
  const changes = {
    events: await replaceProducts(sql, eventRows, events),
    tickets: await replaceProducts(sql, ticketRows, tickets),
  };
  await sql.run(clearSubtickets, { tickets: tickets.map(({ id }) => id) });
  await sql.run(fillSubtickets, { rows: subtickets });
  await refill(sql, groupRows, groups);
  return changes;
}
