import { useState } from 'react';
import type { PaidAgainPreview } from '../../../domain/office/money/reserved-contract.ts';
import { LONGEST_RECEIPT, PAYMENT_MEANS } from '../../../domain/payments/elsewhere.ts';
import { PAID_AGAIN_PROBLEMS } from '../../../domain/payments/taken-back.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { typedCents } from '../../ground/act/typed-cents.ts';
import { usePreview } from '../../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import type { ActProps } from './act-props.ts';

/** Notes that an order whose money a bank has taken back was paid again. */
export function PaidAgainSheet({ number, onClose, onDone }: ActProps) {
  const { t, formats } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ means: '', receipt: '', amount: '' });
  const params = { number };
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => ({
      ...requireFields(typed, ['means', 'amount']),
      ...(typedCents(typed.amount) === undefined && { amount: ['NUMBER_INVALID' as const] }),
    }),
    send: async ({ receipt, amount, ...typed }) => {
      const means = PAYMENT_MEANS.find((one) => one === typed.means);
      if (!means) return;
      const body = { means, receipt, amount: typedCents(amount) ?? 0, key };
      await call('POST office/orders/:number/note-paid-again', { params, body });
      toasts.show(t('paidAgain.done'), { tone: 'good' });
      onDone();
    },
  });
  const preview = usePreview(String(form.refusals), (signal) =>
    call('POST office/orders/:number/note-paid-again/preview', { params, body: {}, signal }),
  );
  const labels = { means: t('note.means'), receipt: t('note.receipt'), amount: t('note.amount') };
  const of = (name: keyof typeof values) => ({
    name,
    label: labels[name],
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <ActSheet
      open
      title={t('paidAgain.title', { number })}
      onClose={onClose}
      form={form}
      waiting={preview.stale}
      labels={labels}
      confirmLabel={t('paidAgain.submit')}
      preview={preview.answer && <PaidAgainEffect preview={preview.answer} means={values.means} />}
    >
      <SelectField
        {...of('means')}
        placeholder={t('note.means.choose')}
        options={PAYMENT_MEANS.map((means) => ({ value: means, name: t(`note.means.${means}`) }))}
      />
      <TextField
        {...of('amount')}
        inputMode="decimal"
        hint={preview.answer && t('note.amount.hint', { due: formats.money(preview.answer.due) })}
      />
      <TextField {...of('receipt')} maxLength={LONGEST_RECEIPT} hint={t('note.receipt.hint')} />
    </ActSheet>
  );
}

function PaidAgainEffect({ preview, means }: { preview: PaidAgainPreview; means: string }) {
  const { t, formats } = useI18n();
  const problem = PAID_AGAIN_PROBLEMS.find((one) => one === preview.problem);
  if (problem) return <p>{t(`paidAgain.problem.${problem}`)}</p>;
  return (
    <ul>
      <li>{t('note.effect.due', { amount: formats.money(preview.due) })}</li>
      <li>{t('paidAgain.effect.door')}</li>
      <li>{t('paidAgain.effect.late')}</li>
      {means === 'transfer' && <li>{t('paidAgain.effect.statement')}</li>}
    </ul>
  );
}
