import { Suspense } from 'react';
import type { Order } from '../../domain/orders/order.ts';
import { later } from '../../ui/later.ts';

const SavedNote = later(() => import('./saved-note.tsx').then((module) => ({ default: module.SavedNote })));

/** Below the tickets, where there are any. */
export function SavedNoteLater({ order }: { order: Order }) {
  if (order.admissions.length === 0) return null;
  return (
    <Suspense>
      <SavedNote order={order} />
    </Suspense>
  );
}
