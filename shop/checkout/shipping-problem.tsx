import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCart } from '../cart/use-cart.ts';
import { failureText } from '../ground/failure-text.ts';
import { useShell } from '../ground/use-shell.ts';
import type { ShippingCosts } from './use-shipping-costs.ts';

/** Why there is no shipping cost (spec 8, "Shipping failure"), with the museum's e-mail or a button to retry. */
export function ShippingProblem({ retry }: Pick<ShippingCosts, 'retry'>) {
  const { t } = useI18n();
  const { info } = useShell();
  const { shippingCostsError: code, shippingError: message } = useCart();
  if (code === '') return null;
  return (
    <Notice tone="error" title={failureText({ code, message }, t)}>
      {code.startsWith('SHIPPING_') ? (
        <p>
          <a href={`mailto:${info.email}`}>{info.email}</a>
        </p>
      ) : (
        <Button variant="secondary" onClick={retry}>
          {t('cart.again')}
        </Button>
      )}
    </Notice>
  );
}
