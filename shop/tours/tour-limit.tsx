import { at } from '../../domain/museum-time.ts';
import { formPeople, type TourFormProblem } from '../../domain/tours/tour-form.ts';
import { roomAt } from '../../domain/tours/tour-sale.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import step from '../visit/step.module.css';
import type { CountProps } from './count-props.ts';
import styles from './count-step.module.css';

type Props = Omit<CountProps, 'onChange'> & { problem: TourFormProblem | undefined };

/** The limit in words: an error if more is chosen than available, a note if all of it is chosen. */
export function TourLimit({ form, sale, tried, problem }: Props) {
  const { t } = useI18n();
  const wrong = useExceeded({ form, sale, tried, problem });
  const reached = useReached({ form, sale });
  const isInCart = sale.taken.some(({ datetime }) => datetime === at(form.date, form.time));
  return (
    <div className={styles.limit} role="status">
      {wrong ? (
        <>
          <p className={step.missing}>{wrong}</p>
          <p>
            {isInCart && t('tours.limit.cart')} {t('tours.limit.fewer')}
          </p>
        </>
      ) : (
        reached && (
          <p>
            <strong>{reached}</strong> {isInCart && t('tours.limit.cart')}
          </p>
        )
      )}
    </div>
  );
}

/** More is chosen than available (spec 5), for example after changing the time. */
function useExceeded({ form, sale, tried, problem }: Props): string | undefined {
  const { t } = useI18n();
  if (problem?.step === 'counts' && problem.problem.code === 'TOO_MANY')
    return t('tours.full.whole', { most: problem.problem.most });
  if (problem?.step !== 'places') return undefined;
  const { wanted, left } = problem;
  if (problem.of === 'tours')
    return tried || formPeople(form, sale) > 0 ? t('tours.overbooked.tours', { wanted, left }) : undefined;
  return sale.offer.detail.booking_without_tickets
    ? t('tours.overbooked.places', { wanted, left })
    : t('tours.overbooked', { wanted, left });
}

/** Everything available is chosen. Not an error, but nothing can be added. */
function useReached({ form, sale }: Pick<Props, 'form' | 'sale'>): string | undefined {
  const { t, formats } = useI18n();
  const room = roomAt(form, sale);
  const time = formats.clock(form.time);
  if (form.kind !== 'places')
    return room.tours > 0
      ? undefined
      : t(form.kind === 'whole' ? 'tours.last.whole' : 'tours.last.group', { time });
  const { max_participants } = sale.offer.detail;
  const people = formPeople(form, sale);
  if (people >= room.places) return t('visit.limit.time', { places: room.places, time });
  return people >= max_participants ? t('tours.full.whole', { most: max_participants }) : undefined;
}
