// The shop speaks eight languages; the first is the default (spec 1).
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'de';

/** Each language's name in itself, as the dropdown shows it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  es: 'Español',
  sv: 'Svenska',
  da: 'Dansk',
};

/** The locale whose conventions for dates and numbers a language's visitors expect. */
export const LOCALES: Record<Language, string> = {
  de: 'de-DE',
  en: 'en-GB',
  fr: 'fr-FR',
  it: 'it-IT',
  nl: 'nl-NL',
  es: 'es-ES',
  sv: 'sv-SE',
  da: 'da-DK',
};

/** Text the museum writes, per language; the default language is always there. */
export type LocalizedText = Partial<Record<Language, string>>;

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The museum's text in the visitor's language, else in the default language, else ''. */
export function inLanguage(text: LocalizedText | undefined, language: Language): string {
  return text?.[language] ?? text?.[DEFAULT_LANGUAGE] ?? '';
}
