import type { ReviewedOrder } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './order-review.module.css';

/** How to get to the houses of an order, as long as it admits anybody. */
export function Directions({ order }: { order: ReviewedOrder }) {
  const { t } = useI18n();
  const { directions = [], state } = order;
  if (directions.length === 0 || state === 'refunded') return null;
  return (
    <section aria-labelledby="directions-heading" className={styles.directions}>
      <h2 id="directions-heading">{t('cart.directions')}</h2>
      {directions.map(({ venue, address, text }) => (
        <div key={venue}>
          <h3>{venue}</h3>
          <p>{address}</p>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
