import { dayOf } from '../../domain/museum-time.ts';
import type { Order } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './order-review.module.css';

/** What was paid besides the total, when people of the order were moved to a dearer time. */
export function OrderSupplements({ order: { supplements = [] } }: { order: Order }) {
  const { t, formats } = useI18n();
  if (supplements.length === 0) return null;
  return (
    <section aria-labelledby="order-supplements" className={styles.returns}>
      <h3 id="order-supplements">{t('cart.supplement.heading')}</h3>
      <ol>
        {supplements.map(({ at, amount }) => (
          <li key={at}>
            <p>
              {t('cart.supplement.on', { day: formats.day(dayOf(at), 'short') })}
              <span className="figures">{formats.money(amount)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
