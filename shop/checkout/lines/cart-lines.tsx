// The cart's lines, editable in place (look.md, "Cart and checkout"). Deleting one asks yes or no (spec 2).
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import styles from '../../cart/cart-line.module.css';
import { removeLine } from '../../cart/change-cart.ts';
import { useCart } from '../../cart/use-cart.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { lineKey, lineName } from './line-product.ts';

export function CartLines() {
  const { t } = useI18n();
  const { show } = useToasts();
  const { lines, error } = useCart();
  const [asked, setAsked] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const askedLine = lines[asked ?? -1];
  const remove = () => {
    if (asked === undefined) return;
    removeLine(asked);
    setAsked(undefined);
    show(t('cart.removed'));
    // The button that asked is gone; without this the focus would fall to the top of the page.
    requestAnimationFrame(() => heading.current?.focus());
  };
  return (
    <section aria-labelledby="cart-heading" className={styles.lines}>
      <h2 id="cart-heading" ref={heading} tabIndex={-1}>
        {t('cart.lines')}
      </h2>
      <ol>
        {lines.map((line, index) => (
          <CartLineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two families may be the same line twice
            key={`${index} ${lineKey(line)}`}
            line={line}
            index={index}
            problem={error?.lines.find((one) => one.index === index)}
            onDelete={() => setAsked(index)}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('cart.remove.title')}
        confirmLabel={t('cart.remove.yes')}
        cancelLabel={t('cart.remove.no')}
        onConfirm={remove}
        onClose={() => setAsked(undefined)}
      >
        <p>{askedLine && lineName(askedLine)}</p>
      </ConfirmDialog>
    </section>
  );
}
