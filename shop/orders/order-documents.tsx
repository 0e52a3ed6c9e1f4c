import type { Order } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './order-review.module.css';

/** What can be downloaded of an order: what to print and to give away, the visit for the diary, what book-keeping wants. */
export function OrderDocuments({ order }: { order: Order }) {
  const { t } = useI18n();
  if (order.documents.length === 0) return null;
  return (
    <ul className={`no-print ${styles.documents}`}>
      {order.documents.map(({ kind, href }) => (
        <li key={href}>
          <a href={href} download>
            {t(`cart.document.${kind}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
