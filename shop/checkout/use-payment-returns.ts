import { type ShopPath, shopPaths } from '../../domain/addresses.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';

/** Where the provider sends the buyer after the payment, and after giving up. */
export function usePaymentReturns() {
  const { config } = useShell();
  const path = useLocalPath();
  return () => {
    const at = (page: ShopPath) => paymentReturn() + path(page);
    return {
      continue: at(config.confirmOnCheckout ? shopPaths.checkoutSuccess() : shopPaths.checkoutAccepted()),
      cancel: at(shopPaths.checkoutCanceled()),
    };
  };
}

/** Where the provider returns to: this origin, or the museum's page that embeds the shop (shop/embed/framed.ts). */
function paymentReturn() {
  return document.documentElement.dataset['paymentReturn'] ?? window.location.origin;
}
