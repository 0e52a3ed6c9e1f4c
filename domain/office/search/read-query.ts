// What somebody may mean who types into the one field (operations 2). A text can mean several things: `24.11` is a day and an
// amount. All of them are looked for, and the answer says what fitted.
import type { Cents } from '../../money.ts';
import { addDays, type Day, isDay } from '../../museum-time.ts';
import { foldName } from './fold-name.ts';
import { phoneKey } from './phone-key.ts';

/** What is looked for; what the text cannot mean is absent. */
export type SearchQuery = {
  /** Order numbers: the year may be left out. */
  readonly numbers?: readonly string[];
  /** Of a ticket, a pass or a voucher. */
  readonly barcode?: string;
  /** What a provider calls a payment, and a transfer's reference without spaces. */
  readonly references?: readonly string[];
  /** The beginning of an address, in lower case. */
  readonly email?: string;
  readonly phone?: string;
  readonly amount?: Cents;
  readonly day?: Day;
  /** Of a name, folded; the last one may be unfinished. */
  readonly words?: readonly string[];
};

const YEARS_BACK = 12;
const SHORTEST_CODE = 6;
const SHORTEST_WORD = 2;
const MOST_WORDS = 5;

/** @param today decides which year a day without one is in */
export function readQuery(text: string, today: Day): SearchQuery {
  const typed = text.trim().replace(/\s+/g, ' ');
  const words = wordsIn(typed);
  return {
    ...found('numbers', numbersIn(typed, today)),
    ...found('barcode', codeIn(typed)),
    ...found('references', referencesIn(typed)),
    ...found('email', /^[^\s@]{2,}@?[^\s@]*$/.test(typed) ? typed.toLowerCase() : undefined),
    ...found('phone', phoneKey(typed)),
    ...found('amount', amountIn(typed)),
    ...found('day', dayIn(typed, today)),
    ...found('words', words.length > 0 ? words : undefined),
  };
}

function found<Key extends keyof SearchQuery>(key: Key, value: SearchQuery[Key] | undefined): SearchQuery {
  return value === undefined ? {} : { [key]: value };
}

function numbersIn(typed: string, today: Day): string[] | undefined {
  if (/^\d{4}-\d{1,9}$/.test(typed)) return [typed];
  if (!/^\d{6,9}$/.test(typed)) return undefined;
  const year = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_BACK }, (_, back) => `${year - back}-${typed}`);
}

function codeIn(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length >= SHORTEST_CODE && /^[A-Z0-9]{6,64}$/.test(code) ? code : undefined;
}

/** As typed, because providers tell capitals from small letters, and as a creditor reference is printed: in groups. */
function referencesIn(typed: string): string[] | undefined {
  const joined = typed.replace(/\s/g, '');
  if (joined.length < SHORTEST_CODE || !/^[\w.:-]+$/.test(joined)) return undefined;
  return [...new Set([joined, joined.toUpperCase()])];
}

/** `45`, `45,00`, `1.234,50`, `€ 45`. */
function amountIn(typed: string): Cents | undefined {
  const [, whole = '', cents = '00'] =
    /^(?:€|EUR)?\s?(\d{1,3}(?:[.,’' ]\d{3})+|\d{1,5})(?:[.,](\d{2}))?\s?(?:€|EUR)?$/i.exec(typed) ?? [];
  return whole === '' ? undefined : Number(whole.replace(/\D/g, '')) * 100 + Number(cents);
}

/** `24.11.2026`, `24.11.`, `24/11`, `2026-11-24`; without a year the one that is nearest. */
function dayIn(typed: string, today: Day): Day | undefined {
  if (isDay(typed)) return typed;
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./]?(\d{2}|\d{4})?$/.exec(typed) ?? [];
  if (!day || !month) return undefined;
  const rest = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const years = year
    ? [Number(year.length === 2 ? `20${year}` : year)]
    : [thisYear, thisYear + 1, thisYear - 1];
  const days = years.map((each) => `${each}-${rest}`).filter(isDay);
  const [earliest, latest] = [addDays(today, -183), addDays(today, 183)];
  return days.find((each) => each >= earliest && each <= latest) ?? days[0];
}

function wordsIn(typed: string): string[] {
  if (typed.includes('@')) return [];
  return foldName(typed)
    .filter((word) => word.length >= SHORTEST_WORD && /\p{L}/u.test(word))
    .slice(0, MOST_WORDS);
}
