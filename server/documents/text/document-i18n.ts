// Mails and documents speak the language in which the visitor shopped (law-and-ux, "Practice").
import { isLanguage, type Language } from '../../../domain/language.ts';
import { documentsWording } from '../../../domain/wording/documents/documents-wording.ts';
import type { documentsEn } from '../../../domain/wording/documents/en.ts';
import { createFormats, type Formats } from '../../../domain/wording/formats.ts';
import type { Translate } from '../../../domain/wording/message.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';

export type DocumentI18n = {
  readonly language: Language;
  readonly t: Translate<typeof documentsEn>;
  readonly formats: Formats;
};

const NO_TRANSLATIONS = {};
const known = new WeakMap<object, Map<string, DocumentI18n>>();

/** Wording and formats for an order; the museum's own translations win over the built-in ones. */
export function documentI18n(order: { readonly language: string }, museum: DocumentMuseum): DocumentI18n {
  const language = isLanguage(order.language) ? order.language : museum.defaultLanguage;
  const translations = museum.translations ?? NO_TRANSLATIONS;
  const byLanguage = known.get(translations) ?? new Map<string, DocumentI18n>();
  known.set(translations, byLanguage);
  const key = `${language} ${museum.currencySymbol}`;
  const i18n = byLanguage.get(key) ?? {
    language,
    t: createTranslate<typeof documentsEn>(
      compileWording(documentsWording[language], museum.translations?.[language]),
      language,
    ),
    formats: createFormats(language, museum.currencySymbol),
  };
  byLanguage.set(key, i18n);
  return i18n;
}
