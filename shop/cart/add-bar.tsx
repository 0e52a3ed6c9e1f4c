import { shopPaths } from '../../domain/addresses.ts';
import type { Cents } from '../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { displayPrice, vatText } from '../ground/price-text.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './add-bar.module.css';
import { useCart } from './cart-store.ts';

type Props = {
  /** The choice so far, in words; '' for none. */
  chosen: string;
  total: Cents;
  /** VAT rates of it, in percent. */
  rates: readonly number[];
  /** VAT note, if it does not follow from the rates. */
  vat?: string;
  /** Words of the button. */
  action: string;
  pending: boolean;
  onAdd: () => void;
};

/** The sum beside the button; on a phone it stays at the bottom of the window. */
export function AddBar({ chosen, total, rates, vat, action, pending, onAdd }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const path = useLocalPath();
  const { lines } = useCart();
  return (
    <div className={styles.bar}>
      <output className={styles.sum} aria-live="polite">
        {chosen !== '' && (
          <>
            <span className={styles.count}>{chosen}</span>{' '}
            <strong className={styles.total}>{displayPrice(total, i18n)}</strong>{' '}
            <small>{vat ?? vatText(total, rates, i18n)}</small>
          </>
        )}
      </output>
      {/* The second half of a double click means the first one again. */}
      <Button className={styles.button} busy={pending} onClick={({ detail }) => detail < 2 && onAdd()}>
        {action}
      </Button>
      <p className={styles.cart}>
        {lines.length > 0 && (
          <>
            {t('cart.bar', { count: lines.length })} ·{' '}
            <Link to={path(shopPaths.checkout())}>{t('cart.bar.link')}</Link>
          </>
        )}
      </p>
    </div>
  );
}
