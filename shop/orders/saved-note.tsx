import { useEffect, useState } from 'react';
import type { Order } from '../../domain/orders/order.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { sessionValue } from '../ground/session-value.ts';
import { canSave, removeTickets, savedUntil, saveTickets } from '../saved-tickets/save-tickets.ts';
import styles from './order-review.module.css';

const NONE: readonly string[] = [];
/** The orders whose tickets were removed, so that they are not saved again as long as the tab is open. */
const removedOrders = sessionValue('removedTickets', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : NONE,
);
const HALF_A_DAY_MS = 43_200_000;

/**
 * Says that the tickets are saved on this device, and removes or saves them (ADR 070). On phones and tablets, which visitors
 * take along, they are saved unasked; on other devices, which several people may share, when asked.
 */
export function SavedNote({ order: { booking_id: id, state } }: { order: Order }) {
  const { language, t, formats } = useI18n();
  /** `end`: until when they are saved. Undefined until it is known. */
  const [saved, setSaved] = useState<{ readonly end: number | undefined }>();
  useEffect(() => {
    if (!canSave()) return;
    const order = { id, language };
    if (state === 'refunded') void removeTickets(order).catch(() => {});
    else
      begin(order).then(
        (end) => setSaved({ end }),
        () => {},
      );
  }, [id, language, state]);
  if (!saved || state === 'refunded') return null;
  const until = saved.end;
  const save = () => {
    removedOrders.set(removedOrders.get().filter((one) => one !== id));
    void saveTickets({ id, language }).then(
      (end) => setSaved({ end }),
      () => {},
    );
  };
  const remove = () => {
    removedOrders.set([...removedOrders.get(), id]);
    void removeTickets({ id, language }).then(
      () => setSaved({ end: undefined }),
      () => {},
    );
  };
  return (
    <div className={`no-print ${styles.saved}`} role="status">
      <p>{until ? t('cart.saved', { day: formats.day(lastDay(until), 'long') }) : t('cart.saved.none')}</p>
      <Button variant="quiet" onClick={until ? remove : save}>
        {t(until ? 'cart.saved.remove' : 'cart.saved.save')}
      </Button>
    </div>
  );
}

/** What is saved is saved again, as the order is now. */
async function begin(order: Parameters<typeof saveTickets>[0]): Promise<number | undefined> {
  const isTakenAlong = window.matchMedia('(pointer: coarse)').matches;
  const wanted = isTakenAlong && !removedOrders.get().includes(order.id);
  return wanted || (await savedUntil(order)) ? saveTickets(order) : undefined;
}

/** The last whole day before an instant that is midnight at the museum. */
function lastDay(until: number): string {
  return new Date(until - HALF_A_DAY_MS).toISOString().slice(0, 10);
}
