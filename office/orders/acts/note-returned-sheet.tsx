import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OfficePayment } from '../../../domain/office/orders/order-whole.ts';
import { LONGEST_RECEIPT } from '../../../domain/payments/elsewhere.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { useProviderName } from '../../ground/provider-name.ts';

type Props = {
  /** Of the order. */
  number: string;
  provider: string;
  refund: Pick<OfficePayment['refunds'][number], 'id' | 'amount'>;
  onClose: () => void;
};

/** Notes that money was given back where it was taken. */
export function NoteReturnedSheet({ number, provider, refund, onClose }: Props) {
  const { t, formats } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const providerName = useProviderName();
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ receipt: '' });
  const amount = formats.money(refund.amount);
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: async ({ receipt }) => {
      const body = { refund: refund.id, receipt, key };
      await call('POST office/orders/:number/note-returned', { params: { number }, body });
      toasts.show(t('returned.done', { amount }), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  const label = t('returned.receipt');
  return (
    <ActSheet
      open
      title={t('returned.title')}
      onClose={onClose}
      form={form}
      labels={{ receipt: label }}
      confirmLabel={t('returned.submit')}
      preview={<p>{t('returned.effect', { amount, means: providerName(provider) })}</p>}
    >
      <TextField
        name="receipt"
        label={label}
        hint={t('returned.receipt.hint')}
        value={values.receipt}
        error={form.errors['receipt']}
        maxLength={LONGEST_RECEIPT}
        onChange={(receipt) => form.change({ receipt })}
      />
    </ActSheet>
  );
}
