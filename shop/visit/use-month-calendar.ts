import { useEffect, useRef, useState } from 'react';
import { type Day, type Month, monthOf } from '../../domain/museum-time.ts';
import type { Calendar } from '../../domain/visit/visit-calendar.ts';

export type MonthCalendar = ReturnType<typeof useMonthCalendar>;

type Known = { readonly months: readonly Month[]; readonly days: Calendar };

type MonthLookup = {
  /** A day of the month that is shown first. */
  first: Day;
  /** The chosen day. If it was not chosen in the calendar (an address, the next free day), its month is shown. */
  chosen: Day | '';
  /** The answer for the first month, which came with the page. */
  calendar: Calendar;
  /** The months that one look-up covers. */
  monthsOf: (month: Month) => readonly Month[];
  ask: (month: Month, signal: AbortSignal) => Promise<Calendar>;
};

/** The month that is shown and what is free in it. Each month is looked up once. */
export function useMonthCalendar({ first, chosen, calendar, monthsOf, ask }: MonthLookup) {
  const [month, setMonth] = useState<Month>(monthOf(first));
  const [known, setKnown] = useState<Known>({ months: monthsOf(monthOf(first)), days: calendar });
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const lookUp = async (wanted: Month) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setFailed(false);
    try {
      const days = await ask(wanted, mine.signal);
      if (mine.signal.aborted) return;
      const months = monthsOf(wanted);
      setKnown((now) => ({
        months: [...new Set([...now.months, ...months])],
        // Days of these months that the answer does not contain are removed.
        days: {
          ...Object.fromEntries(Object.entries(now.days).filter(([day]) => !months.includes(monthOf(day)))),
          ...days,
        },
      }));
    } catch {
      if (!mine.signal.aborted) setFailed(true);
    }
  };

  const showMonth = (wanted: Month) => {
    if (wanted === month) return;
    setMonth(wanted);
    if (!monthsOf(wanted).every((one) => known.months.includes(one))) void lookUp(wanted);
  };
  const followed = useRef(chosen);
  useEffect(() => {
    if (chosen && chosen !== followed.current) showMonth(monthOf(chosen));
    followed.current = chosen;
  });
  const isKnown = known.months.includes(month);
  return {
    month,
    showMonth,
    days: known.days,
    calendar: isKnown ? known.days : undefined,
    failed: failed && !isKnown,
    retry: () => void lookUp(month),
  };
}
