import type { ShopPath } from '../../../domain/addresses.ts';
import './breadcrumbs.css';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Link } from '../link.tsx';
import { useLocalPath } from '../use-local-path.ts';
import { useShell } from '../use-shell.ts';

type Props = {
  /** Title of the current page. */
  page: string;
  /** The pages between the shop's home page and this one. */
  trail?: readonly { readonly name: string; readonly path: ShopPath }[];
};

/** Museum home, web shop, then the way to this page (spec 2). */
export function Breadcrumbs({ page, trail = [] }: Props) {
  const { config, info } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const museum = config.museumPerLanguageUrls[language] || config.museumMainUrl;
  return (
    <nav className="breadcrumbs" aria-label={t('site.breadcrumbs')}>
      <ol>
        {museum && (
          <li>
            <a href={museum}>{info.name}</a>
          </li>
        )}
        <li>
          <Link to={path()}>{t('site.webshop')}</Link>
        </li>
        {trail.map((step) => (
          <li key={step.path}>
            <Link to={path(step.path)}>{step.name}</Link>
          </li>
        ))}
        <li aria-current="page">{page}</li>
      </ol>
    </nav>
  );
}
