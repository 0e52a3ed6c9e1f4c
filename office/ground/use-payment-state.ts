import { PAYMENT_STATES } from '../../domain/payments/payment-state.ts';
import { useI18n } from './i18n.ts';

/** A payment's state in words; one that this version does not know as it is. */
export function usePaymentState(): (state: string) => string {
  const { t } = useI18n();
  return (state) => {
    const known = PAYMENT_STATES.find((one) => one === state);
    return known ? t(`order.payment.state.${known}`) : state;
  };
}
