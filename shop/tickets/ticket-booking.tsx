import { useState } from 'react';
import { timeOf } from '../../domain/museum-time.ts';
import type { ScheduleEntry } from '../../domain/tickets/event.ts';
import { takenOf, toCartLines } from '../../domain/tickets/make-ticket-lines.ts';
import {
  chooseTime,
  clearCounts,
  type FormProblem,
  formProblem,
  formRates,
  formTickets,
  formTotal,
} from '../../domain/tickets/ticket-form.ts';
import { lookupMonths } from '../../domain/tickets/ticket-lookup.ts';
import { nextFreeDay } from '../../domain/visit/visit-calendar.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { AddBar } from '../cart/add-bar.tsx';
import { addLine, cartLines } from '../cart/cart-store.ts';
import { useCall } from '../ground/call-context.tsx';
import styles from '../visit/booking.module.css';
import { DayStep } from '../visit/day-step.tsx';
import { goToStep } from '../visit/go-to-step.ts';
import { type TimeChoice, TimeStep } from '../visit/time-step.tsx';
import { useMonthCalendar } from '../visit/use-month-calendar.ts';
import { askTicketCalendar } from './ask-ticket-calendar.ts';
import { EventOver } from './event-over.tsx';
import type { EventOpening } from './open-event.ts';
import { TicketStep } from './ticket-step.tsx';
import { useTicketForm } from './use-ticket-form.ts';

/** The step in which something is missing, as the id of its section. */
const STEP_OF: Record<FormProblem['step'], string> = {
  event: 'step-day',
  day: 'step-day',
  time: 'step-time',
  tickets: 'step-tickets',
  places: 'step-tickets',
};

/** Day → time → how many → add (look, "Detail"). */
export function TicketBooking({ opening }: { opening: EventOpening }) {
  const { t } = useI18n();
  const booking = useTicketForm(opening);
  const { form, offer, wanted, failed } = booking;
  const { add, missing } = useTicketAdding(booking);
  const { event } = offer;
  const tickets = formTickets(form, offer);
  const isSoldOut =
    event.state === 'sold-out' || (event.dating !== 'open' && opening.lifetime.first === null);
  if (event.state === 'ended' || isSoldOut) return <EventOver ended={event.state === 'ended'} />;
  return (
    <section className={styles.booking} aria-labelledby="visit">
      <div className={styles.steps}>
        <h2 id="visit" className={styles.title}>
          {t('tickets.visit')}
        </h2>
        {event.dating === 'open' && <p className={styles.anyDay}>{t('site.anyDay')}</p>}
        <Steps opening={opening} booking={booking} missing={missing} />
      </div>
      <AddBar
        chosen={tickets > 0 ? t('tickets.total.tickets', { count: tickets }) : ''}
        total={formTotal(form, offer)}
        rates={formRates(form, offer)}
        action={t(tickets > 0 ? 'tickets.add' : 'tickets.choose')}
        pending={wanted !== undefined && !failed}
        onAdd={add}
      />
    </section>
  );
}

type Booking = ReturnType<typeof useTicketForm>;

/** Adds the tickets to the cart; `missing` is the step that is incomplete, once the visitor has tried. */
function useTicketAdding({ form, setForm, sale, wanted }: Booking) {
  const { t } = useI18n();
  const toasts = useToasts();
  const [tried, setTried] = useState(false);
  const add = () => {
    if (wanted !== undefined) return;
    const now = { ...sale, taken: takenOf(cartLines(), sale.offer.event.id) };
    const refused = formProblem(form, now);
    if (refused) {
      setTried(true);
      goToStep(STEP_OF[refused.step]);
      return;
    }
    for (const line of toCartLines(form, now)) addLine(line);
    toasts.show(t('tickets.added', { count: formTickets(form, sale.offer) }), { tone: 'good' });
    setForm(clearCounts(form));
    setTried(false);
  };
  return { add, missing: tried ? formProblem(form, sale)?.step : undefined };
}

type StepsProps = { opening: EventOpening; booking: Booking; missing: FormProblem['step'] | undefined };

function Steps({ opening, booking, missing }: StepsProps) {
  const { form, setForm, sale, offer, wanted } = booking;
  const { dating } = offer.event;
  const pending = wanted !== undefined;
  const hasTimes = offer.timeslot.some(({ max_tickets }) => max_tickets > 0);
  return (
    <>
      {dating !== 'open' && (
        <Days opening={opening} booking={booking} hasTimes={hasTimes} missing={missing === 'day'} />
      )}
      {dating === 'slot' && form.day !== '' && offer.timeslot.length > 0 && (
        <TimeStep
          times={offer.timeslot.map(timeChoice)}
          time={form.time}
          pending={pending}
          missing={missing === 'time'}
          onChoose={(time) => setForm(chooseTime(form, offer, time))}
        />
      )}
      {(hasTimes || dating === 'open') && (
        <TicketStep
          form={form}
          sale={sale}
          pending={pending}
          missing={missing === 'tickets'}
          onChange={setForm}
        />
      )}
    </>
  );
}

type DaysProps = { opening: EventOpening; booking: Booking; hasTimes: boolean; missing: boolean };

/** The calendar of the event's days. */
function Days({ opening, booking, hasTimes, missing }: DaysProps) {
  const call = useCall();
  const { form, offer, showDay, wanted, failed } = booking;
  const { event } = offer;
  const shownDay = wanted ?? form.day;
  const calendar = useMonthCalendar({
    first: shownDay || (opening.lifetime.first ?? opening.today),
    chosen: shownDay,
    calendar: opening.calendar,
    monthsOf: lookupMonths,
    ask: (month, signal) => askTicketCalendar(call, event.id, month, signal),
  });
  const nextDay =
    nextFreeDay(calendar.days, shownDay) ??
    (event.next_date && event.next_date !== shownDay ? event.next_date : undefined);
  return (
    <DayStep
      calendar={calendar}
      lifetime={opening.lifetime}
      today={opening.today}
      day={shownDay}
      state={failed ? 'failed' : wanted !== undefined ? 'pending' : 'answered'}
      outcome={hasTimes ? 'free' : offer.timeslot.length > 0 ? 'sold-out' : 'closed'}
      nextDay={nextDay}
      missing={missing}
      onChoose={showDay}
    />
  );
}

function timeChoice({ datetime, max_tickets }: ScheduleEntry): TimeChoice {
  return {
    time: timeOf(datetime),
    soldOut: max_tickets <= 0,
    places: max_tickets,
  };
}
