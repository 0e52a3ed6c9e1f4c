import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

/** "Plus shipping", linked to what it costs: the shop's page, or the museum's own in its place (spec 2, "Footer"). */
export function ShippingLink() {
  const { config } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const own = config.customTermsLinks[language]?.shipping;
  const words = t('merchandise.shipping');
  if (!own) return <Link to={path(shopPaths.shipping())}>{words}</Link>;
  return (
    <a href={own.url} target="_blank" rel="noreferrer">
      {words}
      <span className="visually-hidden"> {t('site.newTab')}</span>
    </a>
  );
}
