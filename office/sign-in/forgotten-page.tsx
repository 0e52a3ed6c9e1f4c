import { useState } from 'react';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { DoorPage } from './door-page.tsx';

/** Whoever has forgotten the password gets a link by mail; nobody learns here who works at the museum. */
export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const [values, setValues] = useState({ email: '' });
  const [sent, setSent] = useState(false);
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['email']),
    send: async ({ email }) => {
      await call('POST office/forgotten', { body: { email: email.trim() } });
      setSent(true);
    },
  });
  const back = <OfficeLink to={officePaths.signIn()}>{t('directory.again')}</OfficeLink>;
  if (sent)
    return (
      <DoorPage title={t('forgotten.sent.title')} lead={t('forgotten.sent.text')}>
        {back}
      </DoorPage>
    );
  return (
    <DoorPage title={t('forgotten.title')} lead={t('forgotten.text')}>
      <OfficeForm form={form} labels={{ email: t('signIn.email') }} submitLabel={t('forgotten.submit')}>
        <TextField
          name="email"
          type="email"
          label={t('signIn.email')}
          value={values.email}
          error={form.errors['email']}
          autoComplete="username"
          onChange={(email) => form.change({ email })}
        />
      </OfficeForm>
      {back}
    </DoorPage>
  );
}
