import { useEffect, useState } from 'react';
import type { CustomerOrder } from '../../../domain/orders/customer-orders-contract.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useAccountCall } from './use-account-call.ts';

export type OrderList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly refusal: ApiRefusal; readonly retry: () => void }
  | { readonly status: 'known'; readonly orders: readonly CustomerOrder[] };

/** The orders of the account that is signed in, newest first. */
export function useOrders(): OrderList {
  const call = useAccountCall();
  const [list, setList] = useState<OrderList>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setList({ status: 'loading' });
    call('GET customer/orders', { signal: leaving.signal }).then(
      (orders) => setList({ status: 'known', orders }),
      (refusal: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(refusal instanceof ApiRefusal)) throw refusal;
        setList({ status: 'failed', refusal, retry: () => setAttempt((n) => n + 1) });
      },
    );
    return () => leaving.abort();
  }, [call, attempt]);
  return list;
}
