import { paysForNothing } from '../../../domain/cart/cart-totals.ts';
import type { VoucherCodeLine } from '../../../domain/vouchers/voucher-code-line.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from '../../cart/cart-line.module.css';
import { codeWords } from '../../cart/code-words.ts';
import { useCart } from '../../cart/use-cart.ts';

/** A code in the cart: its number, what remains on it, and why it takes nothing off the rest. */
export function CodeLineFacts({ line }: { line: VoucherCodeLine }) {
  const { t, formats } = useI18n();
  const { totals } = useCart();
  const words = codeWords(line.kind);
  return (
    <>
      <p className={styles.code}>{line.barcode}</p>
      <p className={styles.soft}>
        {line.remaining > 0 ? t(words.remaining, { amount: formats.money(line.remaining) }) : t(words.all)}
      </p>
      {line.vat_value !== undefined ? (
        <SinglePurpose code={line} rate={formats.percent(line.vat_value)} />
      ) : (
        line.remaining > 0 && totals.total > 0 && <p className={styles.soft}>{t(words.others)}</p>
      )}
    </>
  );
}

/** What the code of a single-purpose voucher pays for, and that nothing in the cart is that. */
function SinglePurpose({ code, rate }: { code: VoucherCodeLine; rate: string }) {
  const { t } = useI18n();
  const { lines } = useCart();
  return (
    <p className={styles.soft}>
      {t(paysForNothing(code, lines) ? 'vouchers.code.rate.none' : 'vouchers.code.rate', { rate })}
    </p>
  );
}
