// The link of an invitation: its secret stands after the `#`, which browsers never send.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useI18n } from '../ground/i18n.ts';
import { type Invitation, openInvitation } from '../ground/session/session-calls.ts';
import { useOffice } from '../ground/session/use-office.ts';
import { DoorPage } from './door-page.tsx';
import { JoinForm } from './join-form.tsx';

export function Component() {
  const { t } = useI18n();
  const { hash } = useLocation();
  const secret = decodeURIComponent(hash.slice(1));
  const navigate = useNavigate();
  const { session } = useOffice();
  const invitation = useInvitation(secret);
  if (invitation instanceof ApiRefusal)
    return invitation.status === 0 ? (
      <DoorPage title={t('office.error.title')} lead={failureText(invitation, t)}>
        {null}
      </DoorPage>
    ) : (
      <DoorPage title={t('join.invalid.title')} lead={t('join.invalid.text')}>
        {null}
      </DoorPage>
    );
  if (!invitation)
    return (
      <DoorPage title={t('join.title')}>
        <Skeleton lines={4} />
      </DoorPage>
    );
  const enter = async () => {
    session.forget();
    await navigate(officePaths.today(), { replace: true });
  };
  return (
    <DoorPage title={t('join.title')} lead={t('join.text')}>
      <JoinForm secret={secret} invitation={invitation} onJoined={enter} />
    </DoorPage>
  );
}

/** Whom the invitation is for, or why it is not valid. */
function useInvitation(secret: string): Invitation | ApiRefusal | undefined {
  const call = useCall();
  const [found, setFound] = useState<Invitation | ApiRefusal>();
  useEffect(() => {
    openInvitation(call, secret).then(setFound, (problem: unknown) => {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFound(problem);
    });
  }, [call, secret]);
  return found;
}
