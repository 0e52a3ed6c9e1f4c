// Prices changed since they were put into the cart (decisions 3): what was, what is, and a yes before anything else.
import { cartTotals } from '../../domain/cart/cart-totals.ts';
import { replaceLines, useCart } from '../cart/cart-store.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './price-change.module.css';

export const PriceChange = () => {
  const { t, formats } = useI18n();
  const { lines, totals, error } = useCart();
  const repriced = error?.repriced ?? [];
  if (repriced.length === 0) return null;
  const row = (name: string, was: number, is: number) => (
    <>
      <dt>{name}</dt>
      <dd>
        <s>
          <span className="visually-hidden">{t('cart.price.was')} </span>
          {formats.money(was)}
        </s>{' '}
        <strong>
          <span className="visually-hidden">{t('cart.price.is')} </span>
          {formats.money(is)}
        </strong>
      </dd>
    </>
  );
  return (
    <Notice tone="attention" title={t('cart.price.changed')}>
      <dl className={styles.changes}>
        {repriced.map((line, index) => {
          const was = lines[index]?.totalPrice ?? 0;
          if (was === line.totalPrice) return null;
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place
          return <div key={index}>{row(line.eventName, was, line.totalPrice)}</div>;
        })}
        <div>{row(t('cart.total'), totals.total, cartTotals(repriced).total)}</div>
      </dl>
      <Button
        variant="secondary"
        onClick={() => replaceLines(repriced.map((line, at) => ({ picture: lines[at]?.picture, ...line })))}
      >
        {t('cart.price.accept')}
      </Button>
    </Notice>
  );
};
