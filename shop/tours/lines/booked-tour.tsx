import { capitalised } from '../../../ui/i18n/capitalised.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from './booked-tour.module.css';

type Booked = {
  readonly eventName: string;
  readonly langName: string;
  readonly participants: number;
  readonly meeting_point: string;
};

/** Facts of a booked tour besides its name and time. Those that the museum does not give are left out. */
export function BookedTour({ tour }: { tour: Booked }) {
  const { t, formats } = useI18n();
  const facts = [
    [t('tours.line.exhibition'), tour.eventName],
    [t('tours.line.language'), capitalised(tour.langName, formats.locale)],
    [t('cart.ticket.persons'), formats.number(tour.participants)],
    [t('tours.line.meeting'), tour.meeting_point],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, text]) =>
          text !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
