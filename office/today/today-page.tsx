import { useI18n } from '../ground/i18n.ts';
import { Page } from '../ground/page/page.tsx';
import { useMe } from '../ground/session/me.ts';

/** What one needs at nine in the morning. */
export function Component() {
  const { t } = useI18n();
  const { name } = useMe();
  return (
    <Page title={t('today.title')} lead={t('today.greeting', { name })}>
      {null}
    </Page>
  );
}
