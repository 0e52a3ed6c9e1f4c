import type { ReactNode } from 'react';
import type { RegistrationProblems } from '../../../domain/customers/registration.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { digestOf } from '../session/password-digest.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

type Props = {
  /** Of the control's name, because the page has several such forms. */
  prefix: string;
  submit: string;
  /** Gets the password's digest. Rejects with the server's refusal. */
  send: (_po: string) => Promise<void>;
  onLeave: () => void;
  /** What it is about, above the field. */
  children?: ReactNode;
};

/** Asks for the password before something is changed. */
export function PasswordStep({ prefix, submit, send, onLeave, children }: Props) {
  const { t } = useI18n();
  const form = useSettingsForm<'_po'>({
    start: { _po: '' },
    prefix,
    labels: { _po: t('settings.password.old') },
    check: ({ _po }): RegistrationProblems => (_po === '' ? { _po: ['REQUIRED'] } : {}),
    send: ({ _po }) => send(digestOf(_po)),
  });
  return (
    <SettingsForm form={form} submit={submit} onLeave={onLeave}>
      {children}
      <PasswordField {...form.field('_po')} autoComplete="current-password" required />
    </SettingsForm>
  );
}
