import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { useShell } from '../site/use-shell.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Notice } from '../ui/notice.tsx';
import frame from './checkout-frame.module.css';

/** The cart cannot be completed: what the server says, whom to write to, and the way back. */
export function RefusedPayment({ message }: { message: string }) {
  const { t } = useI18n();
  const { info } = useShell();
  const path = useLocalPath();
  return (
    <div className={frame.next}>
      <Notice tone="error">
        {message && <p>{message}</p>}
        <p>{t('cart.not-payable.text', { email: info.email })}</p>
      </Notice>
      <div className={frame.ways}>
        <ButtonLink to={path('checkout')}>{t('cart.gone.checkout')}</ButtonLink>
      </div>
    </div>
  );
}
