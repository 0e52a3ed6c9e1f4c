import type { ReviewedOrder } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './order-review.module.css';

/** Parcels of an order, and how far each has come. What was canceled before it was sent is none. */
export function OrderParcels({ order: { parcels = [] } }: { order: ReviewedOrder }) {
  const { t, formats } = useI18n();
  const shown = parcels.filter(({ state }) => state !== 'void');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="parcels-heading" className={styles.parcel}>
      <h2 id="parcels-heading">{t('cart.parcel')}</h2>
      {shown.map(({ number, to, state, sent, carrier, tracking, link }) => (
        <p key={number} className={styles.text}>
          {to && <strong>{to}: </strong>}
          {state === 'sent'
            ? t(carrier ? 'cart.parcel.sentBy' : 'cart.parcel.sent', {
                day: formats.day(sent.slice(0, 10), 'short'),
                carrier,
              })
            : t('cart.parcel.waiting')}
          {tracking && (
            <>
              <br />
              {t('cart.parcel.tracking')}: {tracking}
            </>
          )}
          {link && (
            <>
              <br />
              <a href={link} target="_blank" rel="noreferrer">
                {t('cart.parcel.follow')}
              </a>
            </>
          )}
        </p>
      ))}
    </section>
  );
}
