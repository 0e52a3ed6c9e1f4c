import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

/** The museum's name as a link to the shop's home or, if configured and not during payment, the museum's own site. */
export function Brand({ paying }: { paying: boolean }) {
  const { config, info } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const mainSite = config.museumPerLanguageUrls[language] || config.museumMainUrl;
  if (!paying && config.logoLinksToMainSite && config.logo_links_to_main_site && mainSite)
    return (
      <a className="brand" href={mainSite} target="_blank" rel="noreferrer">
        {info.name}
        <span className="visually-hidden"> {t('site.newTab')}</span>
      </a>
    );
  return (
    <Link className="brand" to={path()}>
      {info.name}
    </Link>
  );
}
