import type { ClockTime } from '../../domain/museum-time.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FEW_PLACES } from './calendar-cell.tsx';
import step from './step.module.css';
import styles from './time-step.module.css';

/** One time of the day. */
export type TimeChoice = {
  readonly time: ClockTime;
  readonly soldOut: boolean;
  readonly places: number;
  /** Shown instead of the places left. */
  readonly note?: string;
  /** Shown beside the heading once it is chosen: until when one is let in, or until when it lasts. */
  readonly until?: string;
};

type Props = {
  times: readonly TimeChoice[];
  time: ClockTime | '';
  /** Whether another day is loading, so that these times are about to change. */
  pending: boolean;
  missing: boolean;
  /** A time that the visitor has chosen, and that this day does not have; '' for none. */
  gone: ClockTime | '';
  onChoose: (time: ClockTime) => void;
  /** Shown beside the heading until a time is chosen: what the times are. */
  meaning?: string | undefined;
};

/** The day's times as native radio buttons, with the places left when few, or a note that a time is sold out. */
export function TimeStep({ times, time, pending, missing, gone, onChoose, meaning }: Props) {
  const { t, formats } = useI18n();
  const leftOf = ({ soldOut, places, note }: TimeChoice): string | undefined => {
    if (soldOut) return t('visit.time.soldout');
    return note ?? (places <= FEW_PLACES ? t('visit.time.left', { places }) : undefined);
  };
  const said = times.find((choice) => choice.time === time)?.until ?? meaning;
  return (
    <fieldset id="step-time" className={step.step} aria-busy={pending || undefined}>
      <legend className={step.heading}>
        {t('visit.step.time')}
        {said && <span className={step.chosen}>{said}</span>}
      </legend>
      <div aria-live="polite">
        {gone !== '' && !pending && (
          <Notice tone="attention" title={t('visit.time.gone', { time: formats.clock(gone) })} />
        )}
      </div>
      {missing && gone === '' && (
        <p className={step.missing} role="alert">
          {t('visit.missing.time')}
        </p>
      )}
      <div className={`${styles.times} ${pending ? step.waiting : ''}`}>
        {times.map((choice) => {
          const left = leftOf(choice);
          return (
            <label key={choice.time} className={styles.time}>
              <input
                type="radio"
                className={styles.input}
                name="time"
                value={choice.time}
                checked={choice.time === time}
                disabled={choice.soldOut}
                onChange={() => onChoose(choice.time)}
              />
              <span className={styles.clock}>{formats.clock(choice.time)}</span>
              {left && <span className={styles.left}>{left}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
