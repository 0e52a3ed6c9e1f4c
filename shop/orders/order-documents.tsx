import type { Order } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './order-review.module.css';

/** Downloads of an order: tickets and vouchers to print, the calendar file, invoices. */
export function OrderDocuments({ order }: { order: Order }) {
  const { t } = useI18n();
  if (order.documents.length === 0) return null;
  return (
    <ul className={`no-print ${styles.documents}`}>
      {order.documents.map(({ kind, href, number }) => (
        <li key={href}>
          <a href={href} download>
            {[t(`cart.document.${kind}`), number].filter(Boolean).join(' · ')}
          </a>
        </li>
      ))}
    </ul>
  );
}
