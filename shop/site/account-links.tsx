import { useLocation } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { Link } from '../ui/link.tsx';
import { useShell } from './use-shell.ts';

/** The way to an account, for visitors and guests; each link remembers where one was (spec 2). */
export const AccountLinks = () => {
  const { config } = useShell();
  const { t } = useI18n();
  const path = useLocalPath();
  const returnTo = encodeURIComponent(useLocation().pathname);
  if (!config.hasUserRegistration) return null;
  return (
    <>
      <li className="nav-account">
        <Link to={`${path('login')}?returnTo=${returnTo}`}>{t('site.login')}</Link>
      </li>
      <li>
        <Link to={`${path('register')}?returnTo=${returnTo}`}>{t('site.register')}</Link>
      </li>
    </>
  );
};
