// The reserved page of an order that is paid by transfer: how much, to which account, under which reference, until when. What
// it says, the mail says, too.
import { useState } from 'react';
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCustomer } from '../../customers/session/customer-store.ts';
import frame from '../../ground/form/form-page.module.css';
import { TransferDetails } from './transfer-details.tsx';
import styles from './transfer-note.module.css';
import { useCancelTransfer } from './use-cancel-transfer.ts';

type Props = {
  transfer: TransferToPay;
  cartId: string;
  /** Asks no more whether the money has come. */
  stop: () => void;
};

export function TransferNote({ transfer, cartId, stop }: Props) {
  const { t, formats } = useI18n();
  const email = useCustomer()?.email;
  const { canceled, ...canceling } = useCancelTransfer(cartId, stop);
  const { amount, missing, due } = transfer;
  if (canceled)
    return (
      <Notice tone="good" title={t('transfer.canceled')}>
        <p>{t('transfer.canceled.text')}</p>
      </Notice>
    );
  return (
    <div className={frame.next}>
      <p className={frame.lead}>
        {t('transfer.text', { amount: formats.money(amount), due: formats.day(due, 'full') })}
      </p>
      {missing < amount && (
        <Notice tone="attention">
          <p>{t('transfer.part', { missing: formats.money(missing) })}</p>
        </Notice>
      )}
      <div className={styles.sheet}>
        <TransferDetails transfer={transfer} />
        <TransferCode drawn={transfer.drawn} />
      </div>
      <p>{email ? t('transfer.mailed', { email }) : t('transfer.mailed.nameless')}</p>
      <CancelTransfer {...canceling} />
    </div>
  );
}

/** For banking apps: dark on light in every theme, with the quiet zone that ISO/IEC 18004 wants. */
function TransferCode({ drawn: { size, path } }: Pick<TransferToPay, 'drawn'>) {
  const { t } = useI18n();
  return (
    <figure className={styles.code}>
      <svg role="img" aria-label={t('transfer.code')} viewBox={`-4 -4 ${size + 8} ${size + 8}`}>
        <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption className={frame.quiet}>{t('transfer.code.hint')}</figcaption>
    </figure>
  );
}

type Canceling = Omit<ReturnType<typeof useCancelTransfer>, 'canceled'>;

function CancelTransfer({ busy, refused, cancel }: Canceling) {
  const { t } = useI18n();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {refused && <p role="alert">{refused}</p>}
      <div className={frame.ways}>
        <Button variant="secondary" busy={busy} onClick={() => setAsking(true)}>
          {t('transfer.cancel')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('transfer.cancel')}
        tone="danger"
        confirmLabel={t('transfer.cancel.yes')}
        cancelLabel={t('transfer.cancel.no')}
        onConfirm={() => {
          setAsking(false);
          void cancel();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t('transfer.cancel.sure')}</p>
      </ConfirmDialog>
    </>
  );
}
