import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCartElsewhere } from './other-tabs.ts';

/** "There is a cart in another tab", and the way to bring it here. */
export function CartElsewhere() {
  const { t } = useI18n();
  const elsewhere = useCartElsewhere();
  return (
    <div aria-live="polite">
      {elsewhere && (
        <Notice tone="info" title={t('cart.elsewhere', { count: elsewhere.lines.length })}>
          <Button onClick={elsewhere.bring}>{t('cart.elsewhere.bring')}</Button>
        </Notice>
      )}
    </div>
  );
}
