import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { Link } from '../ui/link.tsx';
import { enabledOffers } from './offers.ts';
import { useShell } from './use-shell.ts';

/** What the law wants at the foot of every page, or the museum's own links in its place (spec 2, "Footer"). */
export const TermsLinks = ({ newTab }: { newTab: boolean }) => {
  const { config, info } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const own = Object.values(config.customTermsLinks[language] ?? {});
  if (own.length > 0)
    return own.map(({ title, url }) => (
      <li key={url}>
        <a href={url} target="_blank" rel="noreferrer">
          {title}
          <span className="visually-hidden"> {t('site.newTab')}</span>
        </a>
      </li>
    ));
  const ids = [
    'imprint',
    'terms',
    'data_protection',
    ...(info.currency === 'EUR' ? ['accessibility_statement'] : []),
    ...(enabledOffers(config).some(({ key }) => key === 'merchandise') ? ['shipping'] : []),
  ] as ('imprint' | 'terms' | 'data_protection' | 'accessibility_statement' | 'shipping')[];
  return ids.map((id) => (
    <li key={id}>
      <Link to={path(`page/${id}`)} target={newTab ? '_blank' : undefined}>
        {t(`site.page.${id}`)}
        {newTab && <span className="visually-hidden"> {t('site.newTab')}</span>}
      </Link>
    </li>
  ));
};
