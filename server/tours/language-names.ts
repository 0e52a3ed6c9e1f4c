// What a language is called in a language, where Unicode knows.
const known = new Map<string, Intl.DisplayNames>();

/** Names in this language; `of` answers undefined for a language without one. Made once: making is slow. */
export function languageNames(language: string): Intl.DisplayNames {
  const names =
    known.get(language) ?? new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  known.set(language, names);
  return names;
}
