import { useEffect, useRef, useState } from 'react';
import { type Day, type Month, monthOf } from '../../domain/museum-time.ts';
import { type Calendar, lookupMonths, lookupRange } from '../../domain/tickets/ticket-calendar.ts';
import { useCall } from '../api/call-context.tsx';

type Known = { readonly months: readonly Month[]; readonly days: Calendar };

/**
 * The month that is shown and what is free in it. A look-up answers for the month and one more (spec 9), so that the
 * next page is there before it is turned.
 */
export const useMonthCalendar = (eventId: string, first: Day, calendar: Calendar) => {
  const call = useCall();
  const [month, setMonth] = useState<Month>(monthOf(first));
  const [known, setKnown] = useState<Known>({ months: lookupMonths(monthOf(first)), days: calendar });
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const lookUp = async (wanted: Month) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setFailed(false);
    try {
      const days = await call('GET ticket/calendar/event/:id/range/:range', {
        params: { id: eventId, range: lookupRange(wanted) },
        query: { deep: '1' },
        signal: mine.signal,
      });
      if (mine.signal.aborted) return;
      const months = lookupMonths(wanted);
      setKnown((now) => ({
        months: [...new Set([...now.months, ...months])],
        // A day that is no longer answered for is gone, not as it was.
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
    if (!lookupMonths(wanted).every((one) => known.months.includes(one))) void lookUp(wanted);
  };
  const isKnown = known.months.includes(month);
  return {
    month,
    showMonth,
    days: known.days,
    calendar: isKnown ? known.days : undefined,
    failed: failed && !isKnown,
    retry: () => void lookUp(month),
  };
};
