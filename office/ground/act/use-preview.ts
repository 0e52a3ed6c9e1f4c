// What an act would do, asked again whenever the choice changes. The last answer stays until the next one is there.
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiRefusal } from '../../../ui/call/call.ts';

export type Preview<Answer> = {
  readonly answer: Answer | undefined;
  /** Asked, and not answered yet: what is shown is of an earlier choice. */
  readonly stale: boolean;
  /** Why the last one could not be had. */
  readonly failure: ApiRefusal | undefined;
  /** Asks once more. */
  readonly again: () => void;
};

const PAUSE_MS = 200;

/** @param asked names what is asked; another name asks again */
export function usePreview<Answer>(
  asked: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Preview<Answer> {
  const [known, setKnown] = useState<{ asked: string; answer?: Answer; failure?: ApiRefusal }>();
  const [tries, setTries] = useState(0);
  const name = `${tries} ${asked}`;
  const askNow = useEffectEvent(ask);
  const isKnown = useEffectEvent(
    () => known?.asked === name && known.answer !== undefined && known.failure === undefined,
  );
  useEffect(() => {
    // Back at a choice before the other one was answered: what is shown may be acted on, and asking would come after that.
    if (isKnown()) return;
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(async () => {
      try {
        const answer = await askNow(signal);
        if (!signal.aborted) setKnown({ asked: name, answer });
      } catch (problem) {
        if (signal.aborted) return;
        if (!(problem instanceof ApiRefusal)) throw problem;
        setKnown((before) => ({ ...before, asked: name, failure: problem }));
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [name]);
  const again = () => setTries((before) => before + 1);
  return { answer: known?.answer, stale: known?.asked !== name, failure: known?.failure, again };
}
