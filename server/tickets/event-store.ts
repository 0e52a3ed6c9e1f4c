// The write half of events and tickets: what an import of the museum folder says, in a handful of statements. What is
// not in the folder any more is withdrawn, not deleted: orders name it.
import type { LocalizedText } from '../../domain/language.ts';
import type { EventDating, TicketMode } from '../../domain/tickets/event.ts';
import { json, type Sql, type Statement } from '../database/sql.ts';

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
  readonly picture: {
    readonly src: string;
    readonly widths: readonly number[];
    readonly alt: LocalizedText;
    readonly ratio: number;
  };
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

/** How many are new, and how many were withdrawn. */
export type CatalogueChanges = {
  readonly events: { readonly added: number; readonly withdrawn: number };
  readonly tickets: { readonly added: number; readonly withdrawn: number };
};

type Count = { count: number };

/** An upsert by id that answers how many rows are new. */
const upsertStatement = (table: string, types: Readonly<Record<string, string>>): Statement<Count> => {
  const names = Object.keys(types);
  const columns = names.join(', ');
  return {
    name: `put-${table}s`,
    text: `
      with put as (
        insert into ${table} (${columns}) select ${columns}
        from jsonb_to_recordset($1) as r (${names.map((name) => `${name} ${types[name]}`).join(', ')})
        on conflict (id) do update
        set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, withdrawn = false
        returning (xmax = 0) as added
      ) select count(*) filter (where added) as count from put`,
  };
};

const putEventsStatement = upsertStatement('event', {
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

const putTicketsStatement = upsertStatement('ticket', {
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

const withdrawStatement = (table: 'event' | 'ticket'): Statement<Count> => ({
  name: `withdraw-${table}s`,
  text: `
    with gone as (update ${table} set withdrawn = true where id <> all ($1::text[]) and not withdrawn returning 1)
    select count(*) as count from gone`,
});

const withdrawEventsStatement = withdrawStatement('event');
const withdrawTicketsStatement = withdrawStatement('ticket');

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

const clearGroupsStatement: Statement<never> = {
  name: 'clear-event-groups',
  text: 'delete from event_custom_group',
};
const putGroupsStatement: Statement<never> = {
  name: 'put-event-groups',
  text: `
    insert into event_custom_group (event_id, custom_group_id)
    select event_id, custom_group_id from jsonb_to_recordset($1) as r (event_id text, custom_group_id text)`,
};

const countOf = async (sql: Sql, statement: Statement<Count>, value: unknown): Promise<number> =>
  (await sql.named(statement, [value]))[0]?.count ?? 0;

/** Makes these the museum's events, with their tickets; venues, groups and pools must be there. */
export const upsertEvents = async (sql: Sql, events: readonly NewEvent[]): Promise<CatalogueChanges> => {
  const tickets = events.flatMap((event) =>
    event.tickets.map((ticket, index) => ({ ...ticket, event_id: event.id, sequence_no: index + 1 })),
  );
  const ticketIds = tickets.map(({ id }) => id);
  const subtickets = tickets.flatMap((ticket) =>
    ticket.subtickets.map((part, index) => ({ ...part, ticket_id: ticket.id, sequence_no: index + 1 })),
  );
  const groups = events.flatMap(({ id, custom_groups }) =>
    custom_groups.map((group) => ({ event_id: id, custom_group_id: group })),
  );
  const eventsAdded = await countOf(sql, putEventsStatement, json(events));
  const ticketsAdded = await countOf(sql, putTicketsStatement, json(tickets));
  await sql.named(clearSubticketsStatement, [ticketIds]);
  await sql.named(putSubticketsStatement, [json(subtickets)]);
  await sql.named(clearGroupsStatement, []);
  await sql.named(putGroupsStatement, [json(groups)]);
  return {
    events: {
      added: eventsAdded,
      withdrawn: await countOf(
        sql,
        withdrawEventsStatement,
        events.map(({ id }) => id),
      ),
    },
    tickets: { added: ticketsAdded, withdrawn: await countOf(sql, withdrawTicketsStatement, ticketIds) },
  };
};
