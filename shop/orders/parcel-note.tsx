import type { Shipping } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useShell } from '../ground/use-shell.ts';
import styles from './order-review.module.css';

/** Goods that are sent by post, and their address. */
export function ParcelNote({ shipping }: { shipping: Shipping }) {
  const { t } = useI18n();
  const rows = useParcelRows();
  return (
    <section aria-labelledby="parcel-heading" className={styles.parcel}>
      <h2 id="parcel-heading">{t('cart.parcel')}</h2>
      <p className={styles.text}>{t('cart.parcel.way')}</p>
      <address>
        {rows(shipping).map((row) => (
          <div key={row}>{row}</div>
        ))}
      </address>
    </section>
  );
}

/** A parcel's address in the rows of its label; no row is empty. */
export function useParcelRows(): (to: Shipping | null) => string[] {
  const { info } = useShell();
  return (to) =>
    to
      ? [to.name, to.street, `${to.zip} ${to.city}`.trim(), info.countries[to.country] ?? to.country].filter(
          (row) => row !== '',
        )
      : [];
}
