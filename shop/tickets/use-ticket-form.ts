import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { takenOf } from '../../domain/cart/ticket-lines.ts';
import { chooseDay, openForm, type TicketForm } from '../../domain/tickets/ticket-form.ts';
import type { TicketSale, Visit } from '../../domain/tickets/ticket-room.ts';
import { useCart } from '../cart/cart-store.ts';
import type { EventOpening } from './event-page.tsx';
import { useEventDay } from './use-event-day.ts';
import { visitIn, withVisit } from './visit-address.ts';

/** Marks an address that this page has written itself. */
const OWN = { visit: 'own' };

/** The form, what is for sale on its day, and the way to another day. The visit is kept in the address. */
export const useTicketForm = (opening: EventOpening) => {
  const [offer, setOffer] = useState(opening.offer);
  const [form, setForm] = useState<TicketForm>(() => openForm(opening.offer, opening.visit));
  const { lines } = useCart();
  const sale: TicketSale = useMemo(() => ({ offer, taken: takenOf(lines, offer.event.id) }), [offer, lines]);
  const wish = useRef<Visit['time']>('');
  const day = useEventDay(offer.event.id, (answer, answered) => {
    setOffer(answer);
    setForm((now) => chooseDay({ ...now, time: wish.current || now.time }, answer, answered));
    wish.current = '';
  });

  const showDay = (wanted: Visit['day'], time: Visit['time'] = '') => {
    wish.current = time;
    void day.ask(wanted);
  };
  useVisitAddress(opening, form, showDay);
  return { form, setForm, sale, offer, showDay, wanted: day.wanted, failed: day.failed };
};

/** Writes what the visitor has chosen into the address, and follows an address that comes from elsewhere. */
const useVisitAddress = (
  opening: EventOpening,
  { day, time }: Visit,
  showDay: (day: Visit['day'], time: Visit['time']) => void,
) => {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const shown = useRef<Visit>({ day, time });
  const dated = opening.offer.event.dating !== 'open';

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
    if (
      dated &&
      location.state?.visit !== OWN.visit &&
      asked.day !== '' &&
      differs &&
      asked.day >= opening.today
    )
      showDay(asked.day, asked.time);
  }, [location.key]);
};
