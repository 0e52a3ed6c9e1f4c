import { useCallback, useEffect, useRef, useState } from 'react';
import type { Day } from '../../domain/museum-time.ts';

type DayLookup<Offer> = {
  ask: (day: Day, signal: AbortSignal) => Promise<Offer>;
  /** Called with the answer of the last day asked for. */
  onAnswer: (offer: Offer, day: Day) => void;
};

/** Asks for the offer of another day. Only the answer for the last day counts, earlier ones are dropped. */
export function useDayOffer<Offer>(lookup: DayLookup<Offer>) {
  const running = useRef<AbortController>(undefined);
  const [wanted, setWanted] = useState<Day>();
  const [failed, setFailed] = useState(false);
  const latest = useRef(lookup);
  useEffect(() => {
    latest.current = lookup;
  });
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(async (day: Day) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setWanted(day);
    setFailed(false);
    try {
      const offer = await latest.current.ask(day, mine.signal);
      if (mine.signal.aborted) return;
      setWanted(undefined);
      latest.current.onAnswer(offer, day);
    } catch {
      if (!mine.signal.aborted) setFailed(true);
    }
  }, []);
  return { ask, wanted, failed };
}
