// The link of a mail for whoever has forgotten the password: its secret stands after the `#`, which browsers never send.
import { useState } from 'react';
import { useLocation } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { DoorPage } from './door-page.tsx';

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const { hash } = useLocation();
  const [values, setValues] = useState({ password: '' });
  const [done, setDone] = useState(false);
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['password']),
    send: async ({ password }) => {
      const secret = decodeURIComponent(hash.slice(1));
      await call('POST office/new-password', { body: { secret, password } });
      setDone(true);
    },
  });
  if (done)
    return (
      <DoorPage title={t('newPassword.done.title')} lead={t('newPassword.done.text')}>
        <OfficeLink to={officePaths.signIn()}>{t('directory.again')}</OfficeLink>
      </DoorPage>
    );
  return (
    <DoorPage title={t('newPassword.title')} lead={t('newPassword.text')}>
      <OfficeForm form={form} labels={{ password: t('join.password') }} submitLabel={t('newPassword.submit')}>
        <TextField
          name="password"
          type="password"
          label={t('join.password')}
          value={values.password}
          error={form.errors['password']}
          autoComplete="new-password"
          onChange={(password) => form.change({ password })}
        />
      </OfficeForm>
      {form.failure && <OfficeLink to={officePaths.forgotten()}>{t('newPassword.again')}</OfficeLink>}
    </DoorPage>
  );
}
