import { type Language, LOCALES } from '../../domain/language.ts';
import type { I18n } from './i18n.ts';

/** Sign languages have keys of their own, for which browsers have no names. */
const SIGNED: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  gsg: { de: 'Deutsche Gebärdensprache', en: 'German Sign Language' },
  asq: { de: 'Österreichische Gebärdensprache', en: 'Austrian Sign Language' },
  sgg: { de: 'Deutschschweizer Gebärdensprache', en: 'Swiss-German Sign Language' },
  bfi: { de: 'Britische Gebärdensprache', en: 'British Sign Language' },
  ase: { de: 'Amerikanische Gebärdensprache', en: 'American Sign Language' },
  dse: { de: 'Niederländische Gebärdensprache', en: 'Dutch Sign Language' },
  vgt: { de: 'Flämische Gebärdensprache', en: 'Flemish Sign Language' },
  fsl: { de: 'Französische Gebärdensprache', en: 'French Sign Language' },
  ise: { de: 'Italienische Gebärdensprache', en: 'Italian Sign Language' },
  ssp: { de: 'Spanische Gebärdensprache', en: 'Spanish Sign Language' },
  swl: { de: 'Schwedische Gebärdensprache', en: 'Swedish Sign Language' },
  dsl: { de: 'Dänische Gebärdensprache', en: 'Danish Sign Language' },
  nsl: { de: 'Norwegische Gebärdensprache', en: 'Norwegian Sign Language' },
  pso: { de: 'Polnische Gebärdensprache', en: 'Polish Sign Language' },
  cse: { de: 'Tschechische Gebärdensprache', en: 'Czech Sign Language' },
  ils: { de: 'Internationale Gebärden', en: 'International Sign' },
};

const names = new Map<Language, Intl.DisplayNames>();

/** What a language is called in the office's, those of tours and of visitors; its key where nobody has a name for it. */
export function languageText(code: string, { language }: Pick<I18n, 'language'>): string {
  if (code === '') return '–';
  return SIGNED[code]?.[language === 'de' ? 'de' : 'en'] ?? namesIn(language).of(code) ?? code;
}

function namesIn(language: Language): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  names.set(language, known);
  return known;
}
