import type { CartLine } from '../../../domain/product-kinds.ts';
import { isCodeLine } from '../../../domain/vouchers/voucher-code-line.ts';
import { Button } from '../../../ui/button.tsx';
import { type I18n, useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../../cart/cart-line.module.css';
import type { LineProblem as Problem } from '../../cart/cart-store.ts';
import { replaceLine } from '../../cart/change-cart.ts';
import { codeWords } from '../../cart/code-words.ts';
import { Link } from '../../ground/link.tsx';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { cartRowView } from './cart-row-views.ts';
import { changePath } from './line-product.ts';

type Props = {
  line: CartLine;
  /** The line's place in the cart. */
  index: number;
  problem: Problem;
};

/** The server's refusal of a line, and what can be done about it. */
export function LineProblem({ line, index, problem: { available = 0, message } }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = useLocalPath();
  const fewer = withAvailable(line, available);
  return (
    <Notice tone="attention" title={message ?? shortageOf(line, available, i18n)}>
      {(fewer || !isCodeLine(line)) && (
        <div className={styles.ways}>
          {fewer && (
            <Button variant="secondary" onClick={() => replaceLine(index, fewer)}>
              {isCodeLine(line)
                ? t('cart.code.take', { amount: formats.money(available) })
                : t('cart.take', { count: available })}
            </Button>
          )}
          {!isCodeLine(line) && (
            <Link to={path(changePath(line, index))}>{t(cartRowView(line).shortageLabel)}</Link>
          )}
        </div>
      )}
    </Notice>
  );
}

/** The line with the count that is still available; undefined if the line has more than one count. */
function withAvailable(line: CartLine, available: number): CartLine | undefined {
  if (available < 1) return undefined;
  return isCodeLine(line)
    ? { ...line, used_amount: line.amount - available }
    : cartRowView(line).withAvailable(line, available);
}

/** What is short: places, pieces, or cents on a code. */
function shortageOf(line: CartLine, available: number, i18n: I18n): string {
  if (!isCodeLine(line)) return cartRowView(line).shortage(line, available, i18n);
  const { t, formats } = i18n;
  const { short, empty } = codeWords(line.kind);
  return available > 0 ? t(short, { amount: formats.money(available) }) : t(empty);
}
