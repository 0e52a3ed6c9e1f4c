// Finds texts that are not finished: missing wording, placeholders, and sentences left in another language.
import { shopWording } from '../../server/pages/shop-wording.ts';

const parts = new Set(Object.keys(shopWording('de').wording).map((key) => key.split('.')[0]));

const UNFINISHED: readonly RegExp[] = [
  /\{[\p{L}_][^}]*\}/u,
  /\bundefined\b|\bNaN\b|\[object |Invalid Date/,
  // A key of the catalogues instead of its text.
  new RegExp(`(?<![\\p{L}./@-])(?:${[...parts].join('|')})\\.[a-z][\\p{L}\\d.]*`, 'u'),
];

/** The texts that contain a placeholder or a key instead of words. */
export function unfinishedTexts(texts: readonly string[]): string[] {
  return texts.filter((text) => UNFINISHED.some((pattern) => pattern.test(text)));
}

const ENOUGH = 5;

/** Postal and e-mail addresses are the same in every language. */
function isAddress(sentence: string): boolean {
  return /\b\d{5} \p{Lu}|\S@\S/u.test(sentence);
}

/** Names of authorities and museums are not translated. */
const NAMES =
  /Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen|Museum am Strom/g;

function wordsIn(sentence: string): number {
  return sentence.replaceAll(NAMES, '').match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** The sentences that are long enough to differ between any two languages. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?:;…])\s+/u))
    .filter((sentence) => wordsIn(sentence) >= ENOUGH && !isAddress(sentence));
}
