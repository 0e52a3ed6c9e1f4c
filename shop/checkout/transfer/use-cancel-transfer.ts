// The visitor does not want to pay for a reserved order after all: its places are free again.
import { useState } from 'react';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { currentToken } from '../../customers/session/customer-store.ts';
import { failureText } from '../../ground/failure-text.ts';

/** @param onCanceled called once its places are free */
export function useCancelTransfer(cartId: string, onCanceled: () => void) {
  const call = useCall();
  const { t } = useI18n();
  const [state, setState] = useState({ busy: false, canceled: false, refused: '' });
  const cancel = async () => {
    setState({ busy: true, canceled: false, refused: '' });
    try {
      await call('POST checkout/cancel', { query: { noRedirect: '1', cartId }, token: currentToken() });
      onCanceled();
      setState({ busy: false, canceled: true, refused: '' });
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setState({ busy: false, canceled: false, refused: failureText(problem, t) });
    }
  };
  return { ...state, cancel };
}
