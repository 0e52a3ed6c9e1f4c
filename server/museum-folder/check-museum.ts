// Whether museum.yaml makes sense beyond its shape.
import compile from 'icu-minify/compile';
import { REGISTRATION_FIELDS } from '../../domain/customers/registration-fields.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import { tagKinds } from '../../domain/site/tags.ts';
import { accountsEn } from '../../domain/wording/accounts/en.ts';
import { cartEn } from '../../domain/wording/cart/en.ts';
import { customersEn } from '../../domain/wording/customers/en.ts';
import { demoBankEn } from '../../domain/wording/demo-bank/en.ts';
import { documentsEn } from '../../domain/wording/documents/en.ts';
import { merchandiseEn } from '../../domain/wording/merchandise/en.ts';
import { refusalsEn } from '../../domain/wording/refusals/en.ts';
import { settingsEn } from '../../domain/wording/settings/en.ts';
import { siteEn } from '../../domain/wording/site/en.ts';
import { ticketsEn } from '../../domain/wording/tickets/en.ts';
import { toursEn } from '../../domain/wording/tours/en.ts';
import { visitEn } from '../../domain/wording/visit/en.ts';
import { vouchersEn } from '../../domain/wording/vouchers/en.ts';
import { withdrawalEn } from '../../domain/wording/withdrawal/en.ts';
import { isTimeZone } from '../platform/museum-clock.ts';
import { currencyOf } from '../site/currency.ts';
import { flagProblem, twinFlag } from '../site/flags.ts';
import { checkEmbed } from './check-embed.ts';
import { checkIssuer } from './check-issuer.ts';
import { checkLinks } from './check-links.ts';
import { checkPayments } from './check-payments.ts';
import { checkDay, checkRules, checkUnique } from './check-rules.ts';
import { checkTags } from './check-tags.ts';
import type { MuseumFile } from './museum-file.ts';
import { TOUR_LANGUAGE } from './tour-file.ts';
import type { Path, ReadFile, Report } from './yaml-file.ts';

const wordingKeys = new Set(
  [
    siteEn,
    visitEn,
    ticketsEn,
    toursEn,
    merchandiseEn,
    vouchersEn,
    cartEn,
    customersEn,
    accountsEn,
    settingsEn,
    withdrawalEn,
    documentsEn,
    refusalsEn,
    demoBankEn,
  ].flatMap((section) => Object.keys(section)),
);

const MENU = 'site.nav.';
const MENU_ENTRIES = new Set(
  Object.keys(siteEn).flatMap((key) => (key.startsWith(MENU) ? [key.slice(MENU.length)] : [])),
);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Reports everything that is wrong with it, but its pictures. */
export function checkMuseum(file: ReadFile<MuseumFile>, today: Day): void {
  const { value: museum, report } = file;
  checkLanguages(museum, report);
  checkLanguageKeys(museum, report);
  checkTranslations(museum, report);
  checkCountries(museum, report);
  checkFlags(museum, report);
  checkNotice(museum, report);
  checkLinks(museum, report);
  if (!currencyOf(museum.currencySymbol))
    report(['currencySymbol'], `"${museum.currencySymbol}" is no currency; examples are € and CHF`);
  checkFields(museum, report);
  checkIds(museum, report);
  checkIssuer(file);
  checkPayments(file);
  checkTags(file);
  checkEmbed(file);
  museum.closing_days?.forEach((day, index) => checkDay(day, ['closing_days', index], today, report));
  museum.pools?.forEach((pool, index) => checkRules(pool.slots, ['pools', index, 'slots'], today, report));
}

function checkLanguages(museum: MuseumFile, report: Report): void {
  museum.languages.forEach((language, index) => {
    if (!isLanguage(language))
      report(['languages', index], `"${language}" is none of ${LANGUAGES.join(', ')}`);
  });
  checkUnique(museum.languages, (index) => ['languages', index], report);
  if (!museum.languages.includes(DEFAULT_LANGUAGE))
    report(['languages'], `is missing ${DEFAULT_LANGUAGE}, the default`);
}

