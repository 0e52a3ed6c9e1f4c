// What one sees right after the purchase (look.md, "Success"): the tickets first, then what else one may want.

import type { Order } from '../../domain/orders/order.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { Link } from '../ui/link.tsx';
import { AdmissionTickets } from './admission-ticket.tsx';
import { OrderDocuments } from './order-documents.tsx';
import styles from './order-review.module.css';

/** @param express paid without login: the mail goes to the address the provider knows */
export const PlacedOrder = ({ order, express }: { order: Order; express: boolean }) => {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <div className={styles.placed}>
      <div>
        <p className={styles.number}>{t('cart.success.number', { number: order.number })}</p>
        <p className={styles.text}>
          {express
            ? order.email
              ? t('cart.success.express.mail', { email: order.email })
              : t('cart.success.express')
            : t('cart.success.mail', { email: order.email })}
        </p>
      </div>
      <AdmissionTickets order={order} />
      <OrderDocuments order={order} />
      <p className={styles.links}>
        <Link to={path(`order-review/${encodeURIComponent(order.booking_id)}`)}>
          {t('cart.success.review')}
        </Link>
        <Link to={path()}>{t('cart.gone.home')}</Link>
      </p>
    </div>
  );
};
