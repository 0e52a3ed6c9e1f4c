import type { Language } from '../language.ts';

/** What the office and its mails speak. */
export const OFFICE_LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];
export type OfficeLanguage = (typeof OFFICE_LANGUAGES)[number];

/** English for whoever asks for a language that the office does not speak. */
export function officeLanguage(asked: string): OfficeLanguage {
  return OFFICE_LANGUAGES.find((language) => language === asked) ?? 'en';
}
