// From the cart back to the form: the tickets of a visit as they were chosen, so that day, time and number can be changed.
import type { Typed } from '../products/product-kind.ts';
import type { TicketForm } from './ticket-form.ts';
import {
  type DayTicketEntry,
  type DayTicketLine,
  isAdmissionLine,
  type LineSubticket,
  type TicketLine,
  withEntries,
} from './ticket-line.ts';

export type ReopenedTickets = {
  /** Places in the cart of the lines that the form stands for. */
  readonly places: readonly number[];
  readonly form: Pick<TicketForm, 'counts' | 'parts'>;
  /** What such a form cannot hold, a second family of a kind: it stays as it is. */
  readonly rest: readonly DayTicketLine[];
};

/** The visit whose line stands at a place of the cart; undefined if none of this event does. */
export function reopenTickets(
  lines: readonly Typed[],
  place: number,
  eventId: string,
): ReopenedTickets | undefined {
  const line = lines[place];
  if (!line || !isAdmissionLine(line) || line.eventId !== eventId) return undefined;
  return line.type === 'ticket' ? reopenVisit(lines, place, line) : reopenDay(place, line);
}

/** All kinds of tickets for the same time belong to the visit. */
function reopenVisit(lines: readonly Typed[], place: number, chosen: TicketLine): ReopenedTickets {
  const entries = new Map([[chosen.id, { place, line: chosen }]]);
  for (const [at, line] of lines.entries())
    if (isOfVisit(line, chosen) && !entries.has(line.id)) entries.set(line.id, { place: at, line });
  const found = [...entries.values()];
  return {
    places: found.map((one) => one.place).sort((a, b) => a - b),
    form: formOf(found.map(({ line }) => ({ ...line, count: line.totalCount }))),
    rest: [],
  };
}

function isOfVisit(line: Typed, { eventId, datetime }: TicketLine): line is TicketLine {
  return (
    isAdmissionLine(line) && line.type === 'ticket' && line.eventId === eventId && line.datetime === datetime
  );
}

function reopenDay(place: number, line: DayTicketLine): ReopenedTickets {
  const isFirst = ({ id }: DayTicketEntry, at: number) =>
    line.dayTickets.findIndex((one) => one.id === id) === at;
  const more = line.dayTickets.filter((entry, at) => !isFirst(entry, at));
  return {
    places: [place],
    form: formOf(line.dayTickets.filter(isFirst)),
    rest: more.length > 0 ? [withEntries(line, more)] : [],
  };
}

type Entry = { readonly id: string; readonly count: number; readonly subtickets: readonly LineSubticket[] };

function formOf(entries: readonly Entry[]): ReopenedTickets['form'] {
  const plain = entries.filter(({ subtickets }) => subtickets.length === 0);
  const parted = entries.filter(({ subtickets }) => subtickets.length > 0);
  return {
    counts: Object.fromEntries(plain.map(({ id, count }) => [id, count])),
    parts: Object.fromEntries(
      parted.map(({ id, subtickets }) => [
        id,
        Object.fromEntries(subtickets.map((part) => [part.id, part.count])),
      ]),
    ),
  };
}
