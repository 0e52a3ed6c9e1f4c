import { Suspense, useEffect, useState } from 'react';
import { later } from '../../../ui/later.ts';
import { useShell } from '../../ground/use-shell.ts';

const CookieNotice = later(() =>
  import('./cookie-notice.tsx').then((module) => ({ default: module.CookieNotice })),
);

/** The notice, loaded after the page has appeared. The rendered page is the same for every visitor. */
export function CookieNoticeLater() {
  const { config } = useShell();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready && config.showCookieDisclaimer ? (
    <Suspense>
      <CookieNotice />
    </Suspense>
  ) : null;
}
