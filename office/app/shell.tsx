import './shell.css';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { useI18n } from '../ground/i18n.ts';
import { KeyboardHelp } from '../ground/keys/keyboard-help.tsx';
import { useMay } from '../ground/session/me.ts';
import { GiveFactor } from '../sign-in/give-factor.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { AccountMenu } from './account-menu.tsx';
import { GoTo } from './go-to.tsx';
import { MainMenu } from './main-menu.tsx';
import { Offline } from './offline.tsx';
import { OrderSearch } from './order-search.tsx';

/** What is around every screen: menu, header, messages. */
export function Shell() {
  const { t } = useI18n();
  const { state } = useNavigation();
  const may = useMay();
  return (
    <div className="shell" aria-busy={state !== 'idle' || undefined}>
      <a className="skip-link" href="#content">
        {t('office.skip')}
      </a>
      <div className={state === 'idle' ? 'busy-bar' : 'busy-bar busy-bar-on'} aria-hidden="true" />
      <MainMenu />
      {may('orders.read') && <OrderSearch />}
      <header className="shell-head">
        <GoTo />
        <KeyboardHelp />
        <AccountMenu />
      </header>
      <main id="content" tabIndex={-1} className="shell-main">
        <Offline />
        <Outlet />
      </main>
      <GiveFactor />
      <SignInAgain />
      <FocusTitle />
      <ScrollRestoration />
    </div>
  );
}

/** On another page the focus goes to its title, so that screen readers say where one is. */
function FocusTitle() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
