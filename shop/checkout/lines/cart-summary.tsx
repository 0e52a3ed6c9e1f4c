// What is bought and what it costs, in full, directly above the button that follows it (§ 312j BGB, law-and-ux "Order
// button"): so the button is given as `children` and nothing comes between.
import type { ReactNode } from 'react';
import type { BoughtLine, CartLine } from '../../../domain/product-kinds.ts';
import { isCodeLine } from '../../../domain/vouchers/voucher-code-line.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from '../../cart/cart-summary.module.css';
import { SumRows } from '../../cart/sum-rows.tsx';
import type { Sums } from '../../cart/sums.ts';
import { withdrawalText } from '../../products/withdrawal-text.ts';
import { cartLineView } from './cart-line-views.ts';
import { lineName, lineWhen } from './line-product.ts';

/**
 * @param lines shown above the sums if given
 * @param withNotes adds each line's right of withdrawal
 */
export function CartSummary(props: {
  lines?: readonly CartLine[];
  withNotes?: boolean;
  sums: Sums;
  children?: ReactNode;
}) {
  const { t } = useI18n();
  return (
    <section className={styles.summary} aria-labelledby="summary-heading">
      <h2 id="summary-heading">{t('cart.summary')}</h2>
      {props.lines && <Lines lines={props.lines} withNotes={props.withNotes ?? false} />}
      <SumRows sums={props.sums} />
      {props.children}
    </section>
  );
}

/** The bought lines. Voucher codes are among the sums. */
function Lines({ lines, withNotes }: { lines: readonly CartLine[]; withNotes: boolean }) {
  return (
    <ul className={styles.lines}>
      {lines.map(
        (line, index) =>
          !isCodeLine(line) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two families may be the same line twice
            <Line key={index} line={line} withNotes={withNotes} />
          ),
      )}
    </ul>
  );
}

function Line({ line, withNotes }: { line: BoughtLine; withNotes: boolean }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const view = cartLineView(line);
  const parts = view
    .parts(line, formats)
    .map(({ count, name }) => t('cart.part', { count, name }))
    .join(', ');
  const rows = [lineWhen(line, i18n), view.description(line, i18n), parts, view.typedText(line, i18n)].filter(
    (text) => text !== '',
  );
  return (
    <li>
      <span className={styles.what}>
        <strong>{lineName(line)}</strong>
        {rows.map((text) => (
          <span key={text}>{text}</span>
        ))}
        {withNotes && <span className={styles.note}>{withdrawalText(line, t)}</span>}
      </span>
      <span className="figures">{formats.money(line.totalPrice)}</span>
    </li>
  );
}
