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

const EVERY = process.env['TEST_LANGUAGES'] === 'all';

/**
 * Whose words a journey speaks. Each names one language, always the same; together they name all eight. With
 * `TEST_LANGUAGES=all` it is German, too.
 */
export function speechesOf(language: Language): readonly Speech[] {
  return EVERY && language !== 'de' ? [GERMAN, speak(language)] : [speak(language)];
}

/**
 * What is looked at page by page: German, which the demo museum is written in, and French, whose words are long and
 * whose spaces are narrow. `TEST_LANGUAGES=all` takes all eight and five minutes more: for a change of wording, or of
 * pages as a whole.
 */
export function testedLanguages(): readonly Language[] {
  return EVERY ? LANGUAGES : ['de', 'fr'];
}
