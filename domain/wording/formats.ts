// Dates, times and money as a language writes them (spec 9: d.m.Y is the German form). Formatters are memoised:
// making one costs more than using it a hundred times.
import { type Language, LOCALES } from '../language.ts';
import type { Cents } from '../money.ts';
import {
  at,
  type ClockTime,
  type Day,
  dayOf,
  type Month,
  type MuseumDateTime,
  timeOf,
} from '../museum-time.ts';

const dateTimeFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** The memoised formatters, in the form `icu-minify` asks for. */
export const formatters = {
  getDateTimeFormat: (locales?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    memoised(
      dateTimeFormats,
      `${locales}${JSON.stringify(options)}`,
      () => new Intl.DateTimeFormat(locales, options),
    ),
  getNumberFormat: (locales?: string | string[], options?: Intl.NumberFormatOptions) =>
    memoised(
      numberFormats,
      `${locales}${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(locales, options),
    ),
  getPluralRules: (locales?: string | string[], options?: Intl.PluralRulesOptions) =>
    memoised(
      pluralRules,
      `${locales}${JSON.stringify(options)}`,
      () => new Intl.PluralRules(locales, options),
    ),
};

const DAY_STYLES = {
  /** 24.12.2026 */
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  /** 24. Dezember */
  yearless: { day: 'numeric', month: 'long' },
  /** Do., 24. Dez. */
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 24. Dezember 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Donnerstag, 24. Dezember 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof DAY_STYLES;

export type Formats = ReturnType<typeof createFormats>;

/** A day before its month, in whatever language: 3. Dezember, 1er mai, 3 de diciembre. */
const DAY_AND_MONTH = /\d(?:\.|er)? (?:de )?(?=\p{L})/gu;

/**
 * Formats for one language. Days and times are museum time already, so no zone is applied.
 * @param symbol of the currency, as the museum writes it (spec 3, `currencySymbol`)
 * @param unbroken for pages, whose lines are short: a day and its month stay on one. Mails, papers and files keep plain spaces.
 */
export function createFormats(language: Language, symbol = '€', { unbroken = false } = {}) {
  const locale = LOCALES[language];
  const date = (options: Intl.DateTimeFormatOptions) =>
    formatters.getDateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const instant = (datetime: string) => new Date(`${dayOf(datetime)}T${timeOf(datetime) || '00:00'}:00Z`);

  // The first of a month is an ordinal in French, and no other day is: 1er mai. `Intl` writes 1 mai.
  const said = (text: string) => {
    const spoken = language === 'fr' ? text.replace(/\b1\b/g, '1er') : text;
    return unbroken ? spoken.replace(DAY_AND_MONTH, (part) => part.replaceAll(' ', '\u00a0')) : spoken;
  };

  const day = (value: Day | MuseumDateTime, style: DayStyle = 'long') =>
    said(date(DAY_STYLES[style]).format(instant(value)));
  const time = (value: MuseumDateTime) =>
    date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant(value));
  return {
    locale,
    /** Cents as money: 14,00 €. */
    money: (cents: Cents) =>
      formatters
        .getNumberFormat(locale, { style: 'currency', currency: 'EUR' })
        .format(cents / 100)
        // Letters that stand before an amount keep a space from it.
        .replace(/€(\d?)/, (_, digit) => symbol + (digit && /[\w.]$/.test(symbol) ? '\u00a0' : '') + digit),
    number: (value: number) => formatters.getNumberFormat(locale, {}).format(value),
    /** A rate in percent: 7 %. */
    percent: (rate: number) =>
      formatters.getNumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100),
    day,
    time,
    clock: (value: ClockTime) => time(at('2000-01-01', value)),
    /** The run of an exhibition: 3. Mai – 14. September 2026. */
    dayRange: (first: Day, last: Day) =>
      // Node sets thin spaces around the dash and Chromium plain ones: one of them, or hydration fails. In ranges alone,
      // Italian has 01 maggio.
      said(
        date(DAY_STYLES.long)
          .formatRange(instant(first), instant(last))
          .replaceAll('\u2009', ' ')
          .replace(/\b0/g, ''),
      ),
    /** A day, with its time where it has one: 3. Mai 2026, 10:30. */
    moment: (value: Day | MuseumDateTime, style: DayStyle = 'long') =>
      day(value, style) + (timeOf(value) === '' ? '' : `, ${time(value)}`),
    month: (month: Month) => date({ month: 'long', year: 'numeric' }).format(instant(`${month}-01`)),
    weekday: (value: Day, style: 'short' | 'long' | 'narrow') =>
      date({ weekday: style }).format(instant(value)),
  };
}

function memoised<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
