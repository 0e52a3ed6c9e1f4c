// Noting money that was taken elsewhere: by which means, how much, and under which receipt.
import { useState } from 'react';
import { LONGEST_RECEIPT, PAYMENT_MEANS, type PaymentMeans } from '../../../domain/payments/elsewhere.ts';
import type { Form } from '../../../ui/form/use-form.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { requireFields, useOfficeForm } from '../form/use-office-form.ts';
import { useI18n } from '../i18n.ts';
import { newActKey } from './act-key.ts';
import { typedCents } from './typed-cents.ts';

type Values = { readonly means: string; readonly receipt: string; readonly amount: string };

/** As the calls take it. */
type Taken = {
  readonly means: PaymentMeans;
  readonly receipt: string;
  readonly amount: number;
  readonly key: string;
};

type TakenPayment = {
  readonly values: Values;
  readonly form: Form<Values>;
  readonly labels: Readonly<Record<keyof Values, string>>;
};

export function useTakenPayment(send: (taken: Taken) => Promise<void>): TakenPayment {
  const { t } = useI18n();
  const [key] = useState(newActKey);
  const [values, setValues] = useState<Values>({ means: '', receipt: '', amount: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => ({
      ...requireFields(typed, ['means', 'amount']),
      ...(typedCents(typed.amount) === undefined && { amount: ['NUMBER_INVALID' as const] }),
    }),
    send: async ({ receipt, amount, ...typed }) => {
      const means = PAYMENT_MEANS.find((one) => one === typed.means);
      if (means) await send({ means, receipt, amount: typedCents(amount) ?? 0, key });
    },
  });
  const labels = { means: t('note.means'), receipt: t('note.receipt'), amount: t('note.amount') };
  return { values, form, labels };
}

/** @param due cents; undefined while nobody knows */
export function TakenPaymentFields({ taken, due }: { taken: TakenPayment; due: number | undefined }) {
  const { t, formats } = useI18n();
  const { values, form, labels } = taken;
  const of = (name: keyof Values) => ({
    name,
    label: labels[name],
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <>
      <SelectField
        {...of('means')}
        placeholder={t('note.means.choose')}
        options={PAYMENT_MEANS.map((means) => ({ value: means, name: t(`note.means.${means}`) }))}
      />
      <TextField
        {...of('amount')}
        inputMode="decimal"
        hint={due === undefined ? undefined : t('note.amount.hint', { due: formats.money(due) })}
      />
      <TextField {...of('receipt')} maxLength={LONGEST_RECEIPT} hint={t('note.receipt.hint')} />
    </>
  );
}
