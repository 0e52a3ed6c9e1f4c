// What cannot be taken back asks for the second factor again: a sheet over the page, and then the act is done.
import { useCallback, useState } from 'react';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDirectory } from '../ground/directory.ts';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Sheet } from '../ground/page/sheet.tsx';
import { useMe } from '../ground/session/me.ts';
import { giveFactorByPasskey, hasPasskeys } from '../ground/session/passkey.ts';
import { useAsking } from '../ground/session/use-asking.ts';
import { DirectoryButton } from './directory-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function GiveFactor() {
  const { t } = useI18n();
  const me = useMe();
  const { factors } = me.factor;
  const directory = useDirectory();
  const [answers, setAnswers] = useState<readonly ((given: boolean) => void)[]>([]);
  const ask = useCallback(
    () => new Promise<boolean>((resolve) => setAnswers((waiting) => [...waiting, resolve])),
    [],
  );
  useAsking('factor', ask);
  const answer = (given: boolean) => {
    for (const one of answers) one(given);
    setAnswers([]);
  };
  const given = () => answer(true);
  return (
    <Sheet open={answers.length > 0} title={t('signIn.factor.title')} onClose={() => answer(false)}>
      <p className="soft">{t('signIn.factor.text')}</p>
      {factors.includes('passkey') && hasPasskeys() && (
        <PasskeyButton
          label={t('signIn.factor.passkey')}
          give={giveFactorByPasskey}
          onGiven={given}
          alone={!factors.includes('app')}
        />
      )}
      {factors.includes('app') && <FactorForm onGiven={given} onCancel={() => answer(false)} />}
      {directory && me.of_directory && (
        <DirectoryButton
          label={t('signIn.factor.directory', { directory })}
          start={(call) => call('POST office/directory/factor-start', {})}
          onDone={given}
          variant={factors.length === 0 ? 'primary' : 'secondary'}
        />
      )}
      {factors.length === 0 && !(directory && me.of_directory) && (
        <>
          <p>{t('signIn.factor.none')}</p>
          <OfficeLink to={officePaths.account()} onClick={() => answer(false)}>
            {t('office.menu.account')}
          </OfficeLink>
        </>
      )}
    </Sheet>
  );
}

function FactorForm({ onGiven, onCancel }: { onGiven: () => void; onCancel: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const [values, setValues] = useState({ code: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['code']),
    send: async ({ code }) => {
      await call('POST office/factor', { body: { code: code.trim() } });
      onGiven();
    },
  });
  return (
    <OfficeForm
      form={form}
      labels={{ code: t('signIn.code') }}
      submitLabel={t('signIn.code.submit')}
      onCancel={onCancel}
    >
      <TextField
        name="code"
        label={t('signIn.code')}
        hint={t('signIn.code.hint')}
        value={values.code}
        error={form.errors['code']}
        autoComplete="one-time-code"
        onChange={(code) => form.change({ code })}
      />
    </OfficeForm>
  );
}
