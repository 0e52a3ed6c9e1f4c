import './site-header.css';
import type { MouseEvent } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import { ShortAccount } from './account-links.tsx';
import { Brand } from './brand.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { SiteNav } from './site-nav.tsx';
import { useHeaderState } from './use-header-state.ts';

/** During payment the header has no links that lead away by accident. */
export function SiteHeader({ paying }: { paying: boolean }) {
  const { config } = useShell();
  const { t } = useI18n();
  const path = useLocalPath();
  const header = useHeaderState();
  const manyLanguages = config.languages.length > 1;
  return (
    <header className="site-header" ref={header}>
      <div className="wrap header-row">
        <Brand paying={paying} />
        {paying ? (
          <>
            <ShortAccount />
            <Link className="header-back" to={path()}>
              {t('site.backToShop')}
            </Link>
          </>
        ) : (
          <div className="nav-slot">
            <MenuButton />
            <SiteNav className="nav-line" />
          </div>
        )}
        {manyLanguages && <LanguageButton />}
        {!paying && <CartLink />}
      </div>
      {manyLanguages && (
        <div id="languages" className="language-sheet" popover="auto">
          <LanguageLinks />
        </div>
      )}
      {!paying && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keyboard too
        // biome-ignore lint/a11y/noStaticElementInteractions: it is the links that are pressed
        <div id="menu" className="menu-sheet" popover="auto" onClick={closeOnLink}>
          <SiteNav className="menu-list" />
        </div>
      )}
    </header>
  );
}

function MenuButton() {
  const { t } = useI18n();
  return (
    <button type="button" className="menu-button" popoverTarget="menu" aria-label={t('site.menu')}>
      <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 8h18M3 16h18" />
      </svg>
    </button>
  );
}

function LanguageButton() {
  const { config } = useShell();
  const { t, language } = useI18n();
  return (
    <button type="button" className="language-button" popoverTarget="languages">
      {language.toUpperCase()}
      <span className="visually-hidden">
        {' '}
        {t('site.language')}: {config.languagesFull[language] ?? language}
      </span>
    </button>
  );
}

function closeOnLink(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}
