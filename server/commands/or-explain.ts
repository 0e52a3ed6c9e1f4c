// A command that cannot begin says why in a sentence, as a start of the shop does, and not by a stack.
import { explainFailedStart } from '../http/explain-failed-start.ts';

/**
 * Runs a command; returns its exit code.
 * @throws what nobody expected
 */
export async function orExplain(print: (text: string) => void, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (problem) {
    const sentence = explainFailedStart(problem);
    if (sentence === undefined) throw problem;
    print(sentence);
    return 1;
  }
}
