// What a language is called in another language, as far as Unicode knows.
const known = new Map<string, Intl.DisplayNames>();

/** Names in this language; `of` returns undefined for a language without one. Kept, because making it is slow. */
export function languageNames(language: string): Intl.DisplayNames {
  const names =
    known.get(language) ?? new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  known.set(language, names);
  return names;
}
