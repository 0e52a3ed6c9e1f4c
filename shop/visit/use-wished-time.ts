// The time that a visitor has chosen stays chosen over other days, also over one that does not have it.
import { useState } from 'react';
import type { Day } from '../../domain/museum-time.ts';
import type { Visit } from '../../domain/visit/visit.ts';
import { useDayOffer } from './use-day-offer.ts';

type Lookup<Offer> = {
  ask: (day: Day, signal: AbortSignal) => Promise<Offer>;
  /** @param wish the time to choose on that day, '' for none */
  onAnswer: (offer: Offer, day: Day, wish: Visit['time']) => void;
};

/** @param opened the time with which the page was opened, '' for none */
export function useWishedTime<Offer>(opened: Visit['time'], { ask, onAnswer }: Lookup<Offer>) {
  const [wish, setWish] = useState(opened);
  const day = useDayOffer({ ask, onAnswer: (offer, answered) => onAnswer(offer, answered, wish) });
  return {
    setWish,
    /** Asks for another day. @param time if it is chosen with the day */
    showDay: (wanted: Visit['day'], time: Visit['time'] = ''): void => {
      if (time !== '') setWish(time);
      void day.ask(wanted);
    },
    /** The time that the visitor has chosen, where the day does not have it. @param time of the form */
    gone: (time: Visit['time']): Visit['time'] => (time === '' ? wish : ''),
    wanted: day.wanted,
    failed: day.failed,
  };
}
