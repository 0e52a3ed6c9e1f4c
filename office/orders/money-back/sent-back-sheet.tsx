import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { MoneyBack } from '../../../domain/office/money/money-back-contract.ts';
import { groupIban } from '../../../domain/payments/iban.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';

/** Notes that a transfer back has left the museum's account. */
export function SentBackSheet({ row, onClose }: { row: MoneyBack; onClose: () => void }) {
  const { t, formats } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [key] = useState(newActKey);
  const amount = formats.money(row.amount);
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      await call('POST office/money-back/:id/sent', { params: { id: row.id }, body: { key } });
      toasts.show(t('moneyBack.sent.done', { amount }), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  const name = [row.name || t('moneyBack.nobody'), row.iban && groupIban(row.iban)]
    .filter(Boolean)
    .join(', ');
  return (
    <ActSheet
      open
      title={t('moneyBack.sent.title', { amount })}
      onClose={onClose}
      form={form}
      confirmLabel={t('moneyBack.sent')}
      preview={
        <ul>
          <li>{t('moneyBack.sent.effect', { amount, name })}</li>
          <li>{t('moneyBack.sent.effect.once')}</li>
        </ul>
      }
    />
  );
}
