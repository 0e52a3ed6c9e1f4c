// The filters of the list of guided tours (spec 2, "Guided-tour list"), as the address holds them:
// `?language=de,en&category=&venue=&date=&page=`. `date` is a day, or a word, so that "today" is today whenever a link is
// followed. Where the museum preselects a language, `language=all` says that none is chosen.
import { addDays, type Day, isDay } from '../../domain/museum-time.ts';

export type TourChoice = {
  /** None: all languages. */
  readonly languages: readonly string[];
  readonly category: string;
  readonly venue: string;
  readonly date: string;
  /** From 1. */
  readonly page: number;
};

export const DATE_WORDS = ['today', 'tomorrow', 'next-days'] as const;

const ALL = 'all';
/** Longest parameter. The server refuses longer ones, and no link of the shop has them. */
const LONGEST = 64;
/** Tours on one page of the list. */
export const PAGE_SIZE = 12;
/** "The next few days" end that many days after today (spec 3). */
const NEXT_DAYS = 4;

/**
 * The languages that are chosen where an address names none: the visitor's own; where no tour is given in it, the one that
 * the museum names (`guided_tour_default_language`); without either, all (spec decisions 7).
 */
export function presetLanguages(
  given: readonly { readonly id: string }[],
  own: string,
  usual: string,
): readonly string[] {
  return [own, usual].filter((language) => given.some(({ id }) => id === language)).slice(0, 1);
}

/** @param preset the languages of an address that names none */
export function choiceIn(search: URLSearchParams, preset: readonly string[]): TourChoice {
  const given = (name: string) => search.get(name)?.slice(0, LONGEST) ?? '';
  const language = search.has('language') ? given('language') : undefined;
  const date = given('date');
  const page = given('page');
  return {
    languages: language === undefined ? preset : language.split(',').filter((id) => id !== '' && id !== ALL),
    category: given('category'),
    venue: given('venue'),
    date: isDateWord(date) || isDay(date) ? date : '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

type DateWord = (typeof DATE_WORDS)[number];

function isDateWord(text: string): text is DateWord {
  return DATE_WORDS.some((word) => word === text);
}

/** The address's parameters of a choice, in their order, without defaults. */
export function parametersOf(
  { languages, category, venue, date, page }: TourChoice,
  preset: readonly string[],
): [name: string, value: string][] {
  const named = languages.join(',') === preset.join(',') ? '' : languages.join(',') || ALL;
  return [
    ['language', named],
    ['category', category],
    ['venue', venue],
    ['date', date],
    ['page', page > 1 ? String(page) : ''],
  ].filter(([, value]) => value !== '') as [string, string][];
}

/** The same as text for a link, from the question mark on. */
export function searchOf(choice: TourChoice, preset: readonly string[]): string {
  return `?${new URLSearchParams(parametersOf(choice, preset))}`.replaceAll('%2C', ',');
}

/** Adds the language, or removes it if it is chosen. */
export function withLanguage(choice: TourChoice, id: string): TourChoice {
  return {
    ...choice,
    page: 1,
    languages: choice.languages.includes(id)
      ? choice.languages.filter((language) => language !== id)
      : [...choice.languages, id],
  };
}

/** The first and the last day that are asked for; undefined for any. */
export function daysAskedFor(date: string, today: Day): readonly [Day, Day] | undefined {
  if (date === '') return undefined;
  if (date === 'next-days') return [today, addDays(today, NEXT_DAYS)];
  const day = date === 'today' ? today : date === 'tomorrow' ? addDays(today, 1) : date;
  return [day, day];
}

/** The query of `tour/select/event` for a choice. */
export function tourQuery({ languages, category, venue, date, page }: TourChoice, today: Day) {
  return {
    language: languages.join(',') || undefined,
    category: category || undefined,
    venue: venue || undefined,
    date: [...new Set(daysAskedFor(date, today))].join(';') || undefined,
    limit: String(PAGE_SIZE),
    offset: String((page - 1) * PAGE_SIZE),
  };
}
