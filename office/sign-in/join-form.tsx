import { useState } from 'react';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { type Invitation, join } from '../ground/session/session-calls.ts';

type Props = { secret: string; invitation: Invitation; onJoined: () => Promise<void> };

/** Whoever is invited checks the name and chooses a password. */
export function JoinForm({ secret, invitation, onJoined }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const [values, setValues] = useState({ name: invitation.name, password: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['name', 'password']),
    send: async ({ name, password }) => {
      await join(call, { secret, name: name.trim(), password });
      await onJoined();
    },
  });
  return (
    <OfficeForm
      form={form}
      labels={{ name: t('join.name'), password: t('join.password') }}
      submitLabel={t('join.submit')}
    >
      {/* Password managers keep the password with it. */}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <TextField
        name="name"
        label={t('join.name')}
        value={values.name}
        error={form.errors['name']}
        autoComplete="name"
        onChange={(name) => form.change({ ...values, name })}
      />
      <TextField
        name="password"
        type="password"
        label={t('join.password')}
        value={values.password}
        error={form.errors['password']}
        autoComplete="new-password"
        onChange={(password) => form.change({ ...values, password })}
      />
    </OfficeForm>
  );
}
