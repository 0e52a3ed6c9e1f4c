// What an act would do, asked again whenever the choice changes. The last answer stays until the next one is there.
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiRefusal } from '../../../ui/call/call.ts';

export type Preview<Answer> = {
  readonly answer: Answer | undefined;
  /** Asked, and not answered yet: what is shown is of an earlier choice. */
  readonly stale: boolean;
  readonly failure: ApiRefusal | undefined;
};

const PAUSE_MS = 200;

/** @param asked names what is asked; another name asks again */
export function usePreview<Answer>(
  asked: string,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Preview<Answer> {
  const [known, setKnown] = useState<{ asked: string; answer?: Answer; failure?: ApiRefusal }>();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const timer = setTimeout(async () => {
      try {
        const answer = await askNow(signal);
        if (!signal.aborted) setKnown({ asked, answer });
      } catch (problem) {
        if (signal.aborted) return;
        if (!(problem instanceof ApiRefusal)) throw problem;
        setKnown((before) => ({ ...before, asked, failure: problem }));
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [asked]);
  return { answer: known?.answer, stale: known?.asked !== asked, failure: known?.failure };
}
