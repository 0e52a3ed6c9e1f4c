import type { Order, OrderLine } from '../../domain/orders/order.ts';
import { SumRows } from '../cart/cart-summary.tsx';
import { lineWhen } from '../cart/line-when.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './order-review.module.css';

const Line = ({ line }: { line: OrderLine }) => {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <li>
      <div>
        <h3>{line.eventName}</h3>
        <p>{lineWhen(line, i18n)}</p>
        <p>{line.venue}</p>
        <ul className={styles.parts}>
          {line.parts
            .filter(({ count }) => count > 0)
            .map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id of their own
              <li key={index}>
                {t('cart.part', { count: part.count, name: part.name })}
                <span className={styles.soft}> {t('cart.each', { price: formats.money(part.price) })}</span>
              </li>
            ))}
        </ul>
        <p className={styles.soft}>
          {line.withdrawal_days > 0
            ? t('cart.withdrawal.days', { days: line.withdrawal_days })
            : t('cart.withdrawal.none')}
        </p>
      </div>
      <p className="figures">{formats.money(line.totalPrice)}</p>
    </li>
  );
};

/** What was bought and what it cost, in the names and prices of that moment. */
export const OrderLines = ({ order }: { order: Order }) => {
  const { t } = useI18n();
  return (
    <section aria-labelledby="order-lines" className={styles.lines}>
      <h2 id="order-lines">{t('cart.review.lines')}</h2>
      <ol>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order's lines never change
          <Line key={index} line={line} />
        ))}
      </ol>
      <SumRows total={order.total} vat={order.vat} />
    </section>
  );
};
