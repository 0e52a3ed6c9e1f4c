import type { Language } from '../../../domain/language.ts';
import type { groupOffersEn } from '../../../domain/wording/group-offers/en.ts';
import { groupOffersWording } from '../../../domain/wording/group-offers/group-offers-wording.ts';
import { createTranslate } from '../../../domain/wording/translate.ts';
import { compileWording } from '../../pages/compile-wording.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { documentI18n } from '../text/document-i18n.ts';

/** The words of offers in the group's language, with the museum's own. */
export function offerTexts(museum: DocumentMuseum, language: Language) {
  const say = createTranslate<typeof groupOffersEn>(
    compileWording(groupOffersWording[language], museum.translations?.[language]),
    language,
  );
  return { say, i18n: documentI18n({ language }, museum) };
}
