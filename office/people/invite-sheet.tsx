import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { LANGUAGE_NAMES } from '../../domain/language.ts';
import { OFFICE_LANGUAGES, officeLanguage } from '../../domain/staff/office-language.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { Sheet } from '../ground/page/sheet.tsx';
import { type Access, AccessFields, type GivableRole } from './access-fields.tsx';

type Props = { open: boolean; roles: readonly GivableRole[]; onClose: () => void };

export function InviteSheet({ open, roles, onClose }: Props) {
  const { t } = useI18n();
  return (
    <Sheet open={open} title={t('people.invite')} onClose={onClose}>
      <InviteForm roles={roles} onLeave={onClose} />
    </Sheet>
  );
}

type Values = Access & { name: string; email: string; language: string };

function InviteForm({ roles, onLeave }: { roles: readonly GivableRole[]; onLeave: () => void }) {
  const { t } = useI18n();
  const { values, form } = useInviting(onLeave);
  const field = (name: 'name' | 'email') => ({
    name,
    label: t(`people.${name}`),
    value: values[name],
    error: form.errors[name],
    autoComplete: 'off',
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <OfficeForm
      form={form}
      labels={{
        name: t('people.name'),
        email: t('people.email'),
        language: t('people.language'),
        roles: t('people.roles'),
        houses: t('people.houses'),
      }}
      submitLabel={t('people.invite.submit')}
      onCancel={onLeave}
    >
      <p className="soft">{t('people.invite.text')}</p>
      <TextField {...field('name')} />
      <TextField {...field('email')} type="email" />
      <RadioGroup
        name="language"
        legend={t('people.language')}
        options={OFFICE_LANGUAGES.map((offered) => ({ value: offered, label: LANGUAGE_NAMES[offered] }))}
        value={values.language}
        onChange={(chosen) => form.change({ ...values, language: chosen })}
      />
      <AccessFields
        roles={roles}
        values={values}
        errors={form.errors}
        onChange={(access) => form.change({ ...values, ...access })}
      />
    </OfficeForm>
  );
}

function useInviting(onLeave: () => void) {
  const { t, language } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState<Values>({ name: '', email: '', language, roles: [], houses: [] });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['name', 'email', 'roles']),
    send: async (typed) => {
      const body = {
        ...typed,
        name: typed.name.trim(),
        email: typed.email.trim(),
        language: officeLanguage(typed.language),
        roles: [...typed.roles],
        houses: [...typed.houses],
      };
      await call('POST office/people/invite', { body });
      show(t('people.invited'), { tone: 'good' });
      onLeave();
      await revalidate();
    },
  });
  return { values, form };
}
