import type { Order } from '../../domain/orders/order.ts';
import { type OrderLine, productKind } from '../../domain/product-kinds.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { withdrawalText } from '../products/withdrawal-text.ts';
import styles from './order-review.module.css';

/** Thanks for a donation, right after the purchase. */
export function OrderGifts({ order }: { order: Order }) {
  const { t, formats } = useI18n();
  return order.lines.filter(isGift).map((line) => (
    <section key={line.id} className={styles.gift}>
      <h2>
        {line.title} <span className="figures">{formats.money(line.totalPrice)}</span>
      </h2>
      <p className={styles.text}>{withdrawalText(line, t)}</p>
    </section>
  ));
}

function isGift(line: OrderLine): boolean {
  const term = productKind(line.type).withdrawal(line);
  return 'because' in term && term.because === 'gift';
}
