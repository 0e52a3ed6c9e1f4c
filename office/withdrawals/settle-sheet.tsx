import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { WithdrawalDetails } from '../../domain/orders/withdrawals-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

/** Nothing is to be given back, and why. */
export function SettleSheet(props: { withdrawal: WithdrawalDetails; onClose: () => void }) {
  const { withdrawal, onClose } = props;
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({ reason: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['reason']),
    send: async (body) => {
      await call('POST office/withdrawals/:id/settle', { params: { id: withdrawal.id }, body });
      show(t('withdrawal.settle.done'));
      await revalidate();
      onClose();
    },
  });
  const label = t('withdrawal.settle.reason');
  return (
    <ActSheet
      open
      title={t('withdrawal.settle.title')}
      onClose={onClose}
      form={form}
      labels={{ reason: label }}
      confirmLabel={t('withdrawal.settle')}
      preview={<p>{t('withdrawal.settle.effect', { email: withdrawal.email })}</p>}
    >
      <TextField
        name="reason"
        label={label}
        value={values.reason}
        error={form.errors['reason']}
        maxLength={500}
        onChange={(reason) => form.change({ reason })}
      />
    </ActSheet>
  );
}
