import { useEffect, useMemo, useRef, useState } from 'react';
import { lastAnswers, takenTours } from '../../domain/tours/make-tour-line.ts';
import { chooseDate, openTourForm } from '../../domain/tours/tour-form.ts';
import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';
import type { Visit } from '../../domain/visit/visit.ts';
import { cartLines, useCart } from '../cart/cart-store.ts';
import { useCall } from '../ground/call-context.tsx';
import { useDayOffer } from '../visit/use-day-offer.ts';
import { useVisitAddress } from '../visit/use-visit-address.ts';
import { askTour, type TourOpening } from './open-tour.ts';

/** The form, the offer of its day, and a function to change the day. The visit is kept in the address. */
export function useTourForm(opening: TourOpening) {
  const call = useCall();
  const [offer, setOffer] = useState(opening.offer);
  const [form, setForm] = useState<TourForm>(() =>
    openTourForm(opening.offer, { date: opening.visit.day, time: opening.visit.time }),
  );
  const { lines } = useCart();
  const { id } = offer.detail;
  useEffect(() => {
    const answers = lastAnswers(cartLines(), id);
    setForm((now) => (Object.keys(now.answers).length === 0 ? { ...now, answers } : now));
  }, [id]);
  const sale: TourSale = useMemo(() => ({ offer, taken: takenTours(lines, id) }), [offer, lines, id]);
  const wish = useRef<Visit['time']>('');
  const day = useDayOffer({
    ask: (date, signal) => askTour(call, id, date, signal),
    onAnswer: (answer, date) => {
      setOffer(answer);
      setForm((now) => chooseDate({ ...now, time: wish.current || now.time }, answer, date));
      wish.current = '';
    },
  });

  const showDay = (wanted: Visit['day'], time: Visit['time'] = '') => {
    wish.current = time;
    void day.ask(wanted);
  };
  useVisitAddress({
    dated: true,
    today: opening.today,
    visit: { day: form.date, time: form.time },
    showDay,
  });
  return { form, setForm, sale, offer, showDay, wanted: day.wanted, failed: day.failed };
}
