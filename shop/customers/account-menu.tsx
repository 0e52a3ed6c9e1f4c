import { LOGOUT_PATH, shopPaths, withSearch } from '../../domain/addresses.ts';
import './account-menu.css';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useCustomer } from './session/customer-store.ts';
import { checkoutRoute } from './session/return-route.ts';
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
  const name = useSignedInName();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links change with the customer
  useEffect(() => {
    // The name may be longer than the links were: the header checks whether it still fits.
    window.dispatchEvent(new Event('resize'));
  }, [name]);
  if (name === '') return children;
  const ways = <AccountWays here={here} />;
  return inLine ? (
    <li className="nav-account account">
      <AccountRoom />
      <AccountButton name={name}>{ways}</AccountButton>
    </li>
  ) : (
    <>
      <li className="nav-account account-name">{name}</li>
      {ways}
    </>
  );
}

/** The same in the short header of the checkout's pages; on phones a sign stands for the name. */
export function ShortAccountMenu({ here }: Pick<Props, 'here'>) {
  const name = useSignedInName();
  if (name === '') return null;
  return (
    <div className="short-account">
      <AccountButton name={name}>
        <AccountWays here={here} />
      </AccountButton>
    </div>
  );
}

/** '' for visitors and guests. */
function useSignedInName(): string {
  const customer = useCustomer();
  if (!customer || customer.isGuest) return '';
  return `${customer.fname} ${customer.lname}`.trim() || customer.email;
}

function AccountWays({ here }: { here: string }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const settings = path(shopPaths.settings());
  // From the checkout one comes back to it.
  const returnTo = checkoutRoute(here);
  // The settings cannot be seen without an account, so logging out there leads home.
  const back = (here !== settings && safeReturnPath(here)) || path();
  const logout = `${LOGOUT_PATH}?returnTo=${encodeURIComponent(back)}`;
  return (
    <>
      <li>
        <Link to={returnTo ? path(withSearch(shopPaths.settings(), { returnTo })) : settings}>
          {t('accounts.settings')}
        </Link>
      </li>
      <li>
        <a href={logout}>{t('accounts.logout')}</a>
      </li>
    </>
  );
}

/** Keeps the space of the links that were here, so that nothing next to it moves. */
function AccountRoom() {
  const { t } = useI18n();
  return (
    <span className="account-room" aria-hidden="true">
      <span>{t('site.login')}</span>
      <span>{t('site.register')}</span>
    </span>
  );
}

/** The name as a button that opens the menu. */
function AccountButton({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <>
      <button type="button" className="account-button" popoverTarget="account" title={name}>
        <span className="visually-hidden">{t('accounts.menu')}: </span>
        <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0" />
        </svg>
        <span className="account-who">{name}</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links are pressed by keyboard too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the links that are pressed */}
      <div id="account" className="account-sheet" popover="auto" onClick={closeOnLink}>
        <p>{name}</p>
        <ul>{children}</ul>
      </div>
    </>
  );
}

function closeOnLink(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}
