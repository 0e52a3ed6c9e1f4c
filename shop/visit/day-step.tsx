import type { Day } from '../../domain/museum-time.ts';
import type { Lifetime } from '../../domain/visit/visit-calendar.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './step.module.css';
import type { MonthCalendar } from './use-month-calendar.ts';
import { VisitCalendar } from './visit-calendar.tsx';

type Props = {
  calendar: MonthCalendar;
  lifetime: Lifetime;
  today: Day;
  /** The chosen day, also while its offer is loading; '' for none. */
  day: Day | '';
  state: 'answered' | 'pending' | 'failed';
  /** What the offer of the day says. */
  outcome: 'free' | 'sold-out' | 'closed';
  nextDay: Day | undefined;
  missing: boolean;
  onChoose: (day: Day) => void;
};

/** The calendar, and what to do if the chosen day is not available. */
export function DayStep(props: Props) {
  const { t, formats } = useI18n();
  const { day, state, outcome, nextDay, onChoose } = props;
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
        month={props.calendar.month}
        calendar={props.calendar.calendar}
        lifetime={props.lifetime}
        today={props.today}
        chosen={day}
        onMonth={props.calendar.showMonth}
        onChoose={onChoose}
      />
      {(props.calendar.failed || state === 'failed') && (
        <Notice tone="error" title={t('visit.failed')}>
          <Button
            variant="quiet"
            onClick={() => {
              if (props.calendar.failed) props.calendar.retry();
              if (state === 'failed' && day !== '') onChoose(day);
            }}
          >
            {t('visit.again')}
          </Button>
        </Notice>
      )}
      <div aria-live="polite">
        {state === 'pending' && <span className="visually-hidden">{t('visit.loading')}</span>}
        {refused && (
          <Notice
            tone="attention"
            title={t(outcome === 'sold-out' ? 'visit.soldout.day' : 'visit.closed.day', {
              day: formats.day(day),
            })}
          >
            {nextDay && (
              <div className={styles.next}>
                <Button variant="secondary" onClick={() => onChoose(nextDay)}>
                  {t('visit.next', { day: formats.day(nextDay, 'brief') })}
                </Button>
              </div>
            )}
          </Notice>
        )}
      </div>
    </section>
  );
}
