// The shop speaks eight languages (spec 1). The museum's folder says which of them it offers and which is its default.
export const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da'] as const;
export type Language = (typeof LANGUAGES)[number];

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

/** Text the museum writes, per language. An import fills in missing languages (server/museum-folder/fill-texts.ts). */
export type LocalizedText = Partial<Record<Language, string>>;

/** An omitted text: `inLanguage` returns '' for every language. */
export const NO_TEXT: LocalizedText = { [LANGUAGES[0]]: '' };

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** A museum's default language: the first that it offers. */
export function defaultLanguage(offered: readonly string[]): Language {
  return offered.find(isLanguage) ?? LANGUAGES[0];
}

/**
 * The museum's text in the visitor's language, else in the other one, else in any that it has, else ''.
 * @param other the museum's default language, for texts without all languages: pages
 */
export function inLanguage(text: LocalizedText | undefined, language: Language, other?: Language): string {
  if (!text) return '';
  const first = LANGUAGES.find((known) => text[known] !== undefined);
  return text[language] ?? (other && text[other]) ?? (first && text[first]) ?? '';
}
