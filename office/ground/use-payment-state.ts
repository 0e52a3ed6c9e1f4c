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

type Payment = { readonly state: string; readonly given_back: number; readonly problem: string };

/** Its state, what of it was given back, and what the provider says is wrong. */
export function usePaymentText(): (payment: Payment) => string {
  const { t, formats } = useI18n();
  const stateText = usePaymentState();
  return ({ state, given_back, problem }) =>
    [
      stateText(state),
      given_back > 0 && t('order.payment.back', { amount: formats.money(given_back) }),
      problem,
    ]
      .filter(Boolean)
      .join(', ');
}
