import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Day } from '../../domain/museum-time.ts';
import type { Visit } from '../../domain/visit/visit.ts';
import { useQuery } from '../ground/use-query.ts';
import { visitIn, withVisit } from './visit-address.ts';

/** Marks an address that this page has written itself. */
const OWN = { visit: 'own' };

type VisitAddress = {
  /** Whether a day can be chosen at all. */
  dated: boolean;
  today: Day;
  visit: Visit;
  showDay: (day: Visit['day'], time: Visit['time']) => void;
};

/** Writes what the visitor has chosen into the address, and follows an address that comes from elsewhere. */
export function useVisitAddress({ dated, today, visit: { day, time }, showDay }: VisitAddress): void {
  const [search, setSearch] = useQuery();
  const location = useLocation();
  const shown = useRef<Visit>({ day, time });

  useEffect(() => {
    if (shown.current.day === day && shown.current.time === time) return;
    shown.current = { day, time };
    setSearch((now) => withVisit(now, { day, time }), {
      replace: true,
      preventScrollReset: true,
      state: OWN,
    });
  }, [day, time, setSearch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address is followed once, when it arrives
  useEffect(() => {
    const asked = visitIn(search);
    const differs =
      asked.day !== shown.current.day || (asked.time !== '' && asked.time !== shown.current.time);
    if (dated && location.state?.visit !== OWN.visit && asked.day !== '' && differs && asked.day >= today)
      showDay(asked.day, asked.time);
  }, [location.key]);
}
