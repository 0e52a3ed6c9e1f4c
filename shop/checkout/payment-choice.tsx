import { type ReactNode, Suspense } from 'react';
import { inLanguage } from '../../domain/language.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import frame from '../ground/form/form-page.module.css';
import { useOfferedPayments } from './offered-payments.ts';
import { isDirectDebit, isExpress, isForCompanies, type PaymentType } from './payment-type.ts';
import type { CheckoutFields } from './use-checkout-form.ts';

/** Few pay so: what it asks for comes with the choice (ADR 016). */
const DirectDebit = later(() =>
  import('./direct-debit.tsx').then((module) => ({ default: module.DirectDebit })),
);

/** How to pay; a direct debit asks for the account, and what cannot be chosen says why. */
export function PaymentChoice(props: {
  payments: readonly PaymentType[];
  chosen: PaymentType | undefined;
  onChoose: (payartId: number) => void;
  form: CheckoutFields;
  /** What a direct debit needs of the buyer. */
  children: ReactNode;
}) {
  const { payments, chosen, form } = props;
  const { t, language, formats } = useI18n();
  const { offered, tooSoon } = useOfferedPayments(payments);
  const hintOf = useHintOf();
  return (
    <section className={`${frame.section} ${frame.next}`}>
      <RadioGroup
        legend={<h2 className={frame.legend}>{t('cart.payment')}</h2>}
        name="payment"
        options={offered.map((payment) => ({
          value: String(payment.payartId),
          label: inLanguage(payment.name, language),
          hint: hintOf(payment),
        }))}
        value={chosen && String(chosen.payartId)}
        onChange={(value) => props.onChoose(Number(value))}
        error={form.errorOf('payment')}
      />
      {tooSoon?.transfer && (
        <p className={frame.quiet}>
          {t('transfer.not.visit_too_soon', { day: formats.day(tooSoon.transfer.first_visit, 'full') })}
        </p>
      )}
      {chosen?.test && <Notice tone="info">{t('cart.payment.test')}</Notice>}
      <Suspense fallback={<Skeleton height="22rem" />}>
        {chosen && isDirectDebit(chosen) && <DirectDebit {...form} collector={chosen.collector} />}
      </Suspense>
      {props.children}
    </section>
  );
}

function useHintOf() {
  const { t, formats } = useI18n();
  return (payment: PaymentType): string | undefined => {
    if (isExpress(payment)) return t('cart.express.hint');
    if (!payment.transfer) return undefined;
    const due = formats.day(payment.transfer.due, 'full');
    return t(isForCompanies(payment) ? 'transfer.hint.companies' : 'transfer.hint', { due });
  };
}
