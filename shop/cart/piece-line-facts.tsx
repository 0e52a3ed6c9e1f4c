// Articles and vouchers in the cart with a stepper. Each pass has an owner, so passes are added on their page and removed
// by owner.
import type { MerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import { withPieces } from '../../domain/products/pieces.ts';
import type { VoucherLine } from '../../domain/vouchers/voucher-line.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import styles from './cart-lines.module.css';
import { replaceLine } from './cart-store.ts';
import { GreetingLine } from './greeting-line.tsx';
import { MOST_PER_LINE } from './most-per-line.ts';
import { OwnerWords } from './owner-words.tsx';

type Props<Line> = {
  line: Line;
  /** The line's place in the cart. */
  index: number;
};

/** An article with a stepper, or passes with their owners. */
export function ArticleFacts({ line, index }: Props<MerchandiseLine>) {
  return line.owners.length > 0 ? <Owners line={line} index={index} /> : <Pieces line={line} index={index} />;
}

/** Vouchers with a stepper and their greeting. */
export function VoucherFacts({ line, index }: Props<VoucherLine>) {
  return (
    <>
      <Pieces line={line} index={index} />
      <GreetingLine line={line} index={index} />
    </>
  );
}

function Owners({ line, index }: Props<MerchandiseLine>) {
  const { t, formats } = useI18n();
  const remove = (at: number) =>
    replaceLine(index, {
      ...withPieces(line, line.count - 1),
      owners: line.owners.toSpliced(at, 1),
    });
  return (
    <>
      <p className={styles.each}>{line.count > 1 && t('cart.each', { price: formats.money(line.price) })}</p>
      <ul className={styles.owners}>
        {line.owners.map((owner, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two passes may be for people of one name
          <li key={at}>
            <OwnerWords owner={owner} />
            {line.owners.length > 1 && (
              <Button
                variant="quiet"
                aria-label={t('cart.remove.line', { name: owner.name })}
                onClick={() => remove(at)}
              >
                {t('cart.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Pieces({ line, index }: Props<MerchandiseLine | VoucherLine>) {
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
