// What a visitor asks of the list of tickets, as the address holds it: `?date=&q=&venue=&group=&page=`.
import { type Day, isDay } from '../../domain/museum-time.ts';

export type ProgrammeChoice = {
  /** The day of the visit, '' for any; whether there is such a day is not known yet. */
  readonly date: string;
  /** Words to look for. */
  readonly q: string;
  readonly venue: string;
  readonly group: string;
  /** From 1. */
  readonly page: number;
};

/** Events on one page of the list. */
export const PAGE_SIZE = 12;
/** Longest parameter. The server refuses longer ones, and no link of the shop has them. */
const LONGEST = 64;

/** Everything. */
export const WHOLE_PROGRAMME: ProgrammeChoice = { date: '', q: '', venue: '', group: '', page: 1 };

/** What an address asks for. */
export function choiceIn(search: URLSearchParams): ProgrammeChoice {
  const given = (name: string) => search.get(name)?.slice(0, LONGEST).trim() ?? '';
  const page = given('page');
  return {
    date: given('date'),
    q: given('q'),
    venue: given('venue'),
    group: given('group'),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address's parameters of a choice, in their order, without defaults. */
export function parametersOf({
  date,
  q,
  venue,
  group,
  page,
}: ProgrammeChoice): [name: string, value: string][] {
  const all: [string, string][] = [
    ['date', date],
    ['q', q],
    ['venue', venue],
    ['group', group],
    ['page', page > 1 ? String(page) : ''],
  ];
  return all.filter(([, value]) => value !== '');
}

/** The same as text for a link, from the question mark on. */
export function searchOf(choice: ProgrammeChoice): string {
  return `?${new URLSearchParams(parametersOf(choice))}`;
}

/** Why a day cannot be asked for; undefined when it can, or when none is. */
export function dayProblem(date: string, today: Day): 'unknown' | 'past' | undefined {
  if (date === '') return undefined;
  if (!isDay(date)) return 'unknown';
  return date < today ? 'past' : undefined;
}

/** The query of `event/programme` for a choice. */
export function programmeQuery({ date, q, venue, group, page }: ProgrammeChoice) {
  return {
    date: date || undefined,
    q: q || undefined,
    venue: venue || undefined,
    group: group || undefined,
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  };
}
