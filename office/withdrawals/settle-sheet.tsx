import { useRevalidator } from 'react-router';
import type { WithdrawalDetails } from '../../domain/orders/withdrawals-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ReasonSheet } from '../ground/act/reason-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';

/** Nothing is to be given back, and why. */
export function SettleSheet(props: { withdrawal: WithdrawalDetails; onClose: () => void }) {
  const { withdrawal, onClose } = props;
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  return (
    <ReasonSheet
      title={t('withdrawal.settle.title')}
      label={t('withdrawal.settle.reason')}
      confirmLabel={t('withdrawal.settle')}
      preview={<p>{t('withdrawal.settle.effect', { email: withdrawal.email })}</p>}
      onClose={onClose}
      send={async (reason) => {
        const params = { id: withdrawal.id };
        await call('POST office/withdrawals/:id/settle', { params, body: { reason } });
        show(t('withdrawal.settle.done'));
        await revalidate();
        onClose();
      }}
    />
  );
}
