import { useEffect } from 'react';
import type { Order } from '../../domain/orders/order.ts';
import { report } from '../cart/analytics/report.ts';
import { sessionValue } from '../ground/session-value.ts';

const reported = sessionValue('reported', '', (stored) => String(stored ?? ''));

/** Reports a purchase once, however often its page is loaded. */
export function PurchaseReport({ order }: { order: Order }) {
  useEffect(() => {
    if (reported.get() === order.number) return;
    reported.set(order.number);
    report({ event: 'purchase', order });
  }, [order]);
  return null;
}
