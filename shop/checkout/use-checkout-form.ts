// The form of the checkout: payment type, bank account, acceptance of the terms. The terms are never accepted in advance.
// Errors are shown after the first click and updated with each change.
import { useState } from 'react';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { isDirectDebit, type PaymentType } from './payment-type.ts';
import type { PaymentChoice } from './use-place-order.ts';
import { walletHere } from './wallet-here.ts';

export type CheckoutForm = {
  readonly accountHolder: string;
  /** As it is typed. */
  readonly iban: string;
  /** The IBAN as it is sent; '' if it is not valid. The check is loaded with the fields (direct-debit.tsx). */
  readonly account: string;
  readonly accepted: boolean;
};

export type CheckoutProblem = {
  readonly field:
    | 'shipping'
    | 'payment'
    | 'accountHolder'
    | 'iban'
    | 'accepted'
    | `buyer.${string}`
    | `invoice.${string}`;
  readonly message: string;
  /** In the summary, where the message alone does not say which field it is about. */
  readonly summary?: string;
  /** The control to put it right at, where that is not called as the field is. */
  readonly at?: string;
};

/** Always offered (spec 9). Also sent if there is nothing to pay. */
const CREDIT_CARD = 166;

export type CheckoutFields = ReturnType<typeof useCheckoutForm>;

/**
 * @param free nothing is left to pay, so nothing about paying is asked
 * @param others what else keeps the order from being placed
 */
export function useCheckoutForm(
  payment: PaymentType | undefined,
  free: boolean,
  others: readonly CheckoutProblem[],
) {
  const { t } = useI18n();
  const [form, setForm] = useState<CheckoutForm>({
    accountHolder: '',
    iban: '',
    account: '',
    accepted: false,
  });
  const [tries, setTries] = useState(0);
  // Fields that the summary names: those missing at the last click, less those touched since.
  const [listed, setListed] = useState<readonly string[]>([]);
  const problems: CheckoutProblem[] = [...others];
  if (free) {
    // No payment types are shown.
  } else if (!payment) problems.push({ field: 'payment', message: t('cart.payment.missing') });
  else if (isDirectDebit(payment)) {
    if (form.accountHolder.trim() === '')
      problems.push({ field: 'accountHolder', message: t('cart.debit.holder.missing') });
    if (form.account === '') problems.push({ field: 'iban', message: t('cart.debit.iban.invalid') });
  }
  if (!form.accepted) problems.push({ field: 'accepted', message: t('cart.accept.missing') });
  const shown = tries > 0 ? problems : [];

  /** The choice to send, or undefined when something is missing, which is then shown. */
  const take = (): PaymentChoice | undefined => {
    setTries((count) => count + 1);
    setListed(problems.map(({ field }) => field));
    if (problems.length > 0) return undefined;
    if (free || !payment) return { payart: CREDIT_CARD };
    const payart = payment.payartId;
    if (payment.kind === 'wallet') return { payart, wallet: walletHere() };
    return isDirectDebit(payment)
      ? { payart, Accountholder: form.accountHolder.trim(), IBAN: form.account }
      : { payart };
  };

  return {
    form,
    change: (changes: Partial<CheckoutForm>) => {
      setForm((now) => ({ ...now, ...changes }));
      setListed((fields) => fields.filter((field) => !(field in changes)));
    },
    summary: shown
      .filter(({ field }) => listed.includes(field))
      .map(({ field, at = field, message, summary = message }) => ({ field: at, message: summary })),
    errorOf: (field: CheckoutProblem['field']) => shown.find((problem) => problem.field === field)?.message,
    tries,
    take,
  };
}
