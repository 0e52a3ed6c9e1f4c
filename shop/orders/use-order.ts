// One order as the holder of its link reads it: available, or not (spec 4, "Order review"). No token goes along: at the door
// the link is the ticket, whoever is signed in on that phone.
import { useEffect, useState } from 'react';
import type { ReviewedOrder } from '../../domain/orders/order.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';

export type OrderReview =
  | { readonly status: 'loading' | 'notAvailable' }
  | { readonly status: 'unreachable'; readonly retry: () => void }
  | { readonly status: 'available'; readonly order: ReviewedOrder };

/** @param id the order's unguessable id */
export function useOrder(id: string): OrderReview {
  const call = useCall();
  const [review, setReview] = useState<OrderReview>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    setReview({ status: 'loading' });
    call('GET order/review', { query: { id }, signal: leaving.signal }).then(
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
