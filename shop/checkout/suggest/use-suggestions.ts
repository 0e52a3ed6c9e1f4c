// Suggestions for the cart (spec 1, "upsell suggestions"). If they cannot be loaded, none are shown.
import { useEffect, useState } from 'react';
import { toCartItem } from '../../../domain/cart/to-cart-item.ts';
import { toMerchandiseLine } from '../../../domain/merchandise/make-merchandise-line.ts';
import { isMerchandiseLine } from '../../../domain/merchandise/merchandise-line.ts';
import type { Suggestion } from '../../../domain/orders/checkout-contract.ts';
import { isBought, productKind } from '../../../domain/product-kinds.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { addLine } from '../../cart/cart-store.ts';
import { useCart } from '../../cart/use-cart.ts';
import { enabledOffers } from '../../ground/offers.ts';
import { sessionValue } from '../../ground/session-value.ts';
import { useShell } from '../../ground/use-shell.ts';

const NONE: readonly string[] = [];
const dismissed = sessionValue('suggestions dismissed', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : NONE,
);

// Pass owners and answers of groups are personal and are not sent.
const PERSONAL = ['owners', 'answers', 'greeting'];

export type Suggestions = {
  readonly offers: readonly Suggestion[];
  /** There may be others in a moment. */
  readonly asking: boolean;
  /** Adds one to the cart; false if that was not possible. */
  readonly add: (offer: Suggestion) => Promise<boolean>;
};

type Answer = { readonly asked: string; readonly offers: readonly Suggestion[] };

export function useSuggestions(): Suggestions {
  const call = useCall();
  const { config } = useShell();
  const { lines } = useCart();
  const unwanted = dismissed.use();
  const [answer, setAnswer] = useState<Answer>({ asked: '', offers: [] });
  const sells = enabledOffers(config).some(({ key }) => key === 'merchandise' || key === 'passes');
  const bought = lines.filter(isBought);
  const visits = bought.some(({ type }) => productKind(type).isVisit);
  const asked =
    sells && visits
      ? JSON.stringify(bought.map(toCartItem), (key, value) => (PERSONAL.includes(key) ? undefined : value))
      : '';
  useEffect(() => {
    if (asked === '') return;
    const overtaken = new AbortController();
    const cart = { ver: 1, items: JSON.parse(asked) as ReturnType<typeof toCartItem>[] };
    call('POST checkout/suggest', { body: { cart }, signal: overtaken.signal, quiet: true }).then(
      (offers) => setAnswer({ asked, offers }),
      () => {
        if (!overtaken.signal.aborted) setAnswer({ asked, offers: [] });
      },
    );
    return () => overtaken.abort();
  }, [call, asked]);

  const taken = new Set(lines.filter(isMerchandiseLine).map(({ id }) => id));
  return {
    asking: asked !== answer.asked,
    offers: (asked === '' ? [] : answer.offers).filter(({ id }) => !unwanted.includes(id) && !taken.has(id)),
    add: async ({ id }) => {
      try {
        const article = await call('GET merchandise', { query: { article: id } });
        if (article.stock.state === 'out-of-stock') return false;
        addLine(toMerchandiseLine(article, 1));
        return true;
      } catch (problem) {
        if (!(problem instanceof ApiRefusal)) throw problem;
        return false;
      }
    },
  };
}

/** Hides a suggestion as long as the tab is open. */
export function dismiss(id: string): void {
  dismissed.set([...dismissed.get(), id]);
}
