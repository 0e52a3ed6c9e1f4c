// One order as its owner reads it: available, or not (spec 4, "Order review").
import { useEffect, useState } from 'react';
import type { Order } from '../../domain/orders/order.ts';
import { currentToken } from '../customers/session/customer-store.ts';
import { ApiRefusal, type Call } from '../ground/call.ts';
import { useCall } from '../ground/call-context.tsx';

export type OrderReview =
  | { readonly status: 'loading' | 'notAvailable' }
  | { readonly status: 'unreachable'; readonly retry: () => void }
  | { readonly status: 'available'; readonly order: Order };

/** @param id the order's unguessable id */
export function useOrder(id: string): OrderReview {
  const call = useCall();
  const [review, setReview] = useState<OrderReview>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setReview({ status: 'loading' });
    readOrder(call, id, leaving.signal).then(
      (order) => setReview({ status: 'available', order }),
      (problem: unknown) => {
        if (leaving.signal.aborted) return;
        const known = problem instanceof ApiRefusal && problem.status >= 400 && problem.status < 500;
        setReview(
          known
            ? { status: 'notAvailable' }
            : { status: 'unreachable', retry: () => setAttempt((n) => n + 1) },
        );
      },
    );
    return () => leaving.abort();
  }, [call, id, attempt]);
  return review;
}

/** Sends the customer's token. If it has expired, the order's unguessable id is enough. */
async function readOrder(call: Call, id: string, signal: AbortSignal): Promise<Order> {
  const input = { query: { id }, signal };
  const token = currentToken();
  if (token === '') return call('GET order/review', input);
  try {
    return await call('GET order/review', { ...input, token, quiet: true });
  } catch (problem) {
    if (problem instanceof ApiRefusal && problem.status === 401) return call('GET order/review', input);
    throw problem;
  }
}
