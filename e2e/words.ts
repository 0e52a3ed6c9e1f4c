// Words that are no words: what stands on a page where its wording is missing, unfinished, or left in another language.
import { shopWording } from '../server/pages/shop-wording.ts';

const parts = new Set(Object.keys(shopWording('de').wording).map((key) => key.split('.')[0]));

const UNFINISHED: readonly RegExp[] = [
  /\{[\p{L}_][^}]*\}/u,
  /\bundefined\b|\bNaN\b|\[object |Invalid Date/,
  // A key of the catalogues instead of its words.
  new RegExp(`(?<![\\p{L}./@-])(?:${[...parts].join('|')})\\.[a-z][\\p{L}\\d.]*`, 'u'),
];

/** Texts that show what should have been replaced by words. */
export function unfinished(texts: readonly string[]): string[] {
  return texts.filter((text) => UNFINISHED.some((pattern) => pattern.test(text)));
}

const ENOUGH = 5;

/** Where a house stands, and where mail goes: the same in every language. */
function isAddress(sentence: string): boolean {
  return /\b\d{5} \p{Lu}|\S@\S/u.test(sentence);
}

/** Authorities and museums are called by their own language's name. */
const NAMES =
  /Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen|Museum am Strom/g;

function wordsIn(sentence: string): number {
  return sentence.replaceAll(NAMES, '').match(/\p{L}{2,}/gu)?.length ?? 0;
}

/** Sentences long enough to be different in each language. */
export function sentencesOf(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?:;…])\s+/u))
    .filter((sentence) => wordsIn(sentence) >= ENOUGH && !isAddress(sentence));
}
