// Names misspelt by a letter (operations 2): one letter too many, one missing, another one, or two that changed places. Two such
// words are equal once each has lost at most one letter, so that an index finds them.

/** A word of two letters would be like every other. */
const FEWEST_LETTERS = 3;

/** A word, and what is left of it without one of its letters. */
export function spellingsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < FEWEST_LETTERS) return [word];
  return [...new Set([word, ...letters.map((_letter, at) => letters.toSpliced(at, 1).join(''))])];
}

/** Are two words one word, misspelt by a letter at most? */
export function isMisspelt(one: string, other: string): boolean {
  const [short, long] = [[...one], [...other]].sort((a, b) => a.length - b.length) as [string[], string[]];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = (letters: readonly string[], skipped: number) => letters.slice(same + skipped).join('');
  if (long.length - short.length === 1) return rest(short, 0) === rest(long, 1);
  if (long.length !== short.length) return false;
  const swapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  return rest(short, 1) === rest(long, 1) || (swapped && rest(short, 2) === rest(long, 2));
}
