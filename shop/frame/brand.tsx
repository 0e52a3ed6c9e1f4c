import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

/** Longer names are set small, and in as many lines as the header holds. */
const LONG_NAME = 32;

/** The museum's name as a link to the shop's home or, if configured and not during payment, the museum's own site. */
export function Brand({ paying }: { paying: boolean }) {
  const { config, info } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const className = info.name.length > LONG_NAME ? 'brand brand-long' : 'brand';
  const mainSite = config.museumPerLanguageUrls[language] || config.museumMainUrl;
  if (!paying && config.logoLinksToMainSite && config.logo_links_to_main_site && mainSite)
    return (
      <a className={className} href={mainSite} target="_blank" rel="noreferrer">
        <span>{info.name}</span>
        <span className="visually-hidden"> {t('site.newTab')}</span>
      </a>
    );
  return (
    <Link className={className} to={path()}>
      <span>{info.name}</span>
    </Link>
  );
}
