// Whether the fields of museum.yaml that many modules refer to make sense beyond their shape.
import { isLanguage, LANGUAGES } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import { isTimeZone } from '../platform/museum-clock.ts';
import { checkDays, checkRules, checkUnique } from './check-rules.ts';
import type { MuseumBasics } from './museum-basics.ts';
import { checkTheme } from './theme.ts';
import type { ReadFile, Report } from './yaml-file.ts';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Reports everything that is wrong with these fields, except the time zone (`checkTimeZone`). */
export function checkBasics(file: ReadFile<MuseumBasics>, today: Day): void {
  const { value: museum, report } = file;
  checkTheme(file);
  checkLanguages(museum, report);
  checkCountries(museum, report);
  for (const list of ['venues', 'custom_groups', 'pools'] as const)
    checkUnique(
      (museum[list] ?? []).map(({ id }) => id),
      (index) => [list, index, 'id'],
      report,
    );
  museum.closing_days?.forEach((day, index) => checkDays(day, ['closing_days', index], today, report));
  museum.pools?.forEach((pool, index) => checkRules(pool.slots, ['pools', index, 'slots'], today, report));
}

function checkLanguages(museum: MuseumBasics, report: Report): void {
  museum.languages.forEach((language, index) => {
    if (!isLanguage(language))
      report(['languages', index], `"${language}" is none of ${LANGUAGES.join(', ')}`);
  });
  checkUnique(museum.languages, (index) => ['languages', index], report);
}

function checkCountries(museum: MuseumBasics, report: Report): void {
  museum.countries.forEach((key, index) => {
    if (!isCountry(key)) report(['countries', index], `there is no country ${key}`);
  });
  checkUnique(museum.countries, (index) => ['countries', index], report);
}

/** Is this an ISO 3166 key? */
function isCountry(key: string): boolean {
  return /^[A-Z]{2}$/.test(key) && regions.of(key) !== undefined;
}

/** Reports an unknown time zone; true when it is known. */
export function checkTimeZone({ value, report }: ReadFile<MuseumBasics>): boolean {
  if (isTimeZone(value.timeZone)) return true;
  report(['timeZone'], `there is no time zone "${value.timeZone}"; an example is Europe/Berlin`);
  return false;
}
