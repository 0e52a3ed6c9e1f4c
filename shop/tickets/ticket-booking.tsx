import { useEffect, useRef, useState } from 'react';
import { takenOf, toCartLines } from '../../domain/cart/ticket-lines.ts';
import { nextFreeDay } from '../../domain/tickets/ticket-calendar.ts';
import {
  chooseTime,
  clearCounts,
  type FormProblem,
  formProblem,
  formTickets,
} from '../../domain/tickets/ticket-form.ts';
import { addLine, cartLines } from '../cart/cart-store.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { AddBar } from './add-bar.tsx';
import { DayStep } from './day-step.tsx';
import { EventOver } from './event-over.tsx';
import type { EventOpening } from './event-page.tsx';
import styles from './ticket-booking.module.css';
import { TicketStep } from './ticket-step.tsx';
import { TimeStep } from './time-step.tsx';
import { useMonthCalendar } from './use-month-calendar.ts';
import { useTicketForm } from './use-ticket-form.ts';

/** The step that wants something, as the id of its section. */
const STEP_OF: Record<FormProblem['step'], string> = {
  event: 'step-day',
  day: 'step-day',
  time: 'step-time',
  tickets: 'step-tickets',
  places: 'step-tickets',
};

/** Brings a step into view and the focus to its first control. */
const goToStep = (id: string) => {
  const step = document.getElementById(id);
  step?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  const control =
    step?.querySelector<HTMLElement>('input[type="number"]:not(:disabled)') ??
    step?.querySelector<HTMLElement>('button[tabindex="0"], input:checked, input:not(:disabled)');
  control?.focus({ preventScroll: true });
};

/** Day → time → how many → add (look, "Detail"). */
export const TicketBooking = ({ opening }: { opening: EventOpening }) => {
  const { t } = useI18n();
  const toasts = useToasts();
  const { form, setForm, sale, offer, showDay, wanted, failed } = useTicketForm(opening);
  const { event } = offer;
  const shownDay = wanted ?? form.day;
  const calendar = useMonthCalendar(
    event.id,
    shownDay || (opening.lifetime.first ?? opening.today),
    opening.calendar,
  );
  const [tried, setTried] = useState(false);
  const problem = formProblem(form, sale);
  const pending = wanted !== undefined;

  // A day that comes from elsewhere (the next free one, an address) brings its month along.
  const { showMonth } = calendar;
  const followed = useRef(shownDay);
  useEffect(() => {
    if (shownDay && shownDay !== followed.current) showMonth(shownDay.slice(0, 7));
    followed.current = shownDay;
  });

  const add = () => {
    if (pending) return;
    const now = { ...sale, taken: takenOf(cartLines(), event.id) };
    const refused = formProblem(form, now);
    if (refused) {
      setTried(true);
      goToStep(STEP_OF[refused.step]);
      return;
    }
    const count = formTickets(form, offer);
    for (const line of toCartLines(form, now)) addLine(line);
    toasts.show(t('tickets.added', { count }), { tone: 'good' });
    setForm(clearCounts(form));
    setTried(false);
  };

  const soldOutAltogether =
    event.state === 'sold-out' || (event.dating !== 'open' && opening.lifetime.first === null);
  if (event.state === 'ended' || soldOutAltogether) return <EventOver ended={event.state === 'ended'} />;
  const nextDay =
    nextFreeDay(calendar.days, shownDay) ??
    (event.next_date && event.next_date !== shownDay ? event.next_date : undefined);
  const hasTimes = offer.timeslot.some(({ max_tickets }) => max_tickets > 0);
  return (
    <section className={styles.booking} aria-labelledby="visit">
      <div className={styles.steps}>
        <h2 id="visit" className={styles.title}>
          {t('tickets.visit')}
        </h2>
        {event.dating === 'open' && <p className={styles.anyDay}>{t('site.anyDay')}</p>}
        {event.dating !== 'open' && (
          <DayStep
            calendar={calendar}
            lifetime={opening.lifetime}
            today={opening.today}
            day={shownDay}
            state={failed ? 'failed' : pending ? 'pending' : 'answered'}
            outcome={hasTimes ? 'free' : offer.timeslot.length > 0 ? 'sold-out' : 'closed'}
            nextDay={nextDay}
            missing={tried && problem?.step === 'day'}
            onChoose={showDay}
          />
        )}
        {event.dating === 'slot' && form.day !== '' && offer.timeslot.length > 0 && (
          <TimeStep
            timeslot={offer.timeslot}
            time={form.time}
            pending={pending}
            missing={tried && problem?.step === 'time'}
            onChoose={(time) => setForm(chooseTime(form, offer, time))}
          />
        )}
        {(hasTimes || event.dating === 'open') && (
          <TicketStep
            form={form}
            sale={sale}
            pending={pending}
            missing={tried && problem?.step === 'tickets'}
            onChange={setForm}
          />
        )}
      </div>
      <AddBar form={form} offer={offer} pending={pending && !failed} onAdd={add} />
    </section>
  );
};
