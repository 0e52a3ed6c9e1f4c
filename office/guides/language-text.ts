import { LOCALES } from '../../domain/language.ts';
import type { I18n } from '../ground/i18n.ts';

/** What a tour's language is called in the office's. */
export function languageText(code: string, { language }: Pick<I18n, 'language'>): string {
  return code === ''
    ? '–'
    : (new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(code) ?? code);
}
