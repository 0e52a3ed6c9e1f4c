// Changes the e-mail address. The change takes effect when the link in a mail to the new address is opened.
import type { Customer } from '../../../domain/customers/customer.ts';
import { checkRegistration, type RegistrationProblems } from '../../../domain/customers/registration.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { digestOf } from '../session/password-digest.ts';
import { Editable } from './editable.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Typed = { email: string; again: string; _po: string };

const EMAIL_ALONE = [{ name: 'email', required: true, type: 'email' }] as const;

export function EmailSection({ customer }: { customer: Customer }) {
  const { t } = useI18n();
  const { email, confirmed } = customer;
  const title = t('settings.email');
  return (
    <SettingsSection id="email" title={title}>
      <Editable
        title={title}
        change={confirmed ? undefined : t('settings.email.resend')}
        form={(close) => (
          <EmailForm
            start={confirmed ? '' : email}
            onLeave={() => close()}
            onSent={(to) => close(t('settings.email.sent', { email: to }))}
          />
        )}
      >
        <div>
          <div>{email}</div>
          <p>{t(confirmed ? 'settings.email.confirmed' : 'settings.email.unconfirmed')}</p>
        </div>
      </Editable>
    </SettingsSection>
  );
}

type FormProps = {
  /** The address that is still unconfirmed, to send the mail again; '' to start with an empty form. */
  start: string;
  onLeave: () => void;
  onSent: (email: string) => void;
};

function EmailForm({ start, onLeave, onSent }: FormProps) {
  const { t } = useI18n();
  const call = useAccountCall();
  const form = useSettingsForm<keyof Typed>({
    start: { email: start, again: start, _po: '' },
    prefix: 'email-',
    labels: {
      email: t('settings.email.new'),
      again: t('settings.email.again'),
      _po: t('settings.password.old'),
    },
    check,
    send: async ({ email, _po }) => {
      const body = { email: email.trim(), _po: digestOf(_po) };
      await call('POST customer/emailchange', { body });
      onSent(body.email);
    },
  });
  const address = { type: 'email', inputMode: 'email', maxLength: 254, required: true } as const;
  return (
    <SettingsForm form={form} submit={t('settings.email.send')} onLeave={onLeave}>
      <p>{t('settings.email.text')}</p>
      <TextField {...form.field('email')} {...address} autoComplete="email" />
      <TextField {...form.field('again')} {...address} autoComplete="off" />
      <PasswordField {...form.field('_po')} autoComplete="current-password" required />
    </SettingsForm>
  );
}

function check({ email, again, _po }: Typed): RegistrationProblems {
  const problems = checkRegistration({ email }, EMAIL_ALONE, []);
  if (again.trim() === '') problems['again'] = ['REQUIRED'];
  else if (again.trim() !== email.trim()) problems['again'] = ['EMAILS_DIFFER'];
  if (_po === '') problems['_po'] = ['REQUIRED'];
  return problems;
}
