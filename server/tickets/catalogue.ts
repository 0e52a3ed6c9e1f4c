// What the museum sells admission to, in memory: read again when an import has raised the catalogue's version.
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { takeTurns } from '../platform/in-turns.ts';
import { type EventRow, readEventsAfter, readTicketsOf, type TicketRow } from './catalogue-store.ts';
import { StoredEvent, StoredTicket } from './stored-event.ts';

/** Events that are read at once: each portion keeps everybody else waiting for some milliseconds. */
const PORTION = 50;

export type Catalogue = {
  readonly events: readonly EventRow[];
  readonly event: ReadonlyMap<string, EventRow>;
  readonly ticket: ReadonlyMap<string, TicketRow>;
  readonly ticketsOf: ReadonlyMap<string, readonly TicketRow[]>;
};

/** Reads the whole catalogue of admissions, in portions: an import between two of them shows in its version. */
export async function loadCatalogue(sql: Sql): Promise<Catalogue> {
  const events: EventRow[] = [];
  const tickets: TicketRow[] = [];
  const turns = takeTurns();
  let portion: EventRow[];
  do {
    portion = await readEventsAfter(sql, events.at(-1)?.id ?? '', PORTION);
    const ids = portion.map(({ id }) => id);
    events.push(...checkRows('event', StoredEvent, portion));
    tickets.push(...checkRows('ticket', StoredTicket, await readTicketsOf(sql, ids)));
    await turns();
  } while (portion.length === PORTION);
  return {
    events: events.toSorted((a, b) => a.sequence_no - b.sequence_no),
    event: new Map(events.map((event) => [event.id, event])),
    ticket: new Map(tickets.map((ticket) => [ticket.id, ticket])),
    ticketsOf: Map.groupBy(tickets, ({ event_id }) => event_id),
  };
}
