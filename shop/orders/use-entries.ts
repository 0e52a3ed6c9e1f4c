import { useEffect, useState } from 'react';
import type { AdmissionEntry } from '../../domain/admissions/entries-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';

/** Soon enough for whoever looks at the ticket after it was scanned. */
const AGAIN_MS = 8_000;

export type Entries = ReadonlyMap<string, AdmissionEntry>;

const NONE: Entries = new Map();

/**
 * Which tickets of an order were used, by their codes. It is asked again while a ticket is held at the door. Without network
 * what was known stays: the ticket is shown all the same.
 */
export function useEntries(bookingId: string, atTheDoor: boolean): Entries {
  const call = useCall();
  const [entries, setEntries] = useState(NONE);
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const input = { query: { id: bookingId }, signal: leaving.signal };
      const answer = await call('GET order/entries', input).catch(() => undefined);
      if (answer) setEntries(new Map(answer.entries.map((entry) => [entry.barcode, entry])));
    };
    void ask();
    const timer = atTheDoor ? setInterval(() => void ask(), AGAIN_MS) : undefined;
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [call, bookingId, atTheDoor]);
  return entries;
}
