import { useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';

/** Leads back to the cart after a line was changed there. Back does not lead to a change that is done. */
export function useReturnToCart(): () => void {
  const { t } = useI18n();
  const toasts = useToasts();
  const navigate = useNavigate();
  const path = useLocalPath();
  return () => {
    toasts.show(t('cart.changed'), { tone: 'good' });
    void navigate(path(shopPaths.checkout()), { replace: true });
  };
}
