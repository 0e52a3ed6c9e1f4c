import { useCallback, useEffect, useRef, useState } from 'react';
import type { Day } from '../../domain/museum-time.ts';
import type { EventTickets } from '../../domain/tickets/event.ts';
import { useCall } from '../api/call-context.tsx';

/**
 * Asks what an event offers on another day. Only the last day asked for counts: earlier answers are dropped.
 * @param onAnswer called with the answer of the last day asked for
 */
export const useEventDay = (eventId: string, onAnswer: (offer: EventTickets, day: Day) => void) => {
  const call = useCall();
  const running = useRef<AbortController>(undefined);
  const [wanted, setWanted] = useState<Day>();
  const [failed, setFailed] = useState(false);
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(
    async (day: Day) => {
      running.current?.abort();
      const mine = new AbortController();
      running.current = mine;
      setWanted(day);
      setFailed(false);
      try {
        const offer = await call('GET ticket/collect/event/:id/date/:date', {
          params: { id: eventId, date: day },
          signal: mine.signal,
        });
        if (mine.signal.aborted) return;
        setWanted(undefined);
        answer.current(offer, day);
      } catch {
        if (!mine.signal.aborted) setFailed(true);
      }
    },
    [call, eventId],
  );
  return { ask, wanted, failed };
};
