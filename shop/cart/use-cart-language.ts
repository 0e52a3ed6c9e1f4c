// The cart speaks the language of the page (spec decisions 7): after a change of language its lines are named again from the
// catalogue. What the visitor typed stays as it is, and so does a price: a changed one is shown at the checkout.
import { useEffect } from 'react';
import { isCartLine } from '../../domain/cart/read-lines.ts';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { ApiRefusal, type Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { sessionValue } from '../ground/session-value.ts';
import { cartLines, renameLines } from './cart-store.ts';
import { withPicture } from './with-picture.ts';

/** The language in which the lines were named; '' before the first one. */
const cartLanguage = sessionValue('cart language', '', (stored) =>
  typeof stored === 'string' ? stored : '',
);

/** Keeps the lines of the cart in the language of the page. */
export function useCartLanguage(): void {
  const call = useCall();
  const { language } = useI18n();
  useEffect(() => {
    const known = cartLanguage.get();
    if (known === '' || known === language || cartLines().length === 0) {
      cartLanguage.set(language);
      return;
    }
    const leaving = new AbortController();
    void nameAgain(call, leaving.signal).then((named) => {
      if (named) cartLanguage.set(language);
    });
    return () => leaving.abort();
  }, [call, language]);
}

/** Returns whether the lines are named now. If not, the next page tries again. */
async function nameAgain(call: Call, signal: AbortSignal): Promise<boolean> {
  const before = cartLines();
  const body = { cart: { ver: 1, items: before.map(toCartItem) } };
  try {
    const named = await call('POST checkout/lines', { body, signal, quiet: true });
    return renameLines(
      before,
      before.map((line, index) => inOtherWords(line, named[index])),
    );
  } catch (problem) {
    if (problem instanceof ApiRefusal || signal.aborted) return false;
    throw problem;
  }
}

function inOtherWords(line: CartLine, named: unknown): CartLine {
  const isSame = isCartLine(named) && named.type === line.type && named.totalPrice === line.totalPrice;
  return isSame ? withPicture(named, line) : line;
}
