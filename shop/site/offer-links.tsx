import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useOffers } from '../ground/use-offers.ts';

/** A link to each kind of product, set like a table of contents. */
export function OfferLinks() {
  const { t } = useI18n();
  return (
    <nav className="ways-in" aria-label={t('site.offers')}>
      <ul>
        {useOffers().map(({ key, name, to }) => (
          <li key={key}>
            <Link to={to}>
              <span className="way-name">{name}</span>
              <span className="way-text">{t(`site.way.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
