// Changes the password. It needs the old one and signs out all other sessions (spec 8).
import type { Customer } from '../../../domain/customers/customer.ts';
import type { RegistrationProblems } from '../../../domain/customers/registration.ts';
import { passwordProblem } from '../../../domain/password-rules.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { signIn } from '../session/customer-store.ts';
import { digestOf } from '../session/password-digest.ts';
import { Editable } from './editable.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Typed = { _po: string; _pn: string; again: string };

export function PasswordSection({ customer }: { customer: Customer }) {
  const { t } = useI18n();
  const title = t('settings.password');
  return (
    <SettingsSection id="password" title={title}>
      <Editable
        title={title}
        form={(close) => (
          <PasswordForm
            customer={customer}
            onLeave={() => close()}
            onSaved={() => close(t('settings.password.saved'))}
          />
        )}
      >
        <p>{t('settings.password.text')}</p>
      </Editable>
    </SettingsSection>
  );
}

function PasswordForm(props: { customer: Customer; onLeave: () => void; onSaved: () => void }) {
  const { customer } = props;
  const { t } = useI18n();
  const call = useAccountCall();
  const form = useSettingsForm<keyof Typed>({
    start: { _po: '', _pn: '', again: '' },
    prefix: 'password-',
    labels: {
      _po: t('settings.password.old'),
      _pn: t('accounts.password.new'),
      again: t('accounts.password.new.repeat'),
    },
    check,
    send: async ({ _po, _pn }) => {
      const body = { _po: digestOf(_po), _pn: digestOf(_pn) };
      signIn(await call('POST customer/pwdchange', { body }), customer);
      props.onSaved();
    },
  });
  return (
    <SettingsForm form={form} submit={t('settings.password.change')} onLeave={props.onLeave}>
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={customer.email} readOnly hidden />
      <PasswordField {...form.field('_po')} autoComplete="current-password" required />
      <PasswordField {...form.field('_pn')} autoComplete="new-password" required />
      <PasswordField {...form.field('again')} autoComplete="new-password" hint="" required />
    </SettingsForm>
  );
}

function check({ _po, _pn, again }: Typed): RegistrationProblems {
  const problems: RegistrationProblems = {};
  if (_po === '') problems['_po'] = ['REQUIRED'];
  const problem = passwordProblem(_pn);
  if (problem) problems['_pn'] = [problem];
  if (again === '') problems['again'] = ['REQUIRED'];
  else if (again !== _pn) problems['again'] = ['PASSWORDS_DIFFER'];
  return problems;
}
