import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { enabledOffers } from '../ground/offers.ts';
import { useShell } from '../ground/use-shell.ts';
import { FooterLink } from './footer-link.tsx';

/** Legal links in the footer, or the museum's own links instead (spec 2, "Footer"). */
export function TermsLinks({ newTab }: { newTab: boolean }) {
  const { config, info } = useShell();
  const { t, language } = useI18n();
  const ids = [
    'imprint',
    'terms',
    'data_protection',
    ...(info.currency === 'EUR' ? ['accessibility_statement'] : []),
    ...(enabledOffers(config).some(({ key }) => key === 'merchandise') ? ['shipping'] : []),
  ] as ('imprint' | 'terms' | 'data_protection' | 'accessibility_statement' | 'shipping')[];
  const own = ids.flatMap((id) => config.customTermsLinks[language]?.[id] ?? []);
  if (own.length > 0)
    return own.map(({ title, url }) => (
      <li key={title}>
        <a href={url} target="_blank" rel="noreferrer">
          {title}
          <span className="visually-hidden"> {t('site.newTab')}</span>
        </a>
      </li>
    ));
  return ids.map((id) => (
    <FooterLink key={id} to={shopPaths.staticPage(id)} newTab={newTab}>
      {t(`site.page.${id}`)}
    </FooterLink>
  ));
}
