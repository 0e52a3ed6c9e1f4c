import type { AppSetup } from '../../../domain/app-setup.ts';
import type { RegistrationProblems } from '../../../domain/customers/registration.ts';
import { CodePicture } from '../../../ui/code-picture.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { CodeField } from '../fields/code-field.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useAccountCall } from './use-account-call.ts';
import { useSettingsForm } from './use-settings-form.ts';

type Props = {
  setup: AppSetup;
  /** Gets the recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onLeave: () => void;
};

/** The secret for the app, as a QR code and to type, and the field for the app's first code. */
export function SecondFactorSetupForm({ setup, onDone, onLeave }: Props) {
  const { t } = useI18n();
  const call = useAccountCall();
  const form = useSettingsForm<'_c'>({
    start: { _c: '' },
    prefix: 'two-steps-',
    labels: { _c: t('settings.twoSteps.first') },
    check: ({ _c }): RegistrationProblems => (_c.trim() === '' ? { _c: ['REQUIRED'] } : {}),
    send: async ({ _c }) =>
      onDone(await call('POST customer/secondfactorconfirm', { body: { _c: _c.trim() } })),
  });
  const { code, secret } = setup;
  return (
    <SettingsForm form={form} submit={t('settings.twoSteps.confirm')} onLeave={onLeave}>
      <p>{t('settings.twoSteps.scan')}</p>
      <CodePicture className={styles.qr} code={code} label={t('settings.twoSteps.qr')} />
      <dl className={styles.key}>
        <dt>{t('settings.twoSteps.key')}</dt>
        <dd>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</dd>
      </dl>
      <CodeField {...form.field('_c')} hint="" focused />
    </SettingsForm>
  );
}
