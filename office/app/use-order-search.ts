import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../domain/endpoint.ts';
import type { officeOrdersContract } from '../../domain/office/orders/orders-contract.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';

type Found = AnswerOf<(typeof officeOrdersContract)['POST office/search']>;
type Search = {
  readonly state: 'idle' | 'searching' | 'found' | 'failed';
  readonly found?: Found | undefined;
};

const TYPING_MS = 150;

/** What the text finds, asked once nobody types for a moment. What was found before stays until the next answer. */
export function useOrderSearch(typed: string): Search {
  const call = useCall();
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const q = typed.trim();
  useEffect(() => {
    if (q === '') {
      setSearch({ state: 'idle' });
      return;
    }
    const ending = new AbortController();
    const timer = setTimeout(() => {
      setSearch(({ found }) => ({ state: 'searching', found }));
      call('POST office/search', { body: { q }, signal: ending.signal, quiet: true }).then(
        (found) => setSearch({ state: 'found', found }),
        (problem: unknown) => {
          if (problem instanceof ApiRefusal) setSearch({ state: 'failed' });
        },
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [call, q]);
  return search;
}
