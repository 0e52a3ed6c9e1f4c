import type { BoughtLine, CartLine } from '../../../domain/product-kinds.ts';
import { isCodeLine } from '../../../domain/vouchers/voucher-code-line.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { pictureAt } from '../../../ui/picture.tsx';
import styles from '../../cart/cart-line.module.css';
import type { LineProblem as Problem } from '../../cart/cart-store.ts';
import { Link } from '../../ground/link.tsx';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { withdrawalText } from '../../products/withdrawal-text.ts';
import { CodeLineFacts } from '../../vouchers/lines/code-line-facts.tsx';
import { cartRowView } from './cart-row-views.ts';
import { LineProblem } from './line-problem.tsx';
import { changePath, lineName, lineWhen } from './line-product.ts';

/** A line of the cart. */
export function CartLineRow(props: {
  line: CartLine;
  index: number;
  problem: Problem | undefined;
  onDelete: () => void;
}) {
  const { line, index, problem } = props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  const when = lineWhen(line, i18n);
  return (
    <li className={styles.line}>
      {'picture' in line && line.picture && (
        <img
          className={styles.picture}
          src={pictureAt(line.picture, 360)}
          alt=""
          width={112}
          height={112}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3>{lineName(line)}</h3>
          <p className={`figures ${styles.price}`}>{formats.money(line.totalPrice)}</p>
        </div>
        {when !== '' && <p className={styles.when}>{when}</p>}
        {isCodeLine(line) ? <CodeLineFacts line={line} /> : cartRowView(line).facts(line, index)}
        {problem && <LineProblem line={line} index={index} problem={problem} />}
        {!isCodeLine(line) && <p className={styles.note}>{withdrawalText(line, t)}</p>}
        <div className={styles.ways}>
          {!isCodeLine(line) && !problem && <ChangeLine line={line} index={index} />}
          <Button
            variant="quiet"
            onClick={props.onDelete}
            aria-label={t('cart.remove.line', { name: lineName(line) })}
          >
            {t('cart.remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The way to the page where the line was chosen, as it was chosen. What is added there replaces it. */
function ChangeLine({ line, index }: { line: BoughtLine; index: number }) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <Link to={path(changePath(line, index))} aria-label={t('cart.change.line', { name: lineName(line) })}>
      {t('cart.choose-again')}
    </Link>
  );
}
