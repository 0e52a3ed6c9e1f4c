import { firstDayOf } from '../../domain/museum-time.ts';
import type { TourOffer } from '../../domain/tours/tour.ts';
import { bookingKinds } from '../../domain/tours/tour-booking.ts';
import {
  chooseTime,
  formPeople,
  formRates,
  formTotal,
  isTakenUp,
  setAnswer,
  type TourFormProblem,
  tourFormProblem,
} from '../../domain/tours/tour-form.ts';
import { answerProblems } from '../../domain/tours/tour-questions.ts';
import { timesOf } from '../../domain/tours/tour-sale.ts';
import { nextFreeDay } from '../../domain/visit/visit-calendar.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { AddBar } from '../cart/add-bar.tsx';
import { useCall } from '../ground/call-context.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import styles from '../visit/booking.module.css';
import { DayStep } from '../visit/day-step.tsx';
import { goToStep } from '../visit/go-to-step.ts';
import { type TimeChoice, TimeStep } from '../visit/time-step.tsx';
import { useMonthCalendar } from '../visit/use-month-calendar.ts';
import { chosenText } from './chosen-text.ts';
import { CountStep } from './count-step.tsx';
import { KindStep } from './kind-step.tsx';
import { askTourCalendar, type TourOpening } from './open-tour.ts';
import { QuestionStep } from './question-step.tsx';
import { tourTitle } from './tour-title.ts';
import { useTourAdding } from './use-tour-adding.ts';
import { useTourForm } from './use-tour-form.ts';

const NO_PROBLEMS = {};

/** Day → time → how → how many → questions → add (look, "Detail"). */
export function TourBooking({ opening }: { opening: TourOpening }) {
  const i18n = useI18n();
  const { t } = i18n;
  const booking = useTourForm(opening);
  const { form, setForm, sale, offer, wanted, failed } = booking;
  const adding = useTourAdding(form, sale, setForm);
  const problem = tourFormProblem(form, sale);
  const pending = wanted !== undefined;
  const times = timeChoices(offer);
  const hasTimes = times.some(({ soldOut }) => !soldOut);
  const steps = { opening, booking, adding, problem, times, hasTimes };
  return (
    <section className={styles.booking} aria-labelledby="visit">
      <PageTitle title={tourTitle(offer.detail)} error={adding.tries > 0 && problem !== undefined} />
      <div className={styles.steps}>
        <h2 id="visit" className={styles.title}>
          {t('tours.visit')}
        </h2>
        <VisitSteps {...steps} />
        {hasTimes && <BookingSteps {...steps} />}
      </div>
      <AddBar
        chosen={hasTimes && !isTakenUp(form, sale) ? chosenText(form, sale, i18n) : ''}
        total={formTotal(form, sale)}
        rates={formRates(form, sale)}
        action={t(formPeople(form, sale) > 0 ? 'tours.add' : 'tours.choose')}
        pending={pending && !failed}
        onAdd={() => (pending ? goToStep('step-day') : adding.add())}
      />
    </section>
  );
}

type StepsProps = {
  opening: TourOpening;
  booking: ReturnType<typeof useTourForm>;
  adding: ReturnType<typeof useTourAdding>;
  problem: TourFormProblem | undefined;
  times: readonly TimeChoice[];
  hasTimes: boolean;
};

/** The day and the time. */
function VisitSteps({ opening, booking, adding, problem, times, hasTimes }: StepsProps) {
  const call = useCall();
  const { form, setForm, offer, showDay, wanted, failed } = booking;
  const { detail } = offer;
  const tried = adding.tries > 0;
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
        calendar={calendar}
        lifetime={opening.lifetime}
        today={opening.today}
        day={shownDay}
        state={failed ? 'failed' : pending ? 'pending' : 'answered'}
        outcome={hasTimes ? 'free' : times.length > 0 ? 'sold-out' : 'closed'}
        nextDay={nextDay}
        missing={tried && problem?.step === 'date'}
        onChoose={showDay}
      />
      {form.date !== '' && times.length > 0 && (
        <TimeStep
          times={times}
          time={form.time}
          pending={pending}
          missing={tried && problem?.step === 'time'}
          onChoose={(time) => setForm(chooseTime(form, offer, time))}
        />
      )}
    </>
  );
}

/** The kind of booking, the counts and the museum's questions. */
function BookingSteps({ booking, adding, problem }: StepsProps) {
  const { form, setForm, sale, offer, wanted } = booking;
  const { tries, listed } = adding;
  const { questions } = offer;
  const tried = tries > 0;
  return (
    <>
      <KindStep form={form} sale={sale} onChange={setForm} />
      <CountStep
        form={form}
        sale={sale}
        tried={tried}
        problem={problem}
        pending={wanted !== undefined}
        onChange={setForm}
      />
      {questions.length > 0 && (
        <QuestionStep
          questions={questions}
          answers={form.answers}
          problems={tried ? answerProblems(questions, form.answers) : NO_PROBLEMS}
          listed={listed}
          tries={tries}
          onAnswer={(qId, value) => setForm(setAnswer(form, qId, value))}
        />
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