function checkLanguageKeys(museum: MuseumFile, report: Report): void {
  const check = (keys: object | undefined, path: Path) => {
    for (const key of Object.keys(keys ?? {}))
      if (!isLanguage(key)) report([...path, key], `"${key}" is none of ${LANGUAGES.join(', ')}`);
  };
  check(museum.museumPerLanguageUrls, ['museumPerLanguageUrls']);
  check(museum.customTermsLinks, ['customTermsLinks']);
  check(museum.translations, ['translations']);
  for (const [entry, names] of Object.entries(museum.navTranslations ?? {})) {
    if (!MENU_ENTRIES.has(entry))
      report(['navTranslations', entry], `there is no entry "${entry}" in the menu`);
    check(names, ['navTranslations', entry]);
  }
}

function checkTranslations(museum: MuseumFile, report: Report): void {
  for (const [language, messages] of Object.entries(museum.translations ?? {}))
    for (const [key, message] of Object.entries(messages)) {
      const problem = wordingKeys.has(key)
        ? messageProblem(message)
        : `there is no wording with the key "${key}"`;
      if (problem) report(['translations', language, key], problem);
    }
}

/** Why the shop could not say this message, or undefined when it can. */
function messageProblem(message: string): string | undefined {
  try {
    compile(message);
    return undefined;
  } catch (problem) {
    return `is no ICU message: ${(problem as Error).message.split('\n')[0]}`;
  }
}

function checkCountries(museum: MuseumFile, report: Report): void {
  museum.countries.forEach((key, index) => {
    if (!isCountry(key)) report(['countries', index], `there is no country ${key}`);
  });
  checkUnique(museum.countries, (index) => ['countries', index], report);
}

/** Is this an ISO 3166 key? */
function isCountry(key: string): boolean {
  return /^[A-Z]{2}$/.test(key) && regions.of(key) !== undefined;
}

function checkFlags(museum: MuseumFile, report: Report): void {
  for (const [name, value] of Object.entries(museum.flags ?? {})) {
    const problem = flagProblem(name, value);
    if (problem) report(['flags', name], problem);
  }
  const country = museum.flags?.default_user_country_key;
  if (typeof country === 'string' && !museum.countries.includes(country))
    report(['flags', 'default_user_country_key'], `${country} is not among the countries`);
  const language = museum.flags?.guided_tour_default_language;
  if (typeof language === 'string' && !new RegExp(TOUR_LANGUAGE).test(language))
    report(['flags', 'guided_tour_default_language'], `"${language}" is no language's key such as de or gsg`);
}

/** With tags the notice has words of its own: its question. */
function checkNotice({ flags, tags, cookie_warning }: MuseumFile, report: Report): void {
  if (twinFlag(flags ?? {}, 'cookie_disclaimer') && !cookie_warning && tagKinds(tags).length === 0)
    report(['flags'], 'cookie_disclaimer has nothing to show without a text, cookie_warning');
}

function checkFields(museum: MuseumFile, report: Report): void {
  museum.guest_fields.forEach(({ name }, index) => {
    if (!REGISTRATION_FIELDS.some((field) => field === name))
      report(['guest_fields', index, 'name'], `"${name}" is none of ${REGISTRATION_FIELDS.join(', ')}`);
  });
  checkUnique(
    museum.guest_fields.map(({ name }) => name),
    (index) => ['guest_fields', index],
    report,
  );
  if (!museum.guest_fields.some(({ name, required }) => name === 'email' && required))
    report(['guest_fields'], 'must ask for email, required: the tickets are sent there');
  const asked = museum.guest_fields.findIndex(({ name }) => name === 'salutation');
  if (asked >= 0 && !museum.salutations?.length)
    report(['guest_fields', asked], 'asks for a salutation, and there are no salutations to choose from');
}

function checkIds(museum: MuseumFile, report: Report): void {
  for (const list of [
    'venues',
    'custom_groups',
    'ticket_groups',
    'article_categories',
    'voucher_groups',
    'pools',
  ] as const)
    checkUnique(
      (museum[list] ?? []).map(({ id }) => id),
      (index) => [list, index, 'id'],
      report,
    );
  checkUnique(
    museum.payment_types.map(({ id }) => id),
    (index) => ['payment_types', index, 'id'],
    report,
  );
  const salutations = museum.salutations?.map(({ value }) => value) ?? [];
  checkUnique(salutations, (index) => ['salutations', index, 'value'], report);
}

/** Reports a time zone that nobody knows; true when it is known. */
export function checkTimeZone({ value, report }: ReadFile<MuseumFile>): boolean {
  if (isTimeZone(value.timeZone)) return true;
  report(['timeZone'], `there is no time zone "${value.timeZone}"; an example is Europe/Berlin`);
  return false;
}
