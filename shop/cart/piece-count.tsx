import type { CartLine } from '../../domain/product-kinds.ts';
import { withPieces } from '../../domain/products/pieces.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './cart-line.module.css';
import { replaceLine } from './change-cart.ts';
import { MOST_PER_LINE } from './most-per-line.ts';

/** A line with one price and one count. */
type PieceLine = Extract<CartLine, { count: number; price: number }>;

/** The price and the count of what is sold by the piece. @param index of the line in the cart */
export function PieceCount({ line, index }: { line: PieceLine; index: number }) {
  const { t, formats } = useI18n();
  return (
    <div className={styles.part}>
      <span className={styles.each}>{t('cart.each', { price: formats.money(line.price) })}</span>
      <QuantityStepper
        label={t('cart.count', { name: line.name })}
        name={`count-${index}`}
        value={line.count}
        min={1}
        max={Math.max(MOST_PER_LINE, line.count)}
        onChange={(count) => replaceLine(index, withPieces(line, count))}
      />
    </div>
  );
}
