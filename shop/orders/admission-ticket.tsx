import { timeOf } from '../../domain/museum-time.ts';
import type { Admission, Order, OrderLine } from '../../domain/orders/order.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './admission-ticket.module.css';

/** One admission as it looks on the phone: what, when, where, and the code that the door scans. */
const AdmissionTicket = ({
  order,
  line,
  admission,
}: {
  order: Order;
  line: OrderLine;
  admission: Admission;
}) => {
  const { t, formats } = useI18n();
  const { datetime, datetime_end } = line;
  const timed = timeOf(datetime) !== '';
  return (
    <li className={styles.ticket}>
      <div className={styles.head}>
        <h3>{line.eventName}</h3>
        <p>{line.venue}</p>
      </div>
      <div className={styles.when}>
        {timed && (
          <p className={styles.time}>
            {formats.time(datetime)}
            {timeOf(datetime_end) !== '' && <span>–{formats.time(datetime_end)}</span>}
          </p>
        )}
        <p className={timed ? undefined : styles.time}>
          {datetime ? formats.day(datetime, 'full') : t('cart.when.any')}
        </p>
      </div>
      <div className={styles.code}>
        <img
          src={`/documents/${encodeURIComponent(order.booking_id)}/barcode/${encodeURIComponent(admission.barcode)}.svg`}
          alt={t('cart.ticket.code', { code: admission.barcode })}
          width="240"
          height="240"
        />
        <p>{admission.barcode}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('cart.ticket')}</dt>
          <dd>{admission.name}</dd>
        </div>
        <div>
          <dt>{t('cart.ticket.persons')}</dt>
          <dd>{admission.persons}</dd>
        </div>
        <div>
          <dt>{t('cart.ticket.place')}</dt>
          <dd>{line.address}</dd>
        </div>
        {admission.of > 1 && (
          <div>
            <dt>{t('cart.ticket.number')}</dt>
            <dd>{t('cart.ticket.of', { number: admission.number, of: admission.of })}</dd>
          </div>
        )}
      </dl>
    </li>
  );
};

/** All admissions of an order. */
export const AdmissionTickets = ({ order }: { order: Order }) => {
  const { t } = useI18n();
  if (order.admissions.length === 0) return null;
  return (
    <section aria-labelledby="tickets-heading" className={styles.tickets}>
      <h2 id="tickets-heading">{t('cart.tickets', { count: order.admissions.length })}</h2>
      <ul>
        {order.admissions.map((admission) => {
          const line = order.lines[admission.line];
          return (
            line && (
              <AdmissionTicket key={admission.barcode} order={order} line={line} admission={admission} />
            )
          );
        })}
      </ul>
    </section>
  );
};
