import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { NotePreview, ReservedWhole } from '../../domain/office/money/reserved-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { type ElsewhereProblem, LONGEST_RECEIPT, PAYMENT_MEANS } from '../../domain/payments/elsewhere.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { typedCents } from '../ground/act/typed-cents.ts';
import { usePreview } from '../ground/act/use-preview.ts';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { useProviderName } from '../ground/provider-name.ts';
import { useMay } from '../ground/session/me.ts';

type Props = { reserved: Pick<ReservedWhole, 'number' | 'name' | 'company' | 'total'>; onClose: () => void };

/** Notes a payment that was taken elsewhere: the reserved order is placed. */
export function NotePaymentSheet({ reserved, onClose }: Props) {
  const { t, formats } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const done = useDone(onClose);
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ means: '', receipt: '', amount: '' });
  const params = { number: String(reserved.number) };
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
      const { order } = await call('POST office/reserved/:number/note-payment', { params, body });
      toasts.show(t('note.done', { order }), { tone: 'good' });
      await done(order);
    },
  });
  const preview = usePreview(String(form.refusals), (signal) =>
    call('POST office/reserved/:number/note-payment/preview', { params, body: {}, signal }),
  );
  const labels = { means: t('note.means'), receipt: t('note.receipt'), amount: t('note.amount') };
  const change = (name: keyof typeof values) => (value: string) => form.change({ ...values, [name]: value });
  const of = (name: keyof typeof values) => ({
    name,
    label: labels[name],
    value: values[name],
    error: form.errors[name],
    onChange: change(name),
  });
  return (
    <ActSheet
      open
      title={t('note.title', { name: reserved.company || reserved.name })}
      onClose={onClose}
      form={form}
      waiting={preview.stale}
      labels={labels}
      confirmLabel={t('note.submit')}
      preview={preview.answer && <NoteEffect preview={preview.answer} means={values.means} />}
    >
      <SelectField
        {...of('means')}
        placeholder={t('note.means.choose')}
        options={PAYMENT_MEANS.map((means) => ({ value: means, name: t(`note.means.${means}`) }))}
      />
      <TextField
        {...of('amount')}
        inputMode="decimal"
        hint={t('note.amount.hint', { due: formats.money(reserved.total) })}
      />
      <TextField {...of('receipt')} maxLength={LONGEST_RECEIPT} hint={t('note.receipt.hint')} />
    </ActSheet>
  );
}

/** To the order that it has become, for whoever may see it. */
function useDone(onClose: () => void): (order: string) => Promise<void> {
  const may = useMay();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async (order) => {
    if (may('orders.read')) return navigate(officePaths.order(order));
    await revalidate();
    onClose();
  };
}

const PROBLEMS: readonly ElsewhereProblem[] = [
  'paidAlready',
  'givenUp',
  'nothingDue',
  'amountDiffers',
  'onItsWay',
];

function NoteEffect({ preview, means }: { preview: NotePreview; means: string }) {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  const problem = PROBLEMS.find((one) => one === preview.problem);
  if (problem) return <p>{t(`note.problem.${problem}`)}</p>;
  const { due, mail_to, invoice, lapsed, closes, received } = preview;
  return (
    <ul>
      <li>{t('note.effect.due', { amount: formats.money(due) })}</li>
      {mail_to && <li>{t('note.effect.mail', { email: mail_to })}</li>}
      {invoice && <li>{t('note.effect.invoice')}</li>}
      {lapsed && <li>{t('note.effect.lapsed')}</li>}
      {closes.map((provider) => (
        <li key={provider}>{t('note.effect.closes', { provider: providerName(provider) })}</li>
      ))}
      {received > 0 && <li>{t('note.effect.received', { amount: formats.money(received) })}</li>}
      {means === 'transfer' && <li>{t('note.effect.statement')}</li>}
    </ul>
  );
}
