import { useNavigate } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';
import { useOffice } from '../ground/session/use-office.ts';

/** The directory has signed somebody in who has a second step here: the office opens when it is given. */
export function FactorDue() {
  const { t } = useI18n();
  const { asking, session } = useOffice();
  const navigate = useNavigate();
  const give = async () => {
    if (!(await asking.factor?.())) return;
    session.forget();
    await navigate(officePaths.today());
  };
  return (
    <Notice tone="attention" title={t('account.factor.due.title')}>
      <p>{t('account.factor.due.text')}</p>
      <Button onClick={() => void give()}>{t('account.factor.due.give')}</Button>
    </Notice>
  );
}
