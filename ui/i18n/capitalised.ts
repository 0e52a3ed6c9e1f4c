/** For a text that is not inside a sentence. Most languages write the names of languages in lower case. */
export function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
