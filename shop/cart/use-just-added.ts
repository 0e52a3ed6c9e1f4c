import { useState } from 'react';

/** Said while the choice is the one that adding has left. */
type Said = { readonly words: string; readonly choice: string | undefined };

const NOTHING: Said = { words: '', choice: undefined };

/**
 * What has just been added, in words, until the visitor chooses on; '' for nothing.
 * @param choice what is chosen now, as a text that changes with it
 */
export function useJustAdded(choice: string) {
  const [said, setSaid] = useState(NOTHING);
  // Adding resets the counts: the choice to compare with is the one after it.
  if (said.words !== '' && said.choice === undefined) setSaid({ ...said, choice });
  else if (said.words !== '' && said.choice !== choice) setSaid(NOTHING);
  return {
    words: said.words,
    say: (words: string | undefined) => setSaid(words ? { words, choice: undefined } : NOTHING),
    forget: () => setSaid(NOTHING),
  };
}
