import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useOffers } from '../ground/use-offers.ts';
import { AccountLinks } from './account-links.tsx';

/** The menu's links, on a line in the header or large on a sheet of their own. */
export function SiteNav({ className }: { className: string }) {
  const { t } = useI18n();
  return (
    <nav className={className} aria-label={t('site.menu')}>
      <ul>
        {useOffers().map(({ key, name, to, current }) => (
          <li key={key}>
            <Link to={to} aria-current={current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
        <AccountLinks inLine={className === 'nav-line'} />
      </ul>
    </nav>
  );
}
