// What is bought and what it costs, in full, directly above the button that follows it (§ 312j BGB, law-and-ux "Order
// button"): so the button is given as `children` and nothing comes between.
import type { ReactNode } from 'react';
import type { CartLine } from '../../domain/cart/cart-line.ts';
import type { VatSum } from '../../domain/cart/vat.ts';
import type { Cents } from '../../domain/money.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './cart-summary.module.css';
import { lineParts } from './line-parts.ts';
import { lineWhen } from './line-when.ts';

const Lines = ({ lines, withNotes }: { lines: readonly CartLine[]; withNotes: boolean }) => {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two families may be the same line twice
        <li key={index}>
          <span className={styles.what}>
            <strong>{line.eventName}</strong>
            <span>{lineWhen(line, i18n)}</span>
            <span>
              {lineParts(line)
                .map(({ count, name }) => t('cart.part', { count, name }))
                .join(', ')}
            </span>
            {withNotes && (
              <span className={styles.note}>
                {line.withdrawal_days > 0
                  ? t('cart.withdrawal.days', { days: line.withdrawal_days })
                  : t('cart.withdrawal.none')}
              </span>
            )}
          </span>
          <span className="figures">{formats.money(line.totalPrice)}</span>
        </li>
      ))}
    </ul>
  );
};

/** VAT per rate and the total, as they stand on the cart and on the order. */
export const SumRows = ({ total, vat }: { total: Cents; vat: readonly VatSum[] }) => {
  const { t, formats } = useI18n();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('cart.delivery')}</dt>
        <dd>{t('cart.delivery.mail')}</dd>
      </div>
      <div className={styles.total} aria-live="polite">
        <dt>{t('cart.total')}</dt>
        <dd className="figures">{formats.money(total)}</dd>
      </div>
      {vat.map((sum) => (
        <div key={sum.vat_value} className={styles.vat}>
          <dt>
            {sum.vat_value === 0
              ? t('cart.vat.none')
              : t('cart.vat', { rate: formats.percent(sum.vat_value), net: formats.money(sum.net) })}
          </dt>
          <dd className="figures">{formats.money(sum.vat_value === 0 ? sum.gross : sum.tax)}</dd>
        </div>
      ))}
    </dl>
  );
};

/**
 * @param lines shown one by one when given; without them only the sums
 * @param withNotes also says of each line whether one may withdraw from it
 */
export const CartSummary = (props: {
  lines?: readonly CartLine[];
  withNotes?: boolean;
  total: Cents;
  vat: readonly VatSum[];
  children?: ReactNode;
}) => {
  const { t } = useI18n();
  return (
    <section className={styles.summary} aria-labelledby="summary-heading">
      <h2 id="summary-heading">{t('cart.summary')}</h2>
      {props.lines && <Lines lines={props.lines} withNotes={props.withNotes ?? false} />}
      <SumRows total={props.total} vat={props.vat} />
      {props.children}
    </section>
  );
};
