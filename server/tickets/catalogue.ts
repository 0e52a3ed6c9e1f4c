// What the museum sells admission to, in memory: read again when an import has raised the catalogue's version.
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { type EventRow, readEvents, readTickets, type TicketRow } from './catalogue-store.ts';
import { StoredEvent, StoredTicket } from './stored-event.ts';

export type Catalogue = {
  readonly events: readonly EventRow[];
  readonly event: ReadonlyMap<string, EventRow>;
  readonly ticket: ReadonlyMap<string, TicketRow>;
  readonly ticketsOf: ReadonlyMap<string, readonly TicketRow[]>;
};

/** Reads the whole catalogue of admissions. */
export async function loadCatalogue(sql: Sql): Promise<Catalogue> {
  const [events, tickets] = await Promise.all([readEvents(sql), readTickets(sql)]);
  checkRows('event', StoredEvent, events);
  checkRows('ticket', StoredTicket, tickets);
  return {
    events,
    event: new Map(events.map((event) => [event.id, event])),
    ticket: new Map(tickets.map((ticket) => [ticket.id, ticket])),
    ticketsOf: Map.groupBy(tickets, ({ event_id }) => event_id),
  };
}
