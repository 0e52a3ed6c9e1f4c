import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { shopPaths, withSearch } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Link } from '../ground/link.tsx';
import { useHasStored } from '../ground/use-has-stored.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

const AccountMenu = later(() =>
  import('../customers/account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);

const ShortAccountMenu = later(() =>
  import('../customers/account-menu.tsx').then((module) => ({ default: module.ShortAccountMenu })),
);

/**
 * Links to login and registration for visitors and guests, each with a return address (spec 2). Signed-in customers see
 * their menu instead.
 * @param inLine whether it is in the header's line, where nothing may shift
 */
export function AccountLinks({ inLine }: { inLine: boolean }) {
  const { config } = useShell();
  const { t } = useI18n();
  const path = useLocalPath();
  const { pathname } = useLocation();
  const returnTo = { returnTo: pathname };
  const someone = useHasStored('customer');
  // Accounts may exist even without registration: the museum's own, and earlier ones.
  const links = config.hasUserRegistration && (
    <>
      <li className="nav-account">
        <Link to={path(withSearch(shopPaths.login(), returnTo))}>{t('site.login')}</Link>
      </li>
      <li>
        <Link to={path(withSearch(shopPaths.register(), returnTo))}>{t('site.register')}</Link>
      </li>
    </>
  );
  return someone ? (
    <Suspense fallback={links}>
      <AccountMenu inLine={inLine} here={pathname}>
        {links}
      </AccountMenu>
    </Suspense>
  ) : (
    links
  );
}

/** The menu of a signed-in customer on the checkout's pages, where no links lead to login and registration. */
export function ShortAccount() {
  const { pathname } = useLocation();
  const someone = useHasStored('customer');
  return <Suspense>{someone && <ShortAccountMenu here={pathname} />}</Suspense>;
}
