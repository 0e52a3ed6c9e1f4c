// A few quiet rows after everything else on the page, so that nothing moves when they come or go.
import { useEffect, useRef, useState } from 'react';
import { shopPaths } from '../../domain/addresses.ts';
import type { Suggestion } from '../../domain/orders/checkout-contract.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { pictureAt } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { Link } from '../ground/link.tsx';
import { vatText } from '../ground/price-text.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { ShippingLink } from '../merchandise/shipping-link.tsx';
import styles from './suggestions.module.css';
import { dismiss, useSuggestions } from './use-suggestions.ts';

export function Suggestions() {
  const { t } = useI18n();
  const { show } = useToasts();
  const { offers, asking, add } = useSuggestions();
  const [adding, setAdding] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const touched = useRef(false);
  const shown = offers.length > 0 || asking;
  useEffect(() => {
    // The pressed button is gone and, with the last row, the heading as well.
    if (!touched.current || shown) return;
    touched.current = false;
    document.getElementById('cart-heading')?.focus({ preventScroll: true });
  }, [shown]);
  const stay = () => {
    touched.current = true;
    heading.current?.focus({ preventScroll: true });
  };
  const take = async (offer: Suggestion) => {
    setAdding(offer.id);
    const added = await add(offer);
    setAdding('');
    if (added) show(t('merchandise.added', { name: offer.name }), { tone: 'good' });
    else dismiss(offer.id);
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
            <Row
              key={offer.id}
              offer={offer}
              busy={adding === offer.id}
              onAdd={() => void take(offer)}
              onDismiss={() => {
                dismiss(offer.id);
                stay();
              }}
            />
          ))}
        </ul>
      ) : (
        <Skeleton height="15rem" />
      )}
    </section>
  );
}

function Row({
  offer,
  busy,
  onAdd,
  onDismiss,
}: {
  offer: Suggestion;
  busy: boolean;
  onAdd: () => void;
  onDismiss: () => void;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = useLocalPath();
  const reason = useReason();
  const { id, name, price, vat_value, picture, needs_owner } = offer;
  const vat = vatText(price, [vat_value], i18n);
  const page = path(needs_owner ? shopPaths.pass(id) : shopPaths.article(id));
  return (
    <li>
      {picture === '' ? (
        <span />
      ) : (
        <img src={pictureAt(picture, 360)} alt="" width={64} height={64} loading="lazy" />
      )}
      <div className={styles.words}>
        <p className={styles.reason}>{reason(offer)}</p>
        <p>
          <Link to={page}>{name}</Link>
        </p>
        <p className={styles.price}>
          {formats.money(price)}{' '}
          <span>
            {vat}
            {!needs_owner && (
              <>
                {vat && ', '}
                <ShippingLink />
              </>
            )}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        {needs_owner ? (
          <ButtonLink variant="secondary" to={page} aria-label={`${t('cart.suggest.view')}: ${name}`}>
            {t('cart.suggest.view')}
          </ButtonLink>
        ) : (
          <Button
            variant="secondary"
            busy={busy}
            onClick={onAdd}
            aria-label={`${t('cart.suggest.add')}: ${name}`}
          >
            {t('cart.suggest.add')}
          </Button>
        )}
        <Button variant="quiet" onClick={onDismiss} aria-label={`${t('cart.suggest.dismiss')}: ${name}`}>
          {t('cart.suggest.dismiss')}
        </Button>
      </div>
    </li>
  );
}

function useReason() {
  const { t } = useI18n();
  return ({ reason, of }: Suggestion): string => {
    if (reason === 'would-be-cheaper') return t('cart.suggest.cheaper');
    return of === '' ? t('cart.suggest.visit') : t('cart.suggest.of', { of });
  };
}
