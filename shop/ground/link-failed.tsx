import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import frame from './form/form-page.module.css';

/** Why what a mail's link is about could not be shown. @param again asks for it once more */
export function LinkFailed({ failed, again }: { failed: string; again: () => void }) {
  const { t } = useI18n();
  return (
    <>
      <Notice tone="error">
        <p>{failed}</p>
      </Notice>
      <div className={frame.ways}>
        <Button onClick={again}>{t('cart.again')}</Button>
      </div>
    </>
  );
}
