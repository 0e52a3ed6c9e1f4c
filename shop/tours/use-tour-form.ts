import { useEffect, useMemo, useState } from 'react';
import type { ClockTime } from '../../domain/museum-time.ts';
import { lastAnswers, takenTours } from '../../domain/tours/make-tour-line.ts';
import { readTourChoice, type TourChoice } from '../../domain/tours/read-tour-choice.ts';
import { reopenTour } from '../../domain/tours/reopen-tour.ts';
import { chooseDate, chooseTime, openTourForm } from '../../domain/tours/tour-form.ts';
import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { cartLines } from '../cart/cart-store.ts';
import { useChangedLines } from '../cart/use-changed-lines.ts';
import { useKeptChoice } from '../cart/use-kept-choice.ts';
import { useVisitAddress } from '../visit/use-visit-address.ts';
import { useWishedTime } from '../visit/use-wished-time.ts';
import { askTour, type TourOpening } from './open-tour.ts';

/** The form, the offer of its day, and a function to change the day. The visit is kept in the address. */
export function useTourForm(opening: TourOpening) {
  const call = useCall();
  const [offer, setOffer] = useState(opening.offer);
  const [form, setForm] = useState<TourForm>(() =>
    openTourForm(opening.offer, { date: opening.visit.day, time: opening.visit.time }),
  );
  const { id } = offer.detail;
  useEffect(() => {
    const answers = lastAnswers(cartLines(), id);
    setForm((now) => (Object.keys(now.answers).length === 0 ? { ...now, answers } : now));
  }, [id]);
  const changed = useChangedLines(reopenTour, id, (found) => setForm((now) => ({ ...now, ...found.form })));
  const { others } = changed;
  const { date: _date, time: _time, ...choice } = form;
  useKeptChoice({
    page: `tour ${id}`,
    choice,
    isEmpty: !isBegun(choice),
    isChanging: changed.found !== undefined,
    restore: (stored) => setForm((now) => ({ ...now, ...readTourChoice(stored) })),
  });
  const sale: TourSale = useMemo(() => ({ offer, taken: takenTours(others, id) }), [offer, others, id]);
  const day = useWishedTime(opening.visit.time, {
    ask: (date, signal) => askTour(call, id, date, signal),
    onAnswer: (answer, date, wish) => {
      setOffer(answer);
      setForm((now) => chooseDate({ ...now, time: wish }, answer, date));
    },
  });

  const setTime = (time: ClockTime) => {
    day.setWish(time);
    setForm((now) => chooseTime(now, offer, time));
  };
  useVisitAddress({
    dated: true,
    today: opening.today,
    visit: { day: form.date, time: form.time },
    showDay: day.showDay,
  });
  return {
    form,
    setForm,
    setTime,
    changed,
    /** The time that the visitor has chosen, where this day does not have it. */
    gone: day.gone(form.time),
    sale,
    offer,
    showDay: day.showDay,
    wanted: day.wanted,
    failed: day.failed,
  };
}

/** Whether somebody is counted, or a question answered. */
function isBegun({ kind, tours, tickets, parts, participants, answers }: TourChoice): boolean {
  const counts = [
    participants,
    ...Object.values(tickets),
    ...Object.values(parts).flatMap((part) => Object.values(part)),
    ...(kind === 'places' ? Object.values(tours) : []),
  ];
  return counts.some((count) => count > 0) || Object.keys(answers).length > 0;
}
