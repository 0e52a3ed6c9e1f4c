// The order right after the purchase (look.md, "Success"): first the tickets, then everything else.
import { shopPaths } from '../../domain/addresses.ts';
import type { Order, ReviewedOrder } from '../../domain/orders/order.ts';
import { ticketsOf } from '../../domain/orders/order-passes.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { AdmissionTickets } from './admission-ticket.tsx';
import { Directions } from './directions.tsx';
import { IssuedVouchers } from './issued-vouchers.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderGifts } from './order-gifts.tsx';
import styles from './order-review.module.css';
import { ParcelNote } from './parcel-note.tsx';
import { SavedNoteLater } from './saved-note-later.tsx';

/** @param express paid without login: the mail goes to the address the provider knows */
export function PlacedOrder({ order, express }: { order: ReviewedOrder; express: boolean }) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <div className={styles.placed}>
      <div>
        <p className={styles.number}>{t('cart.success.number', { number: order.number })}</p>
        <p className={styles.text}>{mailText(order, express, t)}</p>
      </div>
      <AdmissionTickets order={order} />
      <SavedNoteLater order={order} />
      <IssuedVouchers order={order} />
      <Directions order={order} />
      <OrderGifts order={order} />
      {order.shipping && <ParcelNote shipping={order.shipping} />}
      <OrderDocuments order={order} />
      <p className={`no-print ${styles.links}`}>
        <Link to={path(shopPaths.orderReview(order.booking_id))}>{t('cart.success.review')}</Link>
        <Link to={path()}>{t('cart.gone.home')}</Link>
      </p>
    </div>
  );
}

/** Says what was sent by e-mail and to which address. */
function mailText(order: Order, express: boolean, t: I18n['t']): string {
  const { email, admissions } = order;
  if (admissions.length === 0)
    return email === '' ? t('cart.success.express.confirmed') : t('cart.success.confirmed', { email });
  if (ticketsOf(order).length === 0) {
    const count = admissions.length;
    return email === ''
      ? t('cart.success.express.passes', { count })
      : t('cart.success.passes', { count, email });
  }
  if (!express) return t('cart.success.mail', { email });
  return email === '' ? t('cart.success.express') : t('cart.success.express.mail', { email });
}
