import { useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { ApiRefusal, type Call } from '../../ui/call/call.ts';
import { useSend } from '../ground/act/use-send.ts';
import { forgetAllTyping } from '../ground/form/kept-typing.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { useMe } from '../ground/session/me.ts';
import { signOut } from '../ground/session/session-calls.ts';
import { useOffice } from '../ground/session/use-office.ts';

/** Who is signed in: one’s own account, the language, the way out. */
export function AccountMenu() {
  const { t } = useI18n();
  const me = useMe();
  const id = useId();
  const { key } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // Another page closes it, as it closes the main menu.
  useEffect(() => {
    if (key) list.current?.hidePopover();
  }, [key]);
  return (
    <div className="account-menu">
      <button type="button" className="head-button" popoverTarget={id}>
        {me.name}
      </button>
      <div ref={list} id={id} popover="auto" className="account-list">
        <p className="soft small">{me.email}</p>
        <OfficeLink to={officePaths.account()}>{t('office.menu.account')}</OfficeLink>
        <a href="/">{t('office.menu.shop')}</a>
        <SignOut />
      </div>
    </div>
  );
}

function SignOut() {
  const { t } = useI18n();
  const { busy, send } = useSend({ isRead: true });
  const navigate = useNavigate();
  const { session } = useOffice();
  const leave = async (call: Call) => {
    let directory: string | null = null;
    try {
      ({ directory } = await signOut(call));
    } catch (problem) {
      // Whose session is over already is out.
      if (!(problem instanceof ApiRefusal) || problem.status !== 401) throw problem;
    }
    session.forget();
    forgetAllTyping();
    await navigate(officePaths.signIn(), { state: { directoryOut: directory } });
  };
  return (
    <button type="button" className="account-out" aria-disabled={busy} onClick={() => busy || send(leave)}>
      {t('office.menu.signOut')}
    </button>
  );
}
