// What is bought and what it costs, in full, directly above the terms and the button that follow it (§ 312j BGB,
// law-and-ux "Order button"): so these are given as `children` and nothing comes between.
import type { ReactNode } from 'react';
import { type BoughtLine, type CartLine, isBought } from '../../../domain/product-kinds.ts';
import { type I18n, useI18n } from '../../../ui/i18n/i18n.tsx';
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

/** The bought lines, those of one visit together. Voucher codes are among the sums. */
function Lines({ lines, withNotes }: { lines: readonly CartLine[]; withNotes: boolean }) {
  const i18n = useI18n();
  return (
    <ul className={styles.lines}>
      {visitsOf(lines.filter(isBought), i18n).map((visit, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two families may be the same line twice
        <Visit key={index} lines={visit} withNotes={withNotes} />
      ))}
    </ul>
  );
}

function visitsOf(lines: readonly BoughtLine[], i18n: I18n): readonly BoughtLine[][] {
  const visits: BoughtLine[][] = [];
  for (const line of lines) {
    const last = visits.at(-1);
    if (last && isSameVisit(last[0], line, i18n)) last.push(line);
    else visits.push([line]);
  }
  return visits;
}

function isSameVisit(one: BoughtLine | undefined, other: BoughtLine, i18n: I18n): boolean {
  const when = lineWhen(other, i18n);
  return (
    one?.type === other.type &&
    when !== '' &&
    lineWhen(one, i18n) === when &&
    lineName(one) === lineName(other)
  );
}

function Visit({ lines, withNotes }: { lines: readonly BoughtLine[]; withNotes: boolean }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  // One visit's tickets are one row: "2 × Adult, 1 × Under 18".
  const parts = lines.flatMap((line) => partsOf(line, i18n)).join(', ');
  const typed = lines.map((line) => cartLineView(line).typedText(line, i18n));
  const rows = new Set([...lines.flatMap((line) => factsOf(line, i18n)), parts, ...typed]);
  const notes = new Set(withNotes ? lines.map((line) => withdrawalText(line, t)) : []);
  return (
    <li>
      <strong>{lines[0] && lineName(lines[0])}</strong>
      <span className="figures">{formats.money(lines.reduce((sum, line) => sum + line.totalPrice, 0))}</span>
      <span className={styles.what}>
        {[...rows].map((text) => text !== '' && <span key={text}>{text}</span>)}
        {[...notes].map((text) => (
          <span key={text} className={styles.note}>
            {text}
          </span>
        ))}
      </span>
    </li>
  );
}

function partsOf(line: BoughtLine, { t, formats }: I18n): string[] {
  return cartLineView(line)
    .parts(line, formats)
    .map(({ count, name }) => t('cart.part', { count, name }));
}

function factsOf(line: BoughtLine, i18n: I18n): string[] {
  return [lineWhen(line, i18n), cartLineView(line).description(line, i18n)];
}
