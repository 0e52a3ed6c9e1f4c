import { useNavigate, useSearchParams } from 'react-router';
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
      <SignInForm onSignedIn={enter} back={back} />
    </DoorPage>
  );
}
