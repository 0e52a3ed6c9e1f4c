import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal, type Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { setCartError } from '../cart/cart-store.ts';
import { currentToken } from '../customers/session/customer-store.ts';
import { showMessage } from '../ground/message-store.ts';

/** Cancels the visitor's unpaid orders in other windows or on other devices, so that this one can be placed. */
export function CancelOthers({ carts }: { carts: readonly string[] }) {
  const { t } = useI18n();
  const call = useCall();
  const [busy, setBusy] = useState(false);
  if (carts.length === 0) return null;
  const cancel = async () => {
    setBusy(true);
    try {
      for (const cartId of carts) await giveUp(call, cartId);
      setCartError(undefined);
      showMessage({ text: t('cart.others-unpaid.canceled', { count: carts.length }), tone: 'good' });
    } catch (problem) {
      setBusy(false);
      if (!(problem instanceof ApiRefusal)) throw problem;
    }
  };
  return (
    <p>
      <Button variant="secondary" busy={busy} onClick={() => void cancel()}>
        {t('cart.others-unpaid.cancel', { count: carts.length })}
      </Button>
    </p>
  );
}

/** A cart that was paid or has lapsed in the meantime is no longer in the way. */
async function giveUp(call: Call, cartId: string): Promise<void> {
  try {
    await call('POST checkout/cancel', { query: { noRedirect: '1', cartId }, token: currentToken() });
  } catch (problem) {
    if (!(problem instanceof ApiRefusal) || problem.status !== 410) throw problem;
  }
}
