// Has the link that confirms free tickets mailed once more.
import { useState } from 'react';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { heldCartId } from '../../cart/cart-terms.ts';
import { useToken } from '../../customers/session/customer-store.ts';
import { failureText } from '../../ground/failure-text.ts';
import { usePaymentReturns } from '../use-payment-returns.ts';

/** Nothing is paid, but the call wants a payment type; credit card is always on offer (spec 9). */
const CREDIT_CARD = 166;

export function useLinkAgain() {
  const call = useCall();
  const { t } = useI18n();
  const token = useToken();
  const returns = usePaymentReturns();
  const [state, setState] = useState({ busy: false, sent: false, refused: '' });
  const send = async () => {
    setState({ busy: true, sent: false, refused: '' });
    try {
      const body = { payart: CREDIT_CARD, id: heldCartId(), url: returns() };
      await call('POST checkout/initPaymentOrder', { token: token || undefined, body });
      setState({ busy: false, sent: true, refused: '' });
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setState({ busy: false, sent: false, refused: failureText(problem, t) });
    }
  };
  return { ...state, send };
}
