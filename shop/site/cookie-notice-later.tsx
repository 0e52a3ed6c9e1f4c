import { lazy, Suspense, useEffect, useState } from 'react';
import { useShell } from './use-shell.ts';

const CookieNotice = lazy(() =>
  import('./cookie-notice.tsx').then((module) => ({ default: module.CookieNotice })),
);

/** Lets the page appear first; the page itself is the same for every visitor. */
export const CookieNoticeLater = () => {
  const { config, content } = useShell();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready && config.showCookieDisclaimer && config.cookie_disclaimer && content.cookie_warning ? (
    <Suspense>
      <CookieNotice html={content.cookie_warning} />
    </Suspense>
  ) : null;
};
