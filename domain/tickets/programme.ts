// The list of events (spec 2, "Ticket event list"): filters by venue and custom group, what has ended comes last.
import type { Event } from './event.ts';

export type Named = { readonly id: string; readonly name: string };
export type ProgrammeFilter = { readonly venue?: string | undefined; readonly group?: string | undefined };

const distinct = (items: readonly Named[]): Named[] => [
  ...new Map(items.map(({ id, name }) => [id, { id, name }])).values(),
];

/** The venues of the programme, in its order. */
export const venuesOf = (events: readonly Event[]): Named[] => distinct(events.map(({ venue }) => venue));

/** The custom groups of the programme, in its order. */
export const groupsOf = (events: readonly Event[]): Named[] =>
  distinct(events.flatMap(({ custom_groups }) => custom_groups));

const hasEnded = ({ state }: Event): number => Number(state === 'ended');

/** Events that match, in the order of the programme, ended ones last. */
export const programme = (events: readonly Event[], { venue, group }: ProgrammeFilter): Event[] =>
  events
    .filter((event) => !venue || event.venue.id === venue)
    .filter((event) => !group || event.custom_groups.some(({ id }) => id === group))
    .toSorted(
      (a, b) =>
        hasEnded(a) - hasEnded(b) ||
        a.sequence_no - b.sequence_no ||
        (a.sorting_datetime < b.sorting_datetime ? -1 : Number(a.sorting_datetime > b.sorting_datetime)),
    );
