// A few quiet rows after everything else on the page, so that nothing moves when they come or go.
import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../../../domain/orders/checkout-contract.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { SuggestionRow } from './suggestion-row.tsx';
import styles from './suggestions.module.css';
import { dismiss, useSuggestions } from './use-suggestions.ts';

export function Suggestions() {
  const { t } = useI18n();
  const { show } = useToasts();
  const { offers, asking, add } = useSuggestions();
  const [adding, setAdding] = useState('');
  const shown = offers.length > 0 || asking;
  const { heading, stay } = useKeptFocus(shown);
  const take = async (offer: Suggestion) => {
    setAdding(offer.id);
    const added = await add(offer);
    setAdding('');
    if (added) show(t('merchandise.added', { name: offer.name }), { tone: 'good' });
    else dismiss(offer.id);
    stay();
  };
  const refuse = (offer: Suggestion) => {
    dismiss(offer.id);
    stay();
  };
  if (!shown) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions-heading" aria-busy={asking}>
      <h2 id="suggestions-heading" ref={heading} tabIndex={-1}>
        {t('cart.suggest')}
      </h2>
      {offers.length > 0 ? (
        <ul>
          {offers.map((offer) => (
            <SuggestionRow
              key={offer.id}
              offer={offer}
              busy={adding === offer.id}
              onAdd={() => void take(offer)}
              onDismiss={() => refuse(offer)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton height="15rem" />
      )}
    </section>
  );
}

/** The pressed button is gone: the focus moves to the heading and, when that goes with the last row, to the cart's. */
function useKeptFocus(shown: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current || shown) return;
    touched.current = false;
    document.getElementById('cart-heading')?.focus({ preventScroll: true });
  }, [shown]);
  const stay = () => {
    touched.current = true;
    heading.current?.focus({ preventScroll: true });
  };
  return { heading, stay };
}
