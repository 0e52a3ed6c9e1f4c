import { LOGOUT_PATH, shopPaths } from '../../domain/addresses.ts';
import './account-menu.css';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useCustomer } from './session/customer-store.ts';
import { safeReturnPath } from './session/safe-return-path.ts';

type Props = {
  inLine: boolean;
  /** The path of the page. */
  here: string;
  /** Links for visitors and guests. */
  children: ReactNode;
};

/** Menu of a signed-in customer: name, settings, logout (spec 2). */
export function AccountMenu({ inLine, here, children }: Props) {
  const customer = useCustomer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links change with the customer
  useEffect(() => {
    // The name may be longer than the links were: the header checks whether it still fits.
    window.dispatchEvent(new Event('resize'));
  }, [customer]);
  if (!customer || customer.isGuest) return children;
  const name = `${customer.fname} ${customer.lname}`.trim() || customer.email;
  const ways = <AccountWays here={here} />;
  return inLine ? (
    <AccountButton name={name}>{ways}</AccountButton>
  ) : (
    <>
      <li className="nav-account account-name">{name}</li>
      {ways}
    </>
  );
}

function AccountWays({ here }: { here: string }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const settings = path(shopPaths.settings());
  // The settings cannot be seen without an account, so logging out there leads home.
  const back = (here !== settings && safeReturnPath(here)) || path();
  const logout = `${LOGOUT_PATH}?returnTo=${encodeURIComponent(back)}`;
  return (
    <>
      <li>
        <Link to={settings}>{t('accounts.settings')}</Link>
      </li>
      <li>
        <a href={logout}>{t('accounts.logout')}</a>
      </li>
    </>
  );
}

/** The name as a button that opens the menu. */
function AccountButton({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <li className="nav-account account">
      {/* Keeps the space of the links that were here, so that nothing next to it moves. */}
      <span className="account-room" aria-hidden="true">
        <span>{t('site.login')}</span>
        <span>{t('site.register')}</span>
      </span>
      <button type="button" className="account-button" popoverTarget="account" title={name}>
        <span className="visually-hidden">{t('accounts.menu')}: </span>
        <span className="account-who">{name}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keyboard too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the links that are pressed */}
      <div id="account" className="account-sheet" popover="auto" onClick={closeOnLink}>
        <p>{name}</p>
        <ul>{children}</ul>
      </div>
    </li>
  );
}

function closeOnLink(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}
