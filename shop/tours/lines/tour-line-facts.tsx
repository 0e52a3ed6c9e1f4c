import type { TourLine } from '../../../domain/tours/tour-line.ts';
import { tourLineParts } from '../../../domain/tours/tour-line-parts.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from '../../cart/cart-line.module.css';
import { BookedTour } from './booked-tour.tsx';
import { GivenAnswers } from './given-answers.tsx';

/** A booked tour in the cart. Its counts hang together, so that they are changed on the tour's page, not here. */
export function TourLineFacts({ line }: { line: TourLine }) {
  const { t, formats } = useI18n();
  return (
    <>
      <BookedTour tour={line} />
      <ul className={styles.booked}>
        {tourLineParts(line).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id of their own
          <li key={index}>
            {t('cart.part', part)}
            {part.price > 0 && (
              <span className={styles.soft}> {t('cart.each', { price: formats.money(part.price) })}</span>
            )}
          </li>
        ))}
      </ul>
      {line.answers.length > 0 && (
        <details className={styles.answers}>
          <summary>{t('tours.line.answers')}</summary>
          <GivenAnswers answers={line.answers} />
        </details>
      )}
    </>
  );
}
