// Whether a name is the one that somebody has typed into the search, where there are few enough to look at each (operations 2):
// every typed word begins a word of the name, or differs from one by a letter.
import { isMisspelt } from './spelling.ts';

/** @param typed words of `foldName`, as `names` are */
export function fitsName(typed: readonly string[], names: readonly string[]): boolean {
  return (
    typed.length > 0 &&
    typed.every((word) =>
      names.some((name) => name.startsWith(word) || (word.length > 2 && isMisspelt(word, name))),
    )
  );
}
