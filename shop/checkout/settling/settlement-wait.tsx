import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import frame from '../../ground/form/form-page.module.css';
import { MailboxNote } from './mailbox-note.tsx';
import type { Waiting } from './settle-payment.ts';

/** While the payment is not decided: says what is waited for, and that nothing is lost. */
export function SettlementWait({ state }: { state: Exclude<Waiting, 'transfer'> }) {
  const { t } = useI18n();
  if (state === 'unconfirmed') return <MailboxNote />;
  return (
    <div>
      <p className={frame.lead}>
        {state === 'pending'
          ? t('cart.settling.pending')
          : state === 'unreachable'
            ? t('cart.settling.unreachable')
            : t('cart.settling.text')}
      </p>
      <Skeleton lines={4} />
    </div>
  );
}
