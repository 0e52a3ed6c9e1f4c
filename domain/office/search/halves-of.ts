// A name with a wrong letter has it in one half (operations 2): the other is as it was typed, and an index finds who is called so.

export type Halves = {
  /** Of the word. */
  readonly begins: string;
  readonly ends: string;
};

/** A word of fewer letters would be like too many. */
const FEWEST_LETTERS = 4;

/** Undefined for a word that is too short. */
export function halvesOf(word: string): Halves | undefined {
  const letters = [...word];
  if (letters.length < FEWEST_LETTERS) return undefined;
  const middle = Math.floor(letters.length / 2);
  return { begins: letters.slice(0, middle).join(''), ends: letters.slice(middle).join('') };
}
