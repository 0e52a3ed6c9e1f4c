// The write half of events and tickets: what an import of the museum folder says, in a handful of statements. What is
// not in the folder any more is withdrawn, not deleted: orders name it.
import type { LocalizedText } from '../../domain/language.ts';
import type { EventDating, TicketMode } from '../../domain/tickets/event.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';
import { json, type Sql, type Statement } from '../platform/database/sql.ts';
import {
  createRefill,
  createWithdrawingReplacement,
  inOrder,
  type RowChanges,
} from '../platform/database/upsert.ts';

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
  readonly accent: { readonly light: string; readonly dark: string };
  readonly starts_on: string;
  readonly ends_on: string | null;
  readonly dating: EventDating;
  readonly all_day: boolean;
  readonly pool_id: string | null;
  readonly day_pool_id: string | null;
  readonly sequence_no: number;
  /** In the order in which they are shown. */
  readonly tickets: readonly NewTicket[];
};

export type CatalogueChanges = {
  readonly events: RowChanges;
  readonly tickets: RowChanges;
};

const replaceEvents = createWithdrawingReplacement('event', {
  id: 'text',
  venue_id: 'text',
  name: 'jsonb',
  subtitle: 'jsonb',
  teaser: 'jsonb',
  description: 'jsonb',
  picture: 'jsonb',
  accent: 'jsonb',
  starts_on: 'date',
  ends_on: 'date',
  dating: 'text',
  all_day: 'boolean',
  pool_id: 'text',
  day_pool_id: 'text',
  sequence_no: 'int',
});

const replaceTickets = createWithdrawingReplacement('ticket', {
  id: 'text',
  event_id: 'text',
  group_id: 'text',
  mode: 'int',
  name: 'jsonb',
  description: 'jsonb',
  price: 'int',
  vat_value: 'numeric',
  family: 'boolean',
  book_with_cost: 'boolean',
  book_with_cost_warning: 'jsonb',
  print_separately: 'boolean',
  unique_barcode: 'boolean',
  scan_separately: 'boolean',
  withdrawal_days: 'int',
  stay_minutes: 'int',
  pool_id: 'text',
  sequence_no: 'int',
});

const clearSubticketsStatement: Statement<never> = {
  name: 'clear-subtickets',
  text: 'delete from subticket where ticket_id = any ($1::text[])',
};
const putSubticketsStatement: Statement<never> = {
  name: 'put-subtickets',
  text: `
    insert into subticket (id, ticket_id, name, price, vat_value, min_quantity, max_quantity, sequence_no)
    select id, ticket_id, name, price, vat_value, min_quantity, max_quantity, sequence_no
    from jsonb_to_recordset($1) as r (id text, ticket_id text, name jsonb, price int, vat_value numeric,
      min_quantity int, max_quantity int, sequence_no int)`,
};

const replaceGroups = createRefill('event_custom_group', { event_id: 'text', custom_group_id: 'text' });

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
    events: await replaceEvents(sql, events),
    tickets: await replaceTickets(sql, tickets),
  };
  await sql.named(clearSubticketsStatement, [tickets.map(({ id }) => id)]);
  await sql.named(putSubticketsStatement, [json(subtickets)]);
  await replaceGroups(sql, groups);
  return changes;
}
