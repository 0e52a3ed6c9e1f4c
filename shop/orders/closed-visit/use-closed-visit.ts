import { useCallback, useEffect, useState } from 'react';
import type { ClosedVisit } from '../../../domain/closings/closings-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useLinkFailure } from '../../ground/use-linked.ts';

export type Choice = ClosedVisit['offers'][number];
export type Chosen = { readonly choice: Choice; readonly datetime?: string };

type Known = {
  readonly visit?: ClosedVisit;
  /** Times that have enough places; undefined until they are known. */
  readonly times?: readonly string[];
  /** `unknown`: the link is none of ours; else what the shop says. */
  readonly failed?: string;
  readonly busy?: boolean;
  /** Something had been decided before the answer arrived. */
  readonly before?: boolean;
};

/** What the link is about, and answering. @param secret undefined while the page hydrates */
export function useClosedVisit(secret: string | undefined) {
  const call = useCall();
  const failureOf = useLinkFailure();
  const [known, setKnown] = useState<Known>({});
  const [asked, setAsked] = useState(0);
  const load = useCallback(
    async (link: string, signal?: AbortSignal) => {
      const asked = { body: { link }, ...(signal && { signal }) };
      const visit = await call('POST closed-visit', asked);
      setKnown((before) => ({ ...before, visit }));
      if (visit.state !== 'open' || !visit.offers.includes('other-time')) return;
      const { times } = await call('POST closed-visit/times', asked);
      setKnown((before) => ({ ...before, times }));
    },
    [call],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is loaded again
  useEffect(() => {
    if (!secret) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    load(secret, signal).catch((problem: unknown) => {
      if (signal.aborted) return;
      setKnown((before) => ({ ...before, failed: failureOf(problem) }));
    });
    return () => leaving.abort();
  }, [load, secret, asked]);
  const again = () => {
    setKnown(({ failed: _, ...before }) => before);
    setAsked((before) => before + 1);
  };
  const answer = async (chosen: Chosen) => {
    const link = secret ?? '';
    setKnown(({ failed: _, ...before }) => ({ ...before, busy: true }));
    try {
      const visit = await call('POST closed-visit/answer', { body: { link, ...chosen } });
      setKnown((before) => ({ ...before, visit, busy: false, before: isOther(visit, chosen) }));
      if (visit.problem !== '') await load(link).then(() => setKnown((now) => ({ ...now, visit })));
    } catch (problem) {
      setKnown((before) => ({ ...before, busy: false, failed: failureOf(problem) }));
    }
  };
  return { ...known, again, answer };
}

/** What has happened is not what was asked for: another page, or somebody else, was first. */
function isOther({ state, moved_to }: ClosedVisit, { choice, datetime }: Chosen): boolean {
  if (state === 'open' || state === 'late') return false;
  return choice === 'other-time' ? state !== 'moved' || moved_to !== datetime : state !== choice;
}
