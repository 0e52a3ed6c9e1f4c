import { useMemo, useState } from 'react';
import type { ClockTime } from '../../domain/museum-time.ts';
import { takenOf } from '../../domain/tickets/make-ticket-lines.ts';
import { readChoice } from '../../domain/tickets/read-choice.ts';
import { reopenTickets } from '../../domain/tickets/reopen-tickets.ts';
import {
  chooseDay,
  chooseTime,
  formTickets,
  openForm,
  type TicketForm,
} from '../../domain/tickets/ticket-form.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useChangedLines } from '../cart/use-changed-lines.ts';
import { useKeptChoice } from '../cart/use-kept-choice.ts';
import { useVisitAddress } from '../visit/use-visit-address.ts';
import { useWishedTime } from '../visit/use-wished-time.ts';
import type { EventOpening } from './open-event.ts';

/** The form, the offer of its day, and a function to change the day. The visit is kept in the address. */
export function useTicketForm(opening: EventOpening) {
  const call = useCall();
  const [offer, setOffer] = useState(opening.offer);
  const [form, setForm] = useState<TicketForm>(() => openForm(opening.offer, opening.visit));
  const changed = useChangedLines(reopenTickets, offer.event.id, (found) =>
    setForm((now) => ({ ...now, ...found.form })),
  );
  const { others } = changed;
  useKeptChoice({
    page: `event ${offer.event.id}`,
    choice: { counts: form.counts, parts: form.parts },
    isEmpty: formTickets(form, offer) === 0,
    isChanging: changed.found !== undefined,
    restore: (stored) => setForm((now) => ({ ...now, ...readChoice(stored) })),
  });
  const sale: TicketSale = useMemo(
    () => ({ offer, taken: takenOf(others, offer.event.id) }),
    [offer, others],
  );
  const day = useWishedTime(opening.visit.time, {
    ask: (date, signal) =>
      call('GET ticket/collect/event/:id/date/:date', { params: { id: offer.event.id, date }, signal }),
    onAnswer: (answer, answered, wish) => {
      setOffer(answer);
      setForm((now) => chooseDay({ ...now, time: wish }, answer, answered));
    },
  });

  const setTime = (time: ClockTime) => {
    day.setWish(time);
    setForm((now) => chooseTime(now, offer, time));
  };
  useVisitAddress({
    dated: opening.offer.event.dating !== 'open',
    today: opening.today,
    visit: form,
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
    hasTimes: offer.event.dating === 'open' || offer.timeslot.some(({ max_tickets }) => max_tickets > 0),
    showDay: day.showDay,
    wanted: day.wanted,
    failed: day.failed,
  };
}
