// The letters that a museum's own face must have: those in which its languages are written (CLDR, main exemplars), and the
// signs that prices, times and quotations need. Names of visitors may have others; those are set in another face.
import type { Language } from '../../../domain/language.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SIGNS = '0123456789 .,:;!?-–\'’"“”()/&%+@€…';

const OWN: Readonly<Record<Language, string>> = {
  de: 'äöüßÄÖÜ„‚‘',
  en: '‘',
  fr: 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»',
  it: 'àéèìîóòùÀÉÈÌÎÓÒÙ«»',
  nl: 'áäéëíïóöúüÁÄÉËÍÏÓÖÚÜ‘',
  es: 'áéíñóúüÁÉÍÑÓÚÜ¿¡ªº«»',
  sv: 'åäöéàÅÄÖÉÀ',
  da: 'æøåéÆØÅÉ',
};

/**
 * What a face lacks of a museum's languages: characters, and for which language; 'all' for those that every one needs.
 * @param has whether the face has a character
 */
export function missingLetters(
  languages: readonly Language[],
  has: (character: string) => boolean,
): { readonly of: Language | 'all'; readonly characters: string }[] {
  const lacking = (characters: string) => [...characters].filter((one) => !has(one)).join('');
  const common = { of: 'all' as const, characters: lacking(LETTERS + LETTERS.toUpperCase() + SIGNS) };
  return [common, ...languages.map((of) => ({ of, characters: lacking(OWN[of]) }))].filter(
    ({ characters }) => characters !== '',
  );
}

/** Everything that a face of these languages must have. */
export function neededLetters(languages: readonly Language[]): string {
  return LETTERS + LETTERS.toUpperCase() + SIGNS + languages.map((language) => OWN[language]).join('');
}
