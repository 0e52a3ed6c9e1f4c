import type { Day } from '../../domain/museum-time.ts';
import type { ClosedOn, Lifetime } from '../../domain/visit/visit-calendar.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './step.module.css';
import { useClosedDays } from './use-closed-days.ts';
import type { MonthCalendar } from './use-month-calendar.ts';
import { VisitCalendar } from './visit-calendar.tsx';

type Props = {
  calendar: MonthCalendar;
  /** The id of the house that the visit leads to. */
  venue: string;
  /** Days on which what is visited is not shown. */
  pausedOn?: ClosedOn;
  lifetime: Lifetime;
  today: Day;
  /** The chosen day, also while its offer is loading; '' for none. */
  day: Day | '';
  state: 'answered' | 'pending' | 'failed';
  /** What the offer of the day says. */
  outcome: 'free' | 'sold-out' | 'none';
  nextDay: Day | undefined;
  missing: boolean;
  onChoose: (day: Day) => void;
};

/** The calendar, and what to do if the chosen day is not available. */
export function DayStep(props: Props) {
  const { t, formats } = useI18n();
  const { calendar, day, state, outcome, onChoose } = props;
  const refused = day !== '' && state === 'answered' && outcome !== 'free';
  return (
    <section id="step-day" className={styles.step} aria-labelledby="step-day-title">
      <h3 id="step-day-title" className={styles.heading}>
        {t('visit.step.day')}
        {day !== '' && <span className={styles.chosen}>{formats.day(day, 'full')}</span>}
      </h3>
      {props.missing && (
        <p className={styles.missing} role="alert">
          {t('visit.missing.day')}
        </p>
      )}
      <VisitCalendar
        month={calendar.month}
        calendar={calendar.calendar}
        venue={props.venue}
        pausedOn={props.pausedOn}
        lifetime={props.lifetime}
        today={props.today}
        chosen={day}
        onMonth={calendar.showMonth}
        onChoose={onChoose}
      />
      {(calendar.failed || state === 'failed') && <Failed {...props} />}
      <div aria-live="polite">
        {state === 'pending' && <span className="visually-hidden">{t('visit.loading')}</span>}
        {refused && <Unavailable {...props} day={day} />}
      </div>
    </section>
  );
}

/** The month or the day could not be loaded: offers to try again. */
function Failed({ calendar, state, day, onChoose }: Props) {
  const { t } = useI18n();
  return (
    <Notice tone="error" title={t('visit.failed')}>
      <Button
        variant="quiet"
        onClick={() => {
          if (calendar.failed) calendar.retry();
          if (state === 'failed' && day !== '') onChoose(day);
        }}
      >
        {t('visit.again')}
      </Button>
    </Notice>
  );
}

/** The chosen day is sold out, or there is nothing on: offers the next free one. */
function Unavailable({ day, outcome, venue, pausedOn, nextDay, onChoose }: Props & { day: Day }) {
  const { t, formats } = useI18n();
  const closedOn = useClosedDays(venue);
  const none = closedOn(day) ? 'visit.closed.day' : pausedOn?.(day) ? 'visit.paused.day' : 'visit.none.day';
  const title = outcome === 'sold-out' ? 'visit.soldout.day' : none;
  return (
    <Notice tone="attention" title={t(title, { day: formats.day(day) })}>
      {nextDay && (
        <div className={styles.next}>
          <Button variant="secondary" onClick={() => onChoose(nextDay)}>
            {t('visit.next', { day: formats.day(nextDay, 'brief') })}
          </Button>
        </div>
      )}
    </Notice>
  );
}
