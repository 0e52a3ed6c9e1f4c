// The words that a visitor reads and looks for in one language, from the shop's own catalogues.
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { demoBankWording } from '../../domain/wording/demo-bank/demo-bank-wording.ts';
import { createFormats } from '../../domain/wording/formats.ts';
import type { Translate } from '../../domain/wording/message.ts';
import type { ShopWording } from '../../domain/wording/shop-wording.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import { shopWording } from '../../server/pages/shop-wording.ts';

export type Speech = {
  readonly language: Language;
  readonly t: Translate<ShopWording>;
  readonly formats: ReturnType<typeof createFormats>;
  readonly bank: (typeof demoBankWording)[Language];
};

export function speechIn(language: Language): Speech {
  return {
    language,
    t: createTranslate<ShopWording>(shopWording(language).wording, language),
    formats: createFormats(language),
    bank: demoBankWording[language],
  };
}

export const GERMAN = speechIn('de');

const ALL_LANGUAGES = process.env['TEST_LANGUAGES'] === 'all';

/**
 * The languages of a journey. Each journey uses one language, and all journeys together use all eight. With
 * `TEST_LANGUAGES=all` each journey also runs in German.
 */
export function speechesOf(language: Language): readonly Speech[] {
  return ALL_LANGUAGES && language !== 'de' ? [GERMAN, speechIn(language)] : [speechIn(language)];
}

/**
 * The languages in which every page is checked: German, in which the demo museum is written, and French, which has long
 * words and narrow spaces. `TEST_LANGUAGES=all` checks all eight and takes five minutes longer. Use it when you change
 * wording or the frame of all pages.
 */
export function testedLanguages(): readonly Language[] {
  return ALL_LANGUAGES ? LANGUAGES : ['de', 'fr'];
}
