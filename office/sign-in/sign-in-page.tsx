import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useDirectory } from '../ground/directory.ts';
import { useI18n } from '../ground/i18n.ts';
import { returnPath } from '../ground/session/return-path.ts';
import { useOffice } from '../ground/session/use-office.ts';
import { DoorPage } from './door-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

export function Component() {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { session } = useOffice();
  const back = returnPath(search.get('from'));
  const enter = async () => {
    session.forget();
    await navigate(back, { replace: true });
  };
  return (
    <DoorPage title={t('signIn.title')}>
      <StillAtDirectory />
      <SignInForm onSignedIn={enter} back={back} />
    </DoorPage>
  );
}

/** Whoever has just signed out of the office may still be known to the directory in this browser, and so is whoever comes next. */
function StillAtDirectory() {
  const { t } = useI18n();
  const directory = useDirectory();
  const { state } = useLocation();
  const address: unknown = state?.directoryOut;
  if (!directory || typeof address !== 'string') return null;
  return (
    <Notice tone="info">
      <p>{t('signIn.directory.still', { directory })}</p>
      <p>
        <a href={address}>{t('signIn.directory.out', { directory })}</a>
      </p>
    </Notice>
  );
}
