// The link of a report's mail that ends it, without signing in: its id stands after the `#`, which browsers never send. A mail
// reader that looks at links ends nothing, for it takes a button.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { DoorPage } from '../sign-in/door-page.tsx';

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const { hash } = useLocation();
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'failed'>('asked');
  if (state === 'done')
    return (
      <DoorPage title={t('figures.leave.done')} lead={t('figures.leave.again')}>
        <OfficeLink to={officePaths.figures()}>{t('figures.title')}</OfficeLink>
      </DoorPage>
    );
  const leave = async () => {
    setState('busy');
    try {
      await call('POST office/report-mails/leave', { body: { id: decodeURIComponent(hash.slice(1)) } });
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <DoorPage title={t('figures.leave.title')} lead={t('figures.leave.text')}>
      {state === 'failed' && <Notice tone="error" title={t('figures.leave.failed')} />}
      <Button busy={state === 'busy'} onClick={() => void leave()}>
        {t('figures.leave.submit')}
      </Button>
    </DoorPage>
  );
}
