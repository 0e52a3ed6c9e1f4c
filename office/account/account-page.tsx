import './account-page.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useDirectory } from '../ground/directory.ts';
import { useI18n } from '../ground/i18n.ts';
import { Facts } from '../ground/page/facts.tsx';
import { Page } from '../ground/page/page.tsx';
import { useMe } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { FactorDue } from './factor-due.tsx';
import { FactorSection } from './factor-section.tsx';
import { OwnLanguage } from './own-language.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const [factors, passkeys, sessions] = await Promise.all([
    call('GET office/factors', {}),
    call('GET office/passkeys', {}),
    call('GET office/sessions', {}),
  ]);
  return { factors, passkeys, sessions };
}

/** One’s own account: how one signs in, and where one is signed in. */
export function Component() {
  const { t } = useI18n();
  const { name, email, factor, has_password, of_directory } = useMe();
  const directory = useDirectory();
  const { factors, passkeys, sessions } = useLoaderData<typeof loader>();
  return (
    <Page title={t('office.menu.account')} lead={name}>
      {factor.missing && factor.factors.length > 0 && <FactorDue />}
      {factor.missing && factor.factors.length === 0 && (
        <Notice tone="attention" title={t('account.factor.missing.title')}>
          <p>{t('account.factor.missing.text')}</p>
        </Notice>
      )}
      <Facts
        facts={[
          { label: t('signIn.email'), value: email },
          ...(directory && of_directory ? [{ label: t('account.signIn'), value: directory }] : []),
          { label: t('account.language'), value: <OwnLanguage /> },
        ]}
      />
      <PasskeysSection passkeys={passkeys} />
      <FactorSection factors={factors} hasPasskey={passkeys.length > 0} />
      {has_password && <PasswordSection />}
      <SessionsSection sessions={sessions} />
    </Page>
  );
}
