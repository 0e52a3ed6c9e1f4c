import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useOffers } from '../ground/use-offers.ts';

/**
 * A link to each kind of product, set like a table of contents. Donations are last: the menu has no entry for them (spec 2).
 * @param donations the museum takes donations
 * @param groups it takes requests of groups
 */
export function OfferLinks({ donations, groups }: { donations: boolean; groups: boolean }) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <nav className="ways-in" aria-label={t('site.offers')}>
      <ul>
        {useOffers().map(({ key, name, to }) => (
          <Way key={key} name={name} to={to} text={t(`site.way.${key}`)} />
        ))}
        {groups && <Way name={t('groups.title')} to={path(shopPaths.groups())} text={t('groups.way')} />}
        {donations && (
          <Way name={t('donations.title')} to={path(shopPaths.donations())} text={t('donations.way')} />
        )}
      </ul>
    </nav>
  );
}

function Way({ name, to, text }: { name: string; to: string; text: string }) {
  return (
    <li>
      <Link to={to}>
        <span className="way-name">{name}</span>
        <span className="way-text">{text}</span>
      </Link>
    </li>
  );
}
