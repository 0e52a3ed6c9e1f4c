import type { Order } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './issued-vouchers.module.css';

/** The vouchers that an order bought: what each is worth, its code, until when. Those of a refunded order are closed. */
export function IssuedVouchers({ order }: { order: Order }) {
  const { t, formats } = useI18n();
  const { vouchers } = order;
  if (vouchers.length === 0 || order.state === 'refunded') return null;
  return (
    <section aria-labelledby="vouchers-heading" className={styles.vouchers}>
      <h2 id="vouchers-heading">{t('cart.vouchers', { count: vouchers.length })}</h2>
      <ul>
        {vouchers.map(({ barcode, name, amount, valid_to, greeting }) => (
          <li key={barcode}>
            <p>{name}</p>
            <p className={styles.amount}>{formats.money(amount)}</p>
            <dl>
              <div>
                <dt>{t('cart.voucher.code')}</dt>
                <dd className={styles.code}>{barcode}</dd>
              </div>
              <div>
                <dt>{t('cart.valid')}</dt>
                <dd>{t('cart.valid.until', { day: formats.day(valid_to, 'long') })}</dd>
              </div>
            </dl>
            {greeting && <p className={styles.greeting}>{greeting}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.use}>{t('cart.voucher.use')}</p>
    </section>
  );
}
