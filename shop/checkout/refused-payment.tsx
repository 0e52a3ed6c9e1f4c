import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import frame from '../ground/form/form-page.module.css';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

/** The order cannot be completed: the server's reason, the museum's e-mail, and a link back. */
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
        <ButtonLink to={path(shopPaths.checkout())}>{t('cart.gone.checkout')}</ButtonLink>
      </div>
    </div>
  );
}
