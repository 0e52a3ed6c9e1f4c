import { Suspense } from 'react';
import { firstDayOf } from '../../domain/museum-time.ts';
import type { TourOffer } from '../../domain/tours/tour.ts';
import { bookingKinds } from '../../domain/tours/tour-booking.ts';
import { formRates, formTotal, isTakenUp, setAnswer } from '../../domain/tours/tour-form.ts';
import { answerProblems } from '../../domain/tours/tour-questions.ts';
import { timesOf } from '../../domain/tours/tour-sale.ts';
import { nextFreeDay } from '../../domain/visit/visit-calendar.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { AddBar } from '../cart/add-bar.tsx';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useHydrated } from '../ground/session-value.ts';
import styles from '../visit/booking.module.css';
import { DayStep } from '../visit/day-step.tsx';
import { goToStep } from '../visit/go-to-step.ts';
import { type TimeChoice, TimeStep } from '../visit/time-step.tsx';
import { useMonthCalendar } from '../visit/use-month-calendar.ts';
import { visitText } from '../visit/visit-text.ts';
import { chosenText } from './chosen-text.ts';
import { CountStep } from './count-step.tsx';
import { KindStep } from './kind-step.tsx';
import { askTourCalendar, type TourOpening } from './open-tour.ts';
import { tourTitle } from './tour-title.ts';
import { useTourAdding } from './use-tour-adding.ts';
import { useTourForm } from './use-tour-form.ts';

const NO_PROBLEMS = {};

// Only few tours ask questions, and none before its time is chosen: the fields are loaded with the first one. The server
// waits for nothing that is loaded later, so that they come once the page is alive.
const QuestionStep = later(() =>
  import('./question-step.tsx').then((module) => ({ default: module.QuestionStep })),
);

/** Day → time → how → how many → questions → add (look, "Detail"). */
export function TourBooking({ opening }: { opening: TourOpening }) {
  const i18n = useI18n();
  const { t } = i18n;
  const booking = useTourForm(opening);
  const { form, sale, offer, wanted, failed } = booking;
  const adding = useTourAdding(booking);
  const pending = wanted !== undefined;
  const times = timeChoices(offer);
  const hasTimes = times.some(({ soldOut }) => !soldOut);
  const steps = { opening, booking, adding, times, hasTimes };
  return (
    <section className={styles.booking} aria-labelledby="visit">
      <PageTitle
        title={tourTitle(offer.detail)}
        error={adding.isWrong('count') || adding.isWrong('questions')}
      />
      <div className={styles.steps}>
        <div>
          <h2 id="visit" className={styles.title}>
            {t('tours.visit')}
          </h2>
          <NoScriptNote />
        </div>
        <VisitSteps {...steps} />
        {hasTimes && form.time !== '' && <BookingSteps {...steps} />}
      </div>
      <AddBar
        visit={visitText({ day: wanted ?? form.date, time: form.time }, i18n, 'duration')}
        chosen={hasTimes && !isTakenUp(form, sale) ? chosenText(form, sale, i18n) : ''}
        total={formTotal(form, sale)}
        rates={formRates(form, sale)}
        action={t('tours.add')}
        missing={adding.missing}
        changing={booking.changed.found !== undefined}
        pending={pending && !failed}
        onAdd={adding.add}
        onMore={() => goToStep('step-count')}
      />
    </section>
  );
}

type StepsProps = {
  opening: TourOpening;
  booking: ReturnType<typeof useTourForm>;
  adding: ReturnType<typeof useTourAdding>;
  times: readonly TimeChoice[];
  hasTimes: boolean;
};

/** The day and the time. */
function VisitSteps({ opening, booking, adding, times, hasTimes }: StepsProps) {
  const call = useCall();
  const { form, offer, showDay, wanted, failed } = booking;
  const { detail } = offer;
  const pending = wanted !== undefined;
  const shownDay = wanted ?? form.date;
  const calendar = useMonthCalendar({
    first: firstDayOf(opening.month),
    chosen: shownDay,
    calendar: opening.calendar,
    monthsOf: (month) => [month],
    ask: (month, signal) => askTourCalendar(call, detail.id, month, signal),
  });
  const nextDay =
    (pending ? undefined : offer.next_date) ??
    nextFreeDay(calendar.days, shownDay) ??
    (detail.next_date !== shownDay ? detail.next_date : undefined) ??
    undefined;
  return (
    <>
      <DayStep
        venue={detail.museumId}
        calendar={calendar}
        lifetime={opening.lifetime}
        today={opening.today}
        day={shownDay}
        state={failed ? 'failed' : pending ? 'pending' : 'answered'}
        outcome={hasTimes ? 'free' : times.length > 0 ? 'sold-out' : 'none'}
        nextDay={nextDay}
        missing={adding.isWrong('day')}
        onChoose={showDay}
      />
      {form.date !== '' && times.length > 0 && (
        <TimeStep
          times={times}
          time={form.time}
          pending={pending}
          missing={adding.isWrong('time')}
          gone={booking.gone}
          onChoose={booking.setTime}
        />
      )}
    </>
  );
}

/** The kind of booking, the counts and the museum's questions. */
function BookingSteps({ booking, adding }: StepsProps) {
  const { form, setForm, sale, offer, wanted } = booking;
  const hydrated = useHydrated();
  const { problem, isWrong, tries, listed } = adding;
  const { questions } = offer;
  return (
    <>
      <KindStep form={form} sale={sale} onChange={setForm} />
      <CountStep
        form={form}
        sale={sale}
        tried={isWrong('count')}
        problem={problem}
        pending={wanted !== undefined}
        onChange={setForm}
      />
      {hydrated && questions.length > 0 && (
        <Suspense>
          <QuestionStep
            questions={questions}
            answers={form.answers}
            problems={isWrong('questions') ? answerProblems(questions, form.answers) : NO_PROBLEMS}
            listed={listed}
            tries={tries}
            onAnswer={(qId, value) => setForm(setAnswer(form, qId, value))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Where only the whole tour can be booked, the places left say nothing. */
function timeChoices(offer: TourOffer): TimeChoice[] {
  const [kind, ...others] = bookingKinds(offer.detail);
  return timesOf(offer).map(({ time, soldout, tickets }) => ({
    time,
    soldOut: soldout,
    places: tickets,
    ...(kind === 'whole' && others.length === 0 ? { note: '' } : {}),
  }));
}
