import { isPage } from '../../domain/addresses.ts';
import './shell.css';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { ToastProvider } from '../../ui/toasts.tsx';
import { FRAME_NAME } from '../embed/frame-name.ts';
import { useHasStored } from '../ground/use-has-stored.ts';
import { useShell } from '../ground/use-shell.ts';
import { CookieNoticeLater } from './consent/cookie-notice-later.tsx';
import { MessageBar } from './message-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useArrival } from './use-arrival.ts';
import { useScrollPosition } from './use-scroll-position.ts';

const KeepSession = later(() =>
  import('../customers/session/keep-session.tsx').then((module) => ({ default: module.KeepSession })),
);

const KeepCart = later(() =>
  import('../cart/keep-cart.tsx').then((module) => ({ default: module.KeepCart })),
);

/** The frame around every page: header, messages, footer. */
export function Shell() {
  const { config } = useShell();
  const { t } = useI18n();
  const { pathname } = useLocation();
  const announced = useArrival();
  useScrollPosition();
  const someone = useHasStored('customer');
  const used = useHasStored('cart');
  // A museum's page that embeds the shop has no cart link and none of the legal links.
  const [framed, setFramed] = useState(false);
  useEffect(() => setFramed(window.name === FRAME_NAME), []);
  const paying = isPage(pathname, [
    'checkout',
    'checkoutAccepted',
    'checkoutCanceled',
    'checkoutFailed',
    'registerGuest',
  ]);
  return (
    <div className="foyer">
      <ToastProvider>
        <a className="skip" href="#content">
          {t('site.skip')}
        </a>
        <CookieNoticeLater />
        <div className="busy-bar" role="progressbar" aria-label={t('site.loading')} />
        {(config.showHeader || framed) && <SiteHeader paying={paying} />}
        <MessageBar />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        {(config.showFooter || framed) && <SiteFooter paying={paying} />}
        <Suspense>
          {someone && <KeepSession />}
          {used && <KeepCart />}
        </Suspense>
        <p className="visually-hidden" aria-live="polite">
          {announced}
        </p>
      </ToastProvider>
    </div>
  );
}
