// `/confirm-email`: opened from a mail after a registration or a change of address. It takes a click to confirm, so that
// mail programs that open links confirm nothing.
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useCall } from '../ground/call-context.tsx';
import { FormErrors, isWrong } from '../ground/form/form-errors.tsx';
import { useForm } from '../ground/form/use-form.ts';
import styles from './account-page.module.css';
import { NextStep } from './next-step.tsx';
import { SecondaryPage } from './secondary-page.tsx';
import { checkSession } from './session/keep-session.tsx';
import { forgetLinkSecret, useLinkSecret } from './session/link-secret.ts';

const NOTHING = {};

export function Component() {
  const { t } = useI18n();
  const secret = useLinkSecret();
  const [email, setEmail] = useState<string>();
  if (email !== undefined)
    return (
      <SecondaryPage title={t('accounts.confirmed.title')}>
        <p role="status" className={`${styles.lead} ${styles.email}`}>
          {t('accounts.confirmed.text', { email })}
        </p>
        <NextStep />
      </SecondaryPage>
    );
  if (secret !== '') return <Confirm key={secret} secret={secret ?? ''} onDone={setEmail} />;
  return (
    <SecondaryPage title={t('accounts.confirm.title')}>
      <p className={styles.lead}>{t('accounts.confirm.noLink')}</p>
    </SecondaryPage>
  );
}

function Confirm({ secret, onDone }: { secret: string; onDone: (email: string) => void }) {
  const { t } = useI18n();
  const call = useCall();
  const form = useForm({
    values: NOTHING,
    keep: () => {},
    check: () => NOTHING,
    send: async () => {
      const { email } = await call('POST customer/emailconfirm', { body: { token: secret } });
      forgetLinkSecret();
      await checkSession(call);
      onDone(email);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <SecondaryPage title={t('accounts.confirm.title')} error={isWrong(form)}>
      <FormErrors form={form} labels={NOTHING} />
      <p className={styles.lead}>{t('accounts.confirm.text')}</p>
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={form.busy}>
          {t('accounts.confirm.submit')}
        </Button>
      </form>
    </SecondaryPage>
  );
}
