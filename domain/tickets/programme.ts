// The list of events (spec 2, "Ticket event list"): which of them are asked for, and their order; ended events come last.
import type { Day } from '../museum-time.ts';

export type Named = { readonly id: string; readonly name: string };

/** An event as the list chooses and orders it. */
export type ProgrammeEntry = {
  readonly venue: Named;
  readonly custom_groups: readonly Named[];
  readonly sequence_no: number;
  readonly start: Day;
  /** Null: it stays. */
  readonly end: Day | null;
  /** What a search finds, made with `searchable`. */
  readonly words: string;
};

export type ProgrammeFilter = {
  /** What a visitor looks for: each of the words must be found. */
  readonly q?: string | undefined;
  readonly venue?: string | undefined;
  readonly group?: string | undefined;
  /** Only what runs already, or only what opens later; neither has ended. */
  readonly run?: 'now' | 'next' | undefined;
};

/** Those that match, in the order of the programme. */
export function programme<Entry extends ProgrammeEntry>(
  entries: readonly Entry[],
  { q = '', venue, group, run }: ProgrammeFilter,
  today: Day,
): Entry[] {
  const wanted = searchable(q).split(/\s+/);
  return entries
    .filter((entry) => !venue || entry.venue.id === venue)
    .filter((entry) => !group || entry.custom_groups.some(({ id }) => id === group))
    .filter((entry) => !run || (!hasEnded(entry, today) && entry.start > today === (run === 'next')))
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .toSorted(
      (a, b) =>
        Number(hasEnded(a, today)) - Number(hasEnded(b, today)) ||
        a.sequence_no - b.sequence_no ||
        (a.start < b.start ? -1 : Number(a.start > b.start)),
    );
}

/** Whether the run is over. */
export function hasEnded({ end }: Pick<ProgrammeEntry, 'end'>, today: Day): boolean {
  return end !== null && end < today;
}

/** Texts as a search compares them: capitals and accents do not count. */
export function searchable(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim();
}

/** The venues of the programme, in its order. */
export function venuesOf(entries: readonly Pick<ProgrammeEntry, 'venue'>[]): Named[] {
  return distinct(entries.map(({ venue }) => venue));
}

function distinct(items: readonly Named[]): Named[] {
  return [...new Map(items.map(({ id, name }) => [id, { id, name }])).values()];
}

/** The custom groups of the programme, in its order. */
export function groupsOf(entries: readonly Pick<ProgrammeEntry, 'custom_groups'>[]): Named[] {
  return distinct(entries.flatMap(({ custom_groups }) => custom_groups));
}
