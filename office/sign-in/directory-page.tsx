// Back from the museum’s directory: its answer stands in the address, and is handed to the server, once.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { returnPath } from '../ground/session/return-path.ts';
import { useOffice } from '../ground/session/use-office.ts';
import { directoryChannel } from './directory-channel.ts';
import { DoorPage } from './door-page.tsx';

export function Component() {
  const { t } = useI18n();
  const state = useArrival();
  if (state === 'waiting')
    return (
      <DoorPage title={t('directory.arriving')}>
        <Skeleton lines={2} />
      </DoorPage>
    );
  if (state === 'done')
    return (
      <DoorPage title={t('directory.done.title')} lead={t('directory.done.text')}>
        {null}
      </DoorPage>
    );
  return (
    <DoorPage title={t('directory.failed')} lead={failureText(state, t)}>
      <OfficeLink to={officePaths.signIn()}>{t('directory.again')}</OfficeLink>
    </DoorPage>
  );
}

/** Goes on to the page that somebody came from; `done` in a tab that another one has opened. */
function useArrival(): 'waiting' | 'done' | ApiRefusal {
  const { search } = useLocation();
  const navigate = useNavigate();
  const call = useCall();
  const { session } = useOffice();
  const [state, setState] = useState<'waiting' | 'done' | ApiRefusal>('waiting');
  const handedIn = useRef('');
  useEffect(() => {
    if (handedIn.current === search) return;
    handedIn.current = search;
    const arrive = async () => {
      const { back } = await call('POST office/directory/arrive', { body: { answer: search } });
      session.forget();
      if (back !== '') return navigate(returnPath(back), { replace: true });
      directoryChannel().postMessage('done');
      setState('done');
      window.close();
    };
    arrive().catch((problem: unknown) => {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setState(problem);
    });
  }, [call, navigate, search, session]);
  return state;
}
