import { useState } from 'react';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDirectory } from '../ground/directory.ts';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { hasPasskeys, signInByPasskey } from '../ground/session/passkey.ts';
import { signIn } from '../ground/session/session-calls.ts';
import { DirectoryButton } from './directory-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';

type Props = {
  onSignedIn: () => void | Promise<void>;
  /** The page that comes next, after a way through the directory; without one, this page stays. */
  back?: string;
};

/** E-mail and password, then the second factor if one is asked for; or a passkey or the directory alone. */
export function SignInForm({ onSignedIn, back = '' }: Props) {
  const { t } = useI18n();
  const { values, form, factors, needsCode } = useSigningIn(onSignedIn);
  const field = (name: keyof typeof values) => ({
    name,
    label: t(`signIn.${name}`),
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  if (factors.length > 0 && !needsCode) return <PasskeyNext onSignedIn={onSignedIn} />;
  const labels = { email: t('signIn.email'), password: t('signIn.password'), code: t('signIn.code') };
  return (
    <>
      <OfficeForm
        form={form}
        labels={labels}
        submitLabel={t(needsCode ? 'signIn.code.submit' : 'signIn.submit')}
      >
        <TextField {...field('email')} type="email" autoComplete="username" />
        <TextField {...field('password')} type="password" autoComplete="current-password" />
        {needsCode && (
          <TextField {...field('code')} hint={t('signIn.code.hint')} autoComplete="one-time-code" />
        )}
      </OfficeForm>
      {back !== '' && <OfficeLink to={officePaths.forgotten()}>{t('signIn.forgotten')}</OfficeLink>}
      <OtherWays onSignedIn={onSignedIn} back={back} />
    </>
  );
}

function useSigningIn(onSignedIn: Props['onSignedIn']) {
  const call = useCall();
  const [values, setValues] = useState({ email: '', password: '', code: '' });
  const [factors, setFactors] = useState<readonly string[]>([]);
  const needsCode = factors.includes('app');
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, needsCode ? ['email', 'password', 'code'] : ['email', 'password']),
    send: async ({ email, password, code }) => {
      const answer = await signIn(call, { email: email.trim(), password, ...(needsCode ? { code } : {}) });
      if (answer.signed_in) await onSignedIn();
      else setFactors(answer.factors);
    },
  });
  return { values, form, factors, needsCode };
}

/** The password was right, and a passkey is the second factor. */
function PasskeyNext({ onSignedIn }: Pick<Props, 'onSignedIn'>) {
  const { t } = useI18n();
  if (!hasPasskeys()) return <p>{t('signIn.passkey.none')}</p>;
  return (
    <>
      <p>{t('signIn.passkey.next')}</p>
      <PasskeyButton label={t('signIn.passkey')} give={signInByPasskey} onGiven={onSignedIn} alone />
    </>
  );
}

/** Without a password: through the museum's directory, or by a passkey. */
function OtherWays({ onSignedIn, back }: Required<Props>) {
  const { t } = useI18n();
  const directory = useDirectory();
  if (!directory && !hasPasskeys()) return null;
  return (
    <div className="other-ways">
      {directory && (
        <DirectoryButton
          label={t('signIn.directory', { directory })}
          start={(call) => call('POST office/directory/sign-in-start', { body: { back } })}
          {...(back === '' && { onDone: onSignedIn })}
        />
      )}
      {hasPasskeys() && (
        <PasskeyButton
          label={t('signIn.passkey')}
          give={signInByPasskey}
          onGiven={onSignedIn}
          alone={false}
        />
      )}
    </div>
  );
}
