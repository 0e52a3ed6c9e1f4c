// A code of value pays for what has its price with VAT already, so it stands below the total; a discount makes the price
// lower, and what a single-purpose code pays for was taxed with it, so they stand above (§ 3 (14), (15), § 10 UStG; ADR 145).
import type { Cents } from '../../domain/money.ts';
import { untaxedPart } from '../../domain/products/vat.ts';
import { isPayment } from '../../domain/vouchers/single-purpose.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './cart-summary.module.css';
import { codeWords } from './code-words.ts';
import { type Sums, totalLabel } from './sums.ts';

const UNKNOWN = {
  later: 'cart.shipping.later',
  asking: 'cart.shipping.asking',
  unknown: 'cart.shipping.unknown',
  none: 'cart.shipping.none',
} as const;

/** The sums of a cart or an order. */
export function SumRows({ sums }: { sums: Sums }) {
  const { t, formats } = useI18n();
  const { goods, shipping, codes, total, vat } = sums;
  const payments = codes.filter(isPayment);
  const discounts = codes.filter((code) => !isPayment(code));
  const price = payments.reduce((sum, { discount }) => sum + discount, total);
  return (
    <dl className={styles.sums}>
      {(shipping !== undefined || discounts.length > 0) && (
        <div>
          <dt>{t('cart.goods')}</dt>
          <dd className="figures">{formats.money(goods)}</dd>
        </div>
      )}
      <Delivery {...sums} />
      <Codes codes={discounts} />
      {payments.length === 0 ? (
        <>
          <Total words={t(totalLabel(vat))} cents={total} />
          <Vat vat={vat} price={price} />
        </>
      ) : (
        <>
          <div className={styles.price}>
            <dt>{t(totalLabel(vat))}</dt>
            <dd className="figures">{formats.money(price)}</dd>
          </div>
          <Vat vat={vat} price={price} />
          <Codes codes={payments} />
          <Total words={t('cart.pay')} cents={total} />
        </>
      )}
    </dl>
  );
}

function Delivery(sums: Pick<Sums, 'mailed' | 'posted' | 'shipping' | 'shippingTo'>) {
  const { mailed, posted, shipping, shippingTo } = sums;
  const { t, formats } = useI18n();
  return (
    <>
      {mailed && (
        <div>
          <dt>{t('cart.delivery')}</dt>
          <dd>
            {t('cart.delivery.mail')}
            {posted && <span className={styles.posted}>{t('cart.delivery.posted')}</span>}
          </dd>
        </div>
      )}
      {shipping !== undefined && (
        <div>
          <dt>{shippingTo ? t('cart.shipping.to', { country: shippingTo }) : t('cart.shipping')}</dt>
          {typeof shipping === 'string' ? (
            <dd>{t(UNKNOWN[shipping])}</dd>
          ) : (
            <dd className="figures">{shipping === 0 ? t('price.free') : formats.money(shipping)}</dd>
          )}
        </div>
      )}
    </>
  );
}

function Codes({ codes }: Pick<Sums, 'codes'>) {
  const { t, formats } = useI18n();
  return codes.map(({ kind, name, discount, remaining }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two codes may have one name
    <div key={index}>
      <dt>
        {name}
        {remaining > 0 && (
          <span className={styles.rest}>
            {t(codeWords(kind).remaining, { amount: formats.money(remaining) })}
          </span>
        )}
      </dt>
      <dd className="figures">{formats.money(discount === 0 ? 0 : -discount)}</dd>
    </div>
  ));
}

function Total({ words, cents }: { words: string; cents: Cents }) {
  const { formats } = useI18n();
  return (
    <div className={styles.total} aria-live="polite">
      <dt>{words}</dt>
      <dd className="figures">{formats.money(cents)}</dd>
    </div>
  );
}

function Vat({ vat, price }: Pick<Sums, 'vat'> & { price: Cents }) {
  const { t, formats } = useI18n();
  const untaxed = untaxedPart(price, vat);
  return (
    <>
      {vat
        .filter(({ vat_value }) => vat_value > 0)
        .map(({ vat_value, net, tax }) => (
          <div key={vat_value} className={styles.vat}>
            <dt>{t('cart.vat', { rate: formats.percent(vat_value), net: formats.money(net) })}</dt>
            <dd className="figures">{formats.money(tax)}</dd>
          </div>
        ))}
      {untaxed > 0 && (
        <div className={styles.vat}>
          <dt>{t('cart.vat.none')}</dt>
          <dd className="figures">{formats.money(untaxed)}</dd>
        </div>
      )}
    </>
  );
}
