import { shopPaths } from '../../../domain/addresses.ts';
import type { Suggestion } from '../../../domain/orders/checkout-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { pictureAt } from '../../../ui/picture.tsx';
import { ButtonLink } from '../../ground/button-link.tsx';
import { Link } from '../../ground/link.tsx';
import { vatText } from '../../ground/price-text.ts';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { ShippingLink } from '../../merchandise/shipping-link.tsx';
import styles from './suggestions.module.css';

type Props = { offer: Suggestion; busy: boolean; onAdd: () => void; onDismiss: () => void };

/** What is suggested, why, and for how much. A pass needs an owner first, so it can only be looked at. */
export function SuggestionRow({ offer, busy, onAdd, onDismiss }: Props) {
  const path = useLocalPath();
  const { id, picture, needs_owner } = offer;
  const page = path(needs_owner ? shopPaths.pass(id) : shopPaths.article(id));
  return (
    <li>
      {picture === '' ? (
        <span />
      ) : (
        <img src={pictureAt(picture, 360)} alt="" width={64} height={64} loading="lazy" />
      )}
      <Words offer={offer} page={page} />
      <Ways offer={offer} page={page} busy={busy} onAdd={onAdd} onDismiss={onDismiss} />
    </li>
  );
}

function Words({ offer, page }: { offer: Suggestion; page: string }) {
  const i18n = useI18n();
  const reason = useReason();
  const { name, price, vat_value, needs_owner } = offer;
  const vat = vatText(price, [vat_value], i18n);
  return (
    <div className={styles.words}>
      <p className={styles.reason}>{reason(offer)}</p>
      <p>
        <Link to={page}>{name}</Link>
      </p>
      <p className={styles.price}>
        {i18n.formats.money(price)}{' '}
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
  );
}

function Ways({ offer, page, busy, onAdd, onDismiss }: Props & { page: string }) {
  const { t } = useI18n();
  const { name, needs_owner } = offer;
  return (
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
  );
}

function useReason() {
  const { t } = useI18n();
  return ({ reason, of }: Suggestion): string => {
    if (reason === 'would-be-cheaper') return t('cart.suggest.cheaper');
    return of === '' ? t('cart.suggest.visit') : t('cart.suggest.of', { of });
  };
}
