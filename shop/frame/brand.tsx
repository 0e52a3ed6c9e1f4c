import './brand.css';
import type { CSSProperties } from 'react';
import type { ShopInfo } from '../../domain/site/site.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

/** Longer names are set small, and in as many lines as the header holds. */
const LONG_NAME = 32;

/** The museum's logo, or without one its name, as a link to the shop's home or, if configured, the museum's own site. */
export function Brand({ paying }: { paying: boolean }) {
  const { config, info } = useShell();
  const { t, language } = useI18n();
  const path = useLocalPath();
  const className = !info.logo && info.name.length > LONG_NAME ? 'brand brand-long' : 'brand';
  const mainSite = config.museumPerLanguageUrls[language] || config.museumMainUrl;
  if (!paying && config.logoLinksToMainSite && config.logo_links_to_main_site && mainSite)
    return (
      <a className={className} href={mainSite} target="_blank" rel="noreferrer">
        <BrandName info={info} />
        <span className="visually-hidden"> {t('site.newTab')}</span>
      </a>
    );
  return (
    <Link className={className} to={path()}>
      <BrandName info={info} />
    </Link>
  );
}

/** As high as a header gives it, in CSS pixels; narrow places make it smaller (brand.css). */
const LOGO_HEIGHT = 40;

function BrandName({ info: { name, logo } }: { info: Pick<ShopInfo, 'name' | 'logo'> }) {
  if (!logo) return <span>{name}</span>;
  return (
    <picture
      className={logo.plate ? 'brand-logo brand-plate' : 'brand-logo'}
      style={logo.plate ? ({ '--plate': logo.plate } as CSSProperties) : undefined}
    >
      {logo.dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={logo.dark.src} {...shownSize(logo.dark)} />
      )}
      <img src={logo.src} alt={name} {...shownSize(logo)} />
    </picture>
  );
}

function shownSize({ width, height }: { width: number; height: number }) {
  return { width: Math.round((LOGO_HEIGHT * width) / height), height: LOGO_HEIGHT };
}
