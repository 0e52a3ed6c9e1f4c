import { useRevalidator } from 'react-router';
import type { MoneyBack } from '../../../domain/office/money/money-back-contract.ts';
import { groupIban } from '../../../domain/payments/iban.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { PlainSheet } from '../../ground/act/plain-sheet.tsx';
import { useI18n } from '../../ground/i18n.ts';

/** Notes that a transfer back has left the museum's account. */
export function SentBackSheet({ row, onClose }: { row: MoneyBack; onClose: () => void }) {
  const { t, formats } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const amount = formats.money(row.amount);
  const name = [row.name || t('moneyBack.nobody'), row.iban && groupIban(row.iban)]
    .filter(Boolean)
    .join(', ');
  return (
    <PlainSheet
      title={t('moneyBack.sent.title', { amount })}
      preview={
        <ul>
          <li>{t('moneyBack.sent.effect', { amount, name })}</li>
          <li>{t('moneyBack.sent.effect.once')}</li>
        </ul>
      }
      confirmLabel={t('moneyBack.sent')}
      onClose={onClose}
      send={async (key) => {
        await call('POST office/money-back/:id/sent', { params: { id: row.id }, body: { key } });
        toasts.show(t('moneyBack.sent.done', { amount }), { tone: 'good' });
        await revalidate();
        onClose();
      }}
    />
  );
}
