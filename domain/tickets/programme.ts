// The list of events (spec 2, "Ticket event list"): filters by venue and custom group; ended events come last.
import type { Event } from './event.ts';

export type Named = { readonly id: string; readonly name: string };
export type ProgrammeFilter = { readonly venue?: string | undefined; readonly group?: string | undefined };

/** Events that match, in the order of the programme, ended ones last. */
export function programme(events: readonly Event[], { venue, group }: ProgrammeFilter): Event[] {
  return events
    .filter((event) => !venue || event.venue.id === venue)
    .filter((event) => !group || event.custom_groups.some(({ id }) => id === group))
    .toSorted(
      (a, b) =>
        hasEnded(a) - hasEnded(b) ||
        a.sequence_no - b.sequence_no ||
        (a.sorting_datetime < b.sorting_datetime ? -1 : Number(a.sorting_datetime > b.sorting_datetime)),
    );
}

function hasEnded({ state }: Event): number {
  return Number(state === 'ended');
}

/** The venues of the programme, in its order. */
export function venuesOf(events: readonly Event[]): Named[] {
  return distinct(events.map(({ venue }) => venue));
}

function distinct(items: readonly Named[]): Named[] {
  return [...new Map(items.map(({ id, name }) => [id, { id, name }])).values()];
}

/** The custom groups of the programme, in its order. */
export function groupsOf(events: readonly Event[]): Named[] {
  return distinct(events.flatMap(({ custom_groups }) => custom_groups));
}
