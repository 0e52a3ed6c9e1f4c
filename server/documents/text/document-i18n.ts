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

/** By all that they are made from. Museums come with every task that is printed, so their identity says nothing. */
const known = new Map<string, DocumentI18n>();
/** Imports change a museum's wording now and then. */
const MOST_KNOWN = 64;

/** Wording and formats for an order; the museum's own translations win over the built-in ones. */
export function documentI18n(order: { readonly language: string }, museum: DocumentMuseum): DocumentI18n {
  const language = isLanguage(order.language) ? order.language : museum.defaultLanguage;
  const own = museum.translations?.[language];
  const key = JSON.stringify([language, museum.currencySymbol, own]);
  const i18n = known.get(key) ?? makeI18n(language, own, museum.currencySymbol);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, i18n);
  return i18n;
}

function makeI18n(
  language: Language,
  own: Readonly<Record<string, string>> | undefined,
  currencySymbol: string | undefined,
): DocumentI18n {
  const wording = compileWording(documentsWording[language], own);
  return {
    language,
    t: createTranslate<typeof documentsEn>(wording, language),
    formats: createFormats(language, currencySymbol),
  };
}
