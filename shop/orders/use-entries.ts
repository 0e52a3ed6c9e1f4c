import { useEffect, useState } from 'react';
import type { AdmissionEntry } from '../../domain/admissions/entries-contract.ts';
import { dayOf } from '../../domain/museum-time.ts';
import type { Order } from '../../domain/orders/order.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { museumToday } from '../ground/museum-today.ts';
import { useShell } from '../ground/use-shell.ts';

/** Soon enough for whoever looks at the ticket after it was scanned. */
const AGAIN_MS = 8_000;

export type Entries = ReadonlyMap<string, AdmissionEntry>;

const NONE: Entries = new Map();

/**
 * Which tickets of an order were used, by their codes: asked once their day has come, and again and again while a ticket is
 * held at the door. Without network
 * what was known stays: the ticket is shown all the same.
 */
export function useEntries({ booking_id, lines }: Order, atTheDoor: boolean): Entries {
  const call = useCall();
  const today = museumToday(useShell().info.timeZone);
  const asks = atTheDoor || lines.some((line) => hasCome(line, today));
  const [entries, setEntries] = useState(NONE);
  useEffect(() => {
    if (!asks) return;
    const leaving = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const input = { query: { id: booking_id }, signal: leaving.signal };
      const answer = await call('GET order/entries', input).catch(() => undefined);
      if (answer) setEntries(new Map(answer.entries.map((entry) => [entry.barcode, entry])));
    };
    void ask();
    const timer = atTheDoor ? setInterval(() => void ask(), AGAIN_MS) : undefined;
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [call, booking_id, asks, atTheDoor]);
  return entries;
}

/** A pass, and a ticket for any day, may be used from the purchase on. */
function hasCome(line: OrderLine, today: string): boolean {
  return !isVisit(line) || line.datetime === '' || dayOf(line.datetime) <= today;
}
