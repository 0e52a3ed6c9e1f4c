import { useI18n } from '../ground/i18n.ts';
import { Facts } from '../ground/page/facts.tsx';
import { LanguageChoice } from '../ground/page/language-choice.tsx';
import { Page } from '../ground/page/page.tsx';
import { useMe } from '../ground/session/me.ts';

/** One’s own account. */
export function Component() {
  const { t } = useI18n();
  const { name, email } = useMe();
  return (
    <Page title={t('office.menu.account')} lead={name}>
      <Facts
        facts={[
          { label: t('signIn.email'), value: email },
          { label: t('office.language'), value: <LanguageChoice /> },
        ]}
      />
    </Page>
  );
}
