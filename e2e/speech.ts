// The words that a visitor reads and looks for, from the shop's own catalogues.
import { LANGUAGES, type Language } from '../domain/language.ts';
import { demoBankWording } from '../domain/wording/demo-bank/demo-bank-wording.ts';
import { createFormats } from '../domain/wording/formats.ts';
import type { Translate } from '../domain/wording/message.ts';
import type { ShopWording } from '../domain/wording/shop-wording.ts';
import { createTranslate } from '../domain/wording/translate.ts';
import { shopWording } from '../server/pages/shop-wording.ts';

export type Speech = {
  readonly language: Language;
  readonly t: Translate<ShopWording>;
  readonly formats: ReturnType<typeof createFormats>;
  readonly bank: (typeof demoBankWording)[Language];
};

export function speak(language: Language): Speech {
  return {
    language,
    t: createTranslate<ShopWording>(shopWording(language).wording, language),
    formats: createFormats(language),
    bank: demoBankWording[language],
  };
}

export const GERMAN = speak('de');

function dayOfYear(now: Date): number {
  return Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 0)) / 86_400_000);
}

/** Another language each day, so that the runs of a week cover all. */
export function languageOfTheDay(now = new Date()): Speech {
  const others = LANGUAGES.filter((language) => language !== 'de');
  return speak(others[dayOfYear(now) % others.length] ?? 'en');
}

const EVERY = process.env['TEST_LANGUAGES'] === 'all';

/** Whose words a journey speaks: another of the eight languages each day; German, too, with `TEST_LANGUAGES=all`. */
export function speeches(now = new Date()): readonly Speech[] {
  return EVERY
    ? [GERMAN, languageOfTheDay(now)]
    : [speak(LANGUAGES[dayOfYear(now) % LANGUAGES.length] ?? 'de')];
}

/**
 * What is looked at page by page: German and the language of the day; all eight with `TEST_LANGUAGES=all`, for whoever
 * changes wording or pages as a whole: five minutes more.
 */
export function testedLanguages(): readonly Language[] {
  return EVERY ? LANGUAGES : ['de', languageOfTheDay().language];
}
