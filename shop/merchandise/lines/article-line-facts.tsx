// Articles in the cart with a stepper. Each pass has an owner, so passes are added on their page and removed by owner.
import type { MerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';
import { withPieces } from '../../../domain/products/pieces.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from '../../cart/cart-line.module.css';
import { replaceLine } from '../../cart/change-cart.ts';
import { PieceCount } from '../../cart/piece-count.tsx';
import { PassOwner } from './pass-owner.tsx';

type Props = {
  line: MerchandiseLine;
  /** The line's index in the cart. */
  index: number;
};

/** An article with a stepper, or passes with their owners. */
export function ArticleLineFacts({ line, index }: Props) {
  return line.owners.length > 0 ? (
    <Owners line={line} index={index} />
  ) : (
    <PieceCount line={line} index={index} />
  );
}

function Owners({ line, index }: Props) {
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
            <PassOwner owner={owner} />
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
