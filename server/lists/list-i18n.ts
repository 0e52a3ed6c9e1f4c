// Lists are in the museum's default language, with its own wording over the built-in one.
import { defaultLanguage, type Language } from '../../domain/language.ts';
import type { listsEn } from '../../domain/wording/lists/en.ts';
import { listsWording } from '../../domain/wording/lists/lists-wording.ts';
import type { Translate } from '../../domain/wording/message.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import { compileWording } from '../pages/compile-wording.ts';
import type { Museum } from '../site/museum.ts';

export type ListI18n = { readonly language: Language; readonly t: Translate<typeof listsEn> };

export function listI18n({ settings: { languages, translations } }: Museum): ListI18n {
  const language = defaultLanguage(languages);
  const wording = compileWording(listsWording[language], translations?.[language]);
  return { language, t: createTranslate<typeof listsEn>(wording, language) };
}
