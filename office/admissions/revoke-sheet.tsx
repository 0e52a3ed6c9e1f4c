import { useRevalidator } from 'react-router';
import type { DoorDevice } from '../../domain/admissions/devices-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { ReasonSheet } from '../ground/act/reason-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';

type Props = { device: Pick<DoorDevice, 'id' | 'name' | 'waiting'>; onClose: () => void };

/** A device is lost or no longer needed. */
export function RevokeSheet({ device: { id, name, waiting }, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { revalidate } = useRevalidator();
  return (
    <ReasonSheet
      title={t('devices.revoke.title', { name })}
      label={t('devices.revoke.reason')}
      required={false}
      tone="danger"
      confirmLabel={t('devices.revoke')}
      preview={
        <>
          <p>{t('devices.revoke.text')}</p>
          {waiting > 0 && <p>{t('devices.waiting', { count: waiting })}</p>}
        </>
      }
      onClose={onClose}
      send={async (reason) => {
        await call('POST office/devices/revoke', { body: { id, ...(reason && { reason }) } });
        show(t('devices.revoked', { name }), { tone: 'good' });
        onClose();
        await revalidate();
      }}
    />
  );
}
