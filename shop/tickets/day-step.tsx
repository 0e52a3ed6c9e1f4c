import type { Day } from '../../domain/museum-time.ts';
import type { Lifetime } from '../../domain/tickets/ticket-calendar.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './ticket-booking.module.css';
import { TicketCalendar } from './ticket-calendar.tsx';
import type { useMonthCalendar } from './use-month-calendar.ts';

type Props = {
  calendar: ReturnType<typeof useMonthCalendar>;
  lifetime: Lifetime;
  today: Day;
  /** The chosen day, or the one on its way; '' for none. */
  day: Day | '';
  state: 'answered' | 'pending' | 'failed';
  /** What the answer says of the day. */
  outcome: 'free' | 'sold-out' | 'closed';
  nextDay: Day | undefined;
  missing: boolean;
  onChoose: (day: Day) => void;
};

/** The day, and what to do when it cannot be had. */
export const DayStep = (props: Props) => {
  const { t, formats } = useI18n();
  const { day, state, outcome, nextDay, onChoose } = props;
  const refused = day !== '' && state === 'answered' && outcome !== 'free';
  return (
    <section id="step-day" className={styles.step} aria-labelledby="step-day-title">
      <h3 id="step-day-title" className={styles.heading}>
        {t('tickets.step.day')}
        {day !== '' && <span className={styles.chosen}>{formats.day(day, 'full')}</span>}
      </h3>
      {props.missing && (
        <p className={styles.missing} role="alert">
          {t('tickets.missing.day')}
        </p>
      )}
      <TicketCalendar
        month={props.calendar.month}
        calendar={props.calendar.calendar}
        lifetime={props.lifetime}
        today={props.today}
        chosen={day}
        onMonth={props.calendar.showMonth}
        onChoose={onChoose}
      />
      {(props.calendar.failed || state === 'failed') && (
        <Notice tone="error" title={t('tickets.failed')}>
          <Button
            variant="quiet"
            onClick={() => {
              if (props.calendar.failed) props.calendar.retry();
              if (state === 'failed' && day !== '') onChoose(day);
            }}
          >
            {t('tickets.again')}
          </Button>
        </Notice>
      )}
      <div aria-live="polite">
        {state === 'pending' && <span className="visually-hidden">{t('tickets.loading')}</span>}
        {refused && (
          <Notice
            tone="attention"
            title={t(outcome === 'sold-out' ? 'tickets.soldout.day' : 'tickets.closed.day', {
              day: formats.day(day),
            })}
          >
            {nextDay && (
              <div className={styles.next}>
                <Button variant="secondary" onClick={() => onChoose(nextDay)}>
                  {t('tickets.next', { day: formats.day(nextDay, 'brief') })}
                </Button>
              </div>
            )}
          </Notice>
        )}
      </div>
    </section>
  );
};
