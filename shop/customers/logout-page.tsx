// `/logout` (spec 2), outside the languages: the session ends on the server, token and customer data go, the cart stays.
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { NoScript } from '../ground/page/no-script.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { forgetAll } from '../saved-tickets/kept-tickets.ts';
import { currentToken, keepDraft, signOut } from './session/customer-store.ts';
import { safeReturnPath } from './session/safe-return-path.ts';

/** The shop's name, which is not in a shell here. '' if it cannot be loaded, because the logout must not fail for it. */
export function loader({ context }: LoaderFunctionArgs): Promise<string> {
  const { call, language } = context.get(shopContext);
  return call('GET shopinfo/config', { query: { shop: '1' } }).then(
    (config) => config.siteNameTranslations[language] ?? config.siteName,
    () => '',
  );
}

export function Component() {
  const name = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const call = useCall();
  const home = useLocalPath()();
  useEffect(() => {
    const token = currentToken();
    // Signed out here whatever the server says; the page that follows is loaded again, in its own language.
    signOut();
    keepDraft(undefined);
    // What the next person at this device must not find.
    const forgotten = 'caches' in window ? forgetAll().catch(() => false) : undefined;
    const leave = async () => {
      await forgotten;
      const asked = new URLSearchParams(window.location.search).get('returnTo');
      window.location.replace(safeReturnPath(asked) || home);
    };
    if (token) void call('POST auth/logout', { token, quiet: true }).then(leave, leave);
    else void leave();
  }, [call, home]);
  return (
    <div className="foyer">
      <title>{[t('accounts.logout'), name].filter(Boolean).join(' - ')}</title>
      <main className="wrap">
        <h1>{t('accounts.logout.now')}</h1>
        <NoScript>
          <p>{t('accounts.logout.noScript')}</p>
        </NoScript>
      </main>
    </div>
  );
}
