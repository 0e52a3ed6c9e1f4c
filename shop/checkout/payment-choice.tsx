import { inLanguage } from '../../domain/language.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useShell } from '../site/use-shell.ts';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import frame from './checkout-frame.module.css';
import { isDirectDebit, isExpress, type PaymentType } from './payment-type.ts';
import type { useCheckoutForm } from './use-checkout-form.ts';

type Form = ReturnType<typeof useCheckoutForm>;

const DirectDebit = ({ form, change, errorOf }: Form) => {
  const { t } = useI18n();
  const { info } = useShell();
  return (
    <>
      <TextField
        label={t('cart.debit.holder')}
        name="accountHolder"
        value={form.accountHolder}
        onChange={(accountHolder) => change({ accountHolder })}
        error={errorOf('accountHolder')}
        autoComplete="name"
        maxLength={200}
        required
      />
      <TextField
        label={t('cart.debit.iban')}
        name="iban"
        value={form.iban}
        onChange={(iban) => change({ iban })}
        error={errorOf('iban')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <p className={frame.quiet}>{t('cart.debit.mandate', { museum: info.name })}</p>
    </>
  );
};

/** How to pay; a direct debit asks for the account. */
export const PaymentChoice = (props: {
  payments: readonly PaymentType[];
  chosen: PaymentType | undefined;
  onChoose: (payartId: number) => void;
  form: Form;
}) => {
  const { payments, chosen, form } = props;
  const { t, language } = useI18n();
  return (
    <section className={`${frame.section} ${frame.next}`}>
      <RadioGroup
        legend={<h2 className={frame.legend}>{t('cart.payment')}</h2>}
        name="payment"
        options={payments.map((payment) => ({
          value: String(payment.payartId),
          label: inLanguage(payment.name, language),
          hint: isExpress(payment) ? t('cart.express.hint') : undefined,
        }))}
        value={chosen && String(chosen.payartId)}
        onChange={(value) => props.onChoose(Number(value))}
        error={form.errorOf('payment')}
      />
      {chosen && isDirectDebit(chosen) && <DirectDebit {...form} />}
    </section>
  );
};
