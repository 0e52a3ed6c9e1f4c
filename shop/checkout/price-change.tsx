// Prices changed since they were put into the cart (spec decisions 3): what was, what is, and a yes before anything else.
import { cartTotals, hasParcel } from '../../domain/cart/cart-totals.ts';
import type { Cents } from '../../domain/money.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { takePrices } from '../cart/cart-terms.ts';
import { totalLabel } from '../cart/sums.ts';
import { useCart } from '../cart/use-cart.ts';
import { withPicture } from '../cart/with-picture.ts';
import { lineName } from './lines/line-product.ts';
import styles from './price-change.module.css';

export function PriceChange() {
  const { t } = useI18n();
  const { lines, totals, shippingCosts, error } = useCart();
  const repriced = error?.repriced ?? [];
  const sending = error?.shippingCosts ?? shippingCosts;
  if (repriced.length === 0) return null;
  return (
    <Notice tone="attention" title={t('cart.price.changed')}>
      <dl className={styles.changes}>
        {repriced.map((line, index) => {
          const was = lines[index]?.totalPrice ?? 0;
          if (was === line.totalPrice) return null;
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place
          return <Change key={index} name={lineName(line)} was={was} is={line.totalPrice} />;
        })}
        {hasParcel(repriced) && (sending ?? 0) !== totals.shipping && (
          <Change name={t('cart.shipping')} was={totals.shipping} is={sending ?? 0} />
        )}
        <Change
          name={t(totals.discounts.length > 0 ? 'cart.pay' : totalLabel(totals.vat))}
          was={totals.total}
          is={cartTotals(repriced, sending).total}
        />
      </dl>
      <Button
        variant="secondary"
        onClick={() =>
          takePrices(
            repriced.map((line, at) => withPicture(line, lines[at])),
            sending,
          )
        }
      >
        {t('cart.price.accept')}
      </Button>
    </Notice>
  );
}

function Change({ name, was, is }: { name: string; was: Cents; is: Cents }) {
  const { t, formats } = useI18n();
  return (
    <div>
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
    </div>
  );
}
