import { timeOf } from '../../domain/museum-time.ts';
import type { Event, ScheduleEntry } from '../../domain/tickets/event.ts';
import { formRates, formTickets, formTotal } from '../../domain/tickets/ticket-form.ts';
import { lookupMonths } from '../../domain/tickets/ticket-lookup.ts';
import { pauseOn } from '../../domain/visit/pauses.ts';
import { nextFreeDay } from '../../domain/visit/visit-calendar.ts';
import { visitTime } from '../../domain/visit/visit-times.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { AddBar } from '../cart/add-bar.tsx';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import styles from '../visit/booking.module.css';
import { DayStep } from '../visit/day-step.tsx';
import { goToStep } from '../visit/go-to-step.ts';
import { type TimeChoice, TimeStep } from '../visit/time-step.tsx';
import { useMonthCalendar } from '../visit/use-month-calendar.ts';
import { visitText } from '../visit/visit-text.ts';
import { askTicketCalendar } from './ask-ticket-calendar.ts';
import { EventOver } from './event-over.tsx';
import type { EventOpening } from './open-event.ts';
import { TicketStep } from './ticket-step.tsx';
import { useTicketAdding } from './use-ticket-adding.ts';
import { useTicketForm } from './use-ticket-form.ts';

/** Day → time → how many → add (look, "Detail"). */
export function TicketBooking({ opening }: { opening: EventOpening }) {
  const i18n = useI18n();
  const { t } = i18n;
  const booking = useTicketForm(opening);
  const { form, offer, wanted, failed } = booking;
  const adding = useTicketAdding(booking);
  const { event } = offer;
  const tickets = formTickets(form, offer);
  if (event.state === 'ended') return <EventOver state="ended" />;
  const nothing = opening.lifetime.first === null;
  const pause = pauseOn(event.pauses, opening.today);
  if (pause && nothing) return <EventOver state="paused" pause={pause} />;
  if (event.state === 'sold-out' || (event.dating !== 'open' && nothing))
    return <EventOver state="sold-out" />;
  return (
    <section className={styles.booking} aria-labelledby="visit">
      <div className={styles.steps}>
        <div>
          <h2 id="visit" className={styles.title}>
            {t('tickets.visit')}
          </h2>
          <NoScriptNote />
        </div>
        {event.dating === 'open' && <p className={styles.anyDay}>{t('site.anyDay')}</p>}
        <Steps opening={opening} booking={booking} adding={adding} />
      </div>
      <AddBar
        visit={visitText({ day: wanted ?? form.day, time: form.time }, i18n, event.times)}
        chosen={tickets > 0 ? t('tickets.total.tickets', { count: tickets }) : ''}
        total={formTotal(form, offer)}
        rates={formRates(form, offer)}
        action={t('tickets.add')}
        missing={adding.missing}
        changing={booking.changed.found !== undefined}
        pending={wanted !== undefined && !failed}
        onAdd={adding.add}
        onMore={() => goToStep('step-tickets')}
      />
    </section>
  );
}

type Booking = ReturnType<typeof useTicketForm>;

type StepsProps = { opening: EventOpening; booking: Booking; adding: ReturnType<typeof useTicketAdding> };

function Steps({ opening, booking, adding }: StepsProps) {
  const i18n = useI18n();
  const { form, setForm, sale, offer, wanted, hasTimes } = booking;
  const { dating } = offer.event;
  const pending = wanted !== undefined;
  return (
    <>
      {dating !== 'open' && <Days opening={opening} booking={booking} missing={adding.isWrong('day')} />}
      {dating === 'slot' && form.day !== '' && offer.timeslot.length > 0 && (
        <TimeStep
          times={offer.timeslot.map((entry) => timeChoice(entry, offer.event, i18n))}
          meaning={offer.event.times === 'entry' ? i18n.t('visit.entry') : undefined}
          time={form.time}
          pending={pending}
          missing={adding.isWrong('time')}
          gone={booking.gone}
          onChoose={booking.setTime}
        />
      )}
      {hasTimes && (
        <TicketStep
          form={form}
          sale={sale}
          pending={pending}
          missing={adding.isWrong('tickets')}
          onChange={setForm}
        />
      )}
    </>
  );
}

type DaysProps = { opening: EventOpening; booking: Booking; missing: boolean };

/** The calendar of the event's days. */
function Days({ opening, booking, missing }: DaysProps) {
  const call = useCall();
  const { form, offer, showDay, wanted, failed, hasTimes } = booking;
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
      venue={event.venue.id}
      pausedOn={(day) => pauseOn(event.pauses, day) !== undefined}
      calendar={calendar}
      lifetime={opening.lifetime}
      today={opening.today}
      day={shownDay}
      state={failed ? 'failed' : wanted !== undefined ? 'pending' : 'answered'}
      outcome={hasTimes ? 'free' : offer.timeslot.length > 0 ? 'sold-out' : 'none'}
      nextDay={nextDay}
      missing={missing}
      onChoose={showDay}
    />
  );
}

function timeChoice(entry: ScheduleEntry, { times }: Event, { t, formats }: I18n): TimeChoice {
  const until = visitTime({ ...entry, times })?.until;
  const ends = until && formats.clock(until);
  return {
    time: timeOf(entry.datetime),
    soldOut: entry.max_tickets <= 0,
    places: entry.max_tickets,
    ...(ends && { until: t(times === 'entry' ? 'visit.entry.until' : 'visit.until', { time: ends }) }),
  };
}
