// Two-step login, by choice: on with a code of an app, off with the password. Recovery codes are shown once, and can be
// replaced by new ones.
import { useEffect, useState } from 'react';
import type { AppSetup } from '../../../domain/app-setup.ts';
import type { Customer } from '../../../domain/customers/customer.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { failureText } from '../../ground/failure-text.ts';
import { Editable } from './editable.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryCodesRenewal } from './recovery-codes-renewal.tsx';
import { SecondFactorSetupForm } from './second-factor-setup-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';

type State = { readonly on: boolean; readonly codes_left: number };

export function SecondFactorSection({ customer }: { customer: Customer }) {
  const { t } = useI18n();
  const { state, failure, reload } = useSecondFactor();
  return (
    <SettingsSection id="two-steps" title={t('settings.twoSteps')}>
      <p>{t('settings.twoSteps.text')}</p>
      {!customer.confirmed && <p>{t('settings.twoSteps.unconfirmed')}</p>}
      {failure && (
        <Notice tone="error">
          <p>{failureText(failure, t)}</p>
        </Notice>
      )}
      {customer.confirmed && !state && !failure && <Skeleton lines={2} />}
      {customer.confirmed && state && <Choice state={state} onChange={reload} />}
    </SettingsSection>
  );
}

function useSecondFactor() {
  const call = useAccountCall();
  const [state, setState] = useState<State>();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const leaving = new AbortController();
    setFailure(undefined);
    call('GET customer/secondfactor', { signal: leaving.signal }).then(setState, (refusal: unknown) => {
      if (leaving.signal.aborted) return;
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      setFailure(refusal);
    });
    return () => leaving.abort();
  }, [call, round]);
  return { state, failure, reload: () => setRound((count) => count + 1) };
}

function Choice({ state: { on, codes_left }, onChange }: { state: State; onChange: () => void }) {
  const { t } = useI18n();
  return (
    <>
      <Editable
        title={t('settings.twoSteps')}
        change={t(on ? 'settings.twoSteps.turnOff' : 'settings.twoSteps.turnOn')}
        form={(close) => {
          const done = (message: string) => {
            onChange();
            close(message);
          };
          return on ? (
            <TurnOff onDone={() => done(t('settings.twoSteps.saidOff'))} onLeave={() => close()} />
          ) : (
            <TurnOn onDone={() => done(t('settings.twoSteps.saidOn'))} onLeave={() => close()} />
          );
        }}
      >
        <p>{on ? t('settings.twoSteps.on', { count: codes_left }) : t('settings.twoSteps.off')}</p>
      </Editable>
      {on && <RecoveryCodesRenewal onRenewed={onChange} />}
    </>
  );
}

type WayProps = { onDone: () => void; onLeave: () => void };

function TurnOff({ onDone, onLeave }: WayProps) {
  const { t } = useI18n();
  const call = useAccountCall();
  const send = async (_po: string) => {
    await call('POST customer/secondfactoroff', { body: { _po } });
    onDone();
  };
  return (
    <PasswordStep prefix="two-steps-" submit={t('settings.twoSteps.turnOff')} send={send} onLeave={onLeave} />
  );
}

/** Password, then the app's first code, then the recovery codes. */
function TurnOn({ onDone, onLeave }: WayProps) {
  const { t } = useI18n();
  const call = useAccountCall();
  const [setup, setSetup] = useState<AppSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (setup) return <SecondFactorSetupForm setup={setup} onDone={setCodes} onLeave={onLeave} />;
  const send = async (_po: string) =>
    setSetup(await call('POST customer/secondfactorstart', { body: { _po } }));
  return (
    <PasswordStep prefix="two-steps-" submit={t('settings.twoSteps.next')} send={send} onLeave={onLeave} />
  );
}
