import type { ClockTime } from '../../domain/museum-time.ts';
import { timeOf } from '../../domain/museum-time.ts';
import type { ScheduleEntry } from '../../domain/tickets/event.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { FEW_PLACES } from './calendar-cell.tsx';
import booking from './ticket-booking.module.css';
import styles from './time-step.module.css';

type Props = {
  timeslot: readonly ScheduleEntry[];
  time: ClockTime | '';
  /** Another day is on its way: these times are about to change. */
  pending: boolean;
  missing: boolean;
  onChoose: (time: ClockTime) => void;
};

/** The day's times as native radios, with the places left when few; sold-out ones are said in words. */
export const TimeStep = ({ timeslot, time, pending, missing, onChoose }: Props) => {
  const { t, formats } = useI18n();
  return (
    <fieldset id="step-time" className={booking.step} aria-busy={pending || undefined}>
      <legend className={booking.heading}>{t('tickets.step.time')}</legend>
      {missing && (
        <p className={booking.missing} role="alert">
          {t('tickets.missing.time')}
        </p>
      )}
      <div className={`${styles.times} ${pending ? booking.waiting : ''}`}>
        {timeslot.map(({ datetime, max_tickets }) => (
          <label key={timeOf(datetime)} className={styles.time}>
            <input
              type="radio"
              className={styles.input}
              name="time"
              value={timeOf(datetime)}
              checked={timeOf(datetime) === time}
              disabled={max_tickets <= 0}
              onChange={() => onChoose(timeOf(datetime))}
            />
            <span className={styles.clock}>{formats.time(datetime)}</span>
            {max_tickets <= 0 && <span className={styles.left}>{t('tickets.time.soldout')}</span>}
            {max_tickets > 0 && max_tickets <= FEW_PLACES && (
              <span className={styles.left}>{t('tickets.time.left', { places: max_tickets })}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
