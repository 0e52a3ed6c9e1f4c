/** A text that stands by itself: languages other than German write names of languages small within a sentence. */
export function capitalised(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
