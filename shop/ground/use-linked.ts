// What a page knows that was opened from the link of a mail.
import { useCallback, useEffect, useState } from 'react';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { failureText } from './failure-text.ts';

type Known<About> = {
  readonly about?: About;
  /** `unknown`: the link is none of ours; else why nothing could be shown, in the visitor's language. */
  readonly failed?: string;
};

/**
 * What a link is about. An answer that does not come leaves a reason, and can be asked for again.
 * @param secret of the link; undefined while the page hydrates
 * @param load asks for it; the same function as long as it asks the same
 */
export function useLinked<About>(
  secret: string | undefined,
  load: (link: string, signal: AbortSignal) => Promise<About>,
) {
  const failureOf = useLinkFailure();
  const [known, setKnown] = useState<Known<About>>({});
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is loaded again
  useEffect(() => {
    if (!secret) return;
    const leaving = new AbortController();
    load(secret, leaving.signal).then(
      (about) => setKnown({ about }),
      (problem: unknown) => {
        if (leaving.signal.aborted) return;
        setKnown({ failed: failureOf(problem) });
      },
    );
    return () => leaving.abort();
  }, [secret, load, asked]);
  const keep = useCallback((about: About) => setKnown({ about }), []);
  const again = useCallback(() => {
    setKnown(({ failed: _, ...before }) => before);
    setAsked((before) => before + 1);
  }, []);
  return { ...known, keep, again };
}

/** @returns what `failed` is to be after a call failed; it throws what is no answer of the shop or the network */
export function useLinkFailure(): (problem: unknown) => string {
  const { t } = useI18n();
  return (problem) => {
    if (!(problem instanceof ApiRefusal)) throw problem;
    return problem.status === 404 || problem.status === 400 ? 'unknown' : failureText(problem, t);
  };
}
