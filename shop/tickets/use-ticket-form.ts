import { useMemo, useRef, useState } from 'react';
import { takenOf } from '../../domain/tickets/make-ticket-lines.ts';
import { chooseDay, openForm, type TicketForm } from '../../domain/tickets/ticket-form.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import type { Visit } from '../../domain/visit/visit.ts';
import { useCart } from '../cart/cart-store.ts';
import { useCall } from '../ground/call-context.tsx';
import { useDayOffer } from '../visit/use-day-offer.ts';
import { useVisitAddress } from '../visit/use-visit-address.ts';
import type { EventOpening } from './open-event.ts';

/** The form, the offer of its day, and a function to change the day. The visit is kept in the address. */
export function useTicketForm(opening: EventOpening) {
  const call = useCall();
  const [offer, setOffer] = useState(opening.offer);
  const [form, setForm] = useState<TicketForm>(() => openForm(opening.offer, opening.visit));
  const { lines } = useCart();
  const sale: TicketSale = useMemo(() => ({ offer, taken: takenOf(lines, offer.event.id) }), [offer, lines]);
  const wish = useRef<Visit['time']>('');
  const day = useDayOffer({
    ask: (date, signal) =>
      call('GET ticket/collect/event/:id/date/:date', { params: { id: offer.event.id, date }, signal }),
    onAnswer: (answer, answered) => {
      setOffer(answer);
      setForm((now) => chooseDay({ ...now, time: wish.current || now.time }, answer, answered));
      wish.current = '';
    },
  });

  const showDay = (wanted: Visit['day'], time: Visit['time'] = '') => {
    wish.current = time;
    void day.ask(wanted);
  };
  useVisitAddress({
    dated: opening.offer.event.dating !== 'open',
    today: opening.today,
    visit: form,
    showDay,
  });
  return { form, setForm, sale, offer, showDay, wanted: day.wanted, failed: day.failed };
}
