import { useState } from 'react';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Editable } from './editable.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountCall } from './use-account-call.ts';

/** New recovery codes for all that are left, with the password. */
export function RecoveryCodesRenewal({ onRenewed }: { onRenewed: () => void }) {
  const { t } = useI18n();
  return (
    <Editable
      title={t('settings.twoSteps.renew')}
      change={t('settings.twoSteps.renew')}
      form={(close) => (
        <Renew
          onDone={() => {
            onRenewed();
            close(t('settings.twoSteps.saidRenewed'));
          }}
          onLeave={() => close()}
        />
      )}
    >
      {null}
    </Editable>
  );
}

function Renew({ onDone, onLeave }: { onDone: () => void; onLeave: () => void }) {
  const { t } = useI18n();
  const call = useAccountCall();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const send = async (_po: string) =>
    setCodes(await call('POST customer/secondfactorcodes', { body: { _po } }));
  return (
    <PasswordStep
      prefix="recovery-codes-"
      submit={t('settings.twoSteps.renew')}
      send={send}
      onLeave={onLeave}
    >
      <p>{t('settings.twoSteps.renew.text')}</p>
    </PasswordStep>
  );
}
