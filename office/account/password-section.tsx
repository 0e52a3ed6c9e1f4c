import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { Section } from '../ground/page/page.tsx';
import { Sheet } from '../ground/page/sheet.tsx';

/** Changing one’s password ends one’s other sessions. */
export function PasswordSection() {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  return (
    <Section title={t('account.password')}>
      <div className="page-actions">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('account.password.change')}
        </Button>
      </div>
      <Sheet open={open} title={t('account.password.change')} onClose={() => setOpen(false)}>
        <PasswordForm onLeave={() => setOpen(false)} />
      </Sheet>
    </Section>
  );
}

function PasswordForm({ onLeave }: { onLeave: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({ old: '', new: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['old', 'new']),
    send: async (body) => {
      await call('POST office/password', { body });
      show(t('account.password.done'), { tone: 'good', duration: 5000 });
      onLeave();
      await revalidate();
    },
  });
  const field = (name: 'old' | 'new') => ({
    name,
    type: 'password',
    label: t(`account.password.${name}`),
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <OfficeForm
      form={form}
      labels={{ old: t('account.password.old'), new: t('account.password.new') }}
      submitLabel={t('account.password.change')}
      onCancel={onLeave}
    >
      <TextField {...field('old')} autoComplete="current-password" />
      <TextField {...field('new')} autoComplete="new-password" hint={t('account.password.hint')} />
    </OfficeForm>
  );
}
