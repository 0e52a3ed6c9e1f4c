import { useState } from 'react';
import type { AppSetup } from '../../domain/app-setup.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { CodePicture } from '../../ui/code-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

type Props = { setup: AppSetup; onDone: (codes: readonly string[]) => void };

/** The key for an app, as a picture and to type, and the field for the app’s first code. */
export function AppSetupForm({ setup: { code: picture, secret }, onDone }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const [values, setValues] = useState({ code: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['code']),
    send: async ({ code }) =>
      onDone(await call('POST office/factor/app-confirm', { body: { code: code.trim() } })),
  });
  return (
    <OfficeForm
      form={form}
      labels={{ code: t('account.factor.code') }}
      submitLabel={t('account.factor.confirm')}
    >
      <p>{t('account.factor.scan')}</p>
      <CodePicture className="app-code" code={picture} label={t('account.factor.qr')} />
      <dl className="app-key">
        <dt>{t('account.factor.key')}</dt>
        <dd>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</dd>
      </dl>
      <TextField
        name="code"
        label={t('account.factor.code')}
        value={values.code}
        error={form.errors['code']}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(code) => form.change({ code })}
      />
    </OfficeForm>
  );
}
