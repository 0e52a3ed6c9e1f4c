import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../domain/endpoint.ts';
import type { officeOrdersContract } from '../../domain/office/orders/orders-contract.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';

export type Found = AnswerOf<(typeof officeOrdersContract)['POST office/search']>;
type Answer = { readonly q: string; readonly found?: Found | undefined; readonly failed?: boolean };
export type OrderSearchState = {
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  /** For what was typed before, until that for the new text is there. */
  readonly found?: Found | undefined;
};

const TYPING_MS = 150;

/** What the text finds, asked once nobody types for a moment. What was found before stays until the next answer. */
export function useOrderSearch(typed: string): OrderSearchState {
  const call = useCall();
  const [answer, setAnswer] = useState<Answer>({ q: '' });
  const q = typed.trim();
  useEffect(() => {
    if (q === '') {
      setAnswer({ q });
      return;
    }
    const ending = new AbortController();
    const timer = setTimeout(() => {
      call('POST office/search', { body: { q }, signal: ending.signal, quiet: true }).then(
        (found) => setAnswer({ q, found }),
        (problem: unknown) => {
          if (problem instanceof ApiRefusal) setAnswer({ q, failed: true });
        },
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [call, q]);
  if (q === '') return { state: 'idle' };
  if (answer.q !== q) return { state: 'searching', found: answer.found };
  return answer.failed ? { state: 'failed' } : { state: 'found', found: answer.found };
}
