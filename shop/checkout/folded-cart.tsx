import { useEffect } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { useCart } from '../cart/use-cart.ts';
import { sessionValue } from '../ground/session-value.ts';
import { useShell } from '../ground/use-shell.ts';
import { Fold } from './fold.tsx';
import { lineName } from './lines/line-product.ts';

/** Folded for most visitors. The checkout waits for it, so that nothing moves for those who have opened it. */
const EditableCart = later(() =>
  import('./lines/editable-cart.tsx').then((module) => ({ default: module.EditableCart })),
);

// Whoever has opened the cart finds it open again after changing a line on its page.
const opened = sessionValue('cart open', false, (stored) => stored === true);

/**
 * The cart, to change. Above the order button stands in full what is ordered, so here it is folded into one line.
 * @param ordering whether the order button is on this page
 */
export function FoldedCart({ ordering }: { ordering: boolean }) {
  const { t, formats } = useI18n();
  const { config } = useShell();
  const { lines, totals, error } = useCart();
  const wrong = (error?.lines.length ?? 0) > 0;
  const open = opened.use() || !ordering;
  useEffect(() => {
    if (wrong) opened.set(true);
  }, [wrong]);
  return (
    <Fold
      title={[...new Set(lines.map(lineName))].join(', ')}
      hint={t(config.has_voucher_code ? 'cart.fold.code' : 'cart.fold')}
      sum={formats.money(totals.total)}
      open={open}
      onToggle={opened.set}
    >
      <EditableCart />
    </Fold>
  );
}
