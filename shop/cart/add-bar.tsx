import { shopPaths } from '../../domain/addresses.ts';
import type { Cents } from '../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { displayPrice, vatText } from '../ground/price-text.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './add-bar.module.css';
import { useCartLines } from './cart-store.ts';
import { CheckoutLink } from './checkout-link.tsx';
import { useJustAdded } from './use-just-added.ts';
import { useReturnToCart } from './use-return-to-cart.ts';

type Props = {
  /** The visit so far, in words: its day and time; '' for none. */
  visit?: string;
  /** The choice so far, in words; '' for none. */
  chosen: string;
  total: Cents;
  /** VAT rates of it, in percent. */
  rates: readonly number[];
  /** VAT note, if it does not follow from the rates. */
  vat?: string;
  /** Words of the button that adds. */
  action: string;
  /** Words of the button while something is missing: the step that it leads to. */
  missing?: string | undefined;
  /** Whether a line of the cart is changed: then the way leads back to the cart. */
  changing: boolean;
  pending: boolean;
  /** Adds, and returns what to say of it. Undefined when something is missing: then it leads there. */
  onAdd: () => string | undefined;
  /** Leads back to the choice, to add more. */
  onMore: () => void;
};

/** What is chosen and the next thing to do; on a phone at the bottom of the window. After adding, that is the checkout. */
export function AddBar({ onAdd, onMore, ...bar }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const added = useJustAdded(`${bar.visit} ${bar.chosen} ${bar.total}`);
  const returnToCart = useReturnToCart();
  const price = bar.total > 0 ? ` · ${displayPrice(bar.total, i18n)}` : '';
  const add = () => {
    const words = onAdd();
    if (!bar.changing) added.say(words);
    else if (words) returnToCart();
  };
  return (
    <div className={`${styles.bar} needs-script`}>
      <output className={styles.sum} aria-live="polite">
        {added.words === '' ? <Chosen {...bar} /> : <Added words={added.words} />}
      </output>
      {added.words === '' ? (
        // The second half of a double click means the first one again.
        <Button className={styles.button} busy={bar.pending} onClick={({ detail }) => detail < 2 && add()}>
          {bar.missing ?? `${bar.changing ? t('cart.change.take') : bar.action}${price}`}
        </Button>
      ) : (
        <div className={styles.ways}>
          <CheckoutLink />
          <Button
            variant="secondary"
            onClick={() => {
              added.forget();
              onMore();
            }}
          >
            {t('cart.bar.more')}
          </Button>
        </div>
      )}
      {added.words === '' && <InCart changing={bar.changing} />}
    </div>
  );
}

/** The visit, what is chosen for it, and its price as long as that is not in the button. */
function Chosen({ visit = '', chosen, total, rates, vat, missing }: Omit<Props, 'onAdd' | 'onMore'>) {
  const i18n = useI18n();
  return (
    <>
      {visit !== '' && <span className={styles.visit}>{visit}</span>}
      {chosen !== '' && (
        <>
          <span>{chosen}</span> {(missing || total === 0) && <strong>{displayPrice(total, i18n)}</strong>}{' '}
          <small>{vat ?? vatText(total, rates, i18n)}</small>
        </>
      )}
    </>
  );
}

function Added({ words }: { words: string }) {
  const { t } = useI18n();
  const lines = useCartLines();
  return (
    <>
      <strong className={styles.added}>{words}</strong> <span>{t('cart.bar', { count: lines.length })}</span>
    </>
  );
}

/** What the cart holds already, and the way to it. */
function InCart({ changing }: { changing: boolean }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const lines = useCartLines();
  if (lines.length === 0) return null;
  if (changing)
    return (
      <p className={styles.cart}>
        <Link to={path(shopPaths.checkout())}>{t('cart.change.keep')}</Link>
      </p>
    );
  return (
    <p className={styles.cart}>
      {t('cart.bar', { count: lines.length })} ·{' '}
      <Link to={path(shopPaths.checkout())}>{t('cart.bar.link')}</Link>
    </p>
  );
}
