import { useState } from 'react';
import type { ParcelWhole } from '../../domain/orders/parcels/parcels-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

/** It was not sent after all. */
export function UndoSheet({ parcel, onClose }: { parcel: ParcelWhole; onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      const params = { number: String(parcel.number) };
      await call('POST office/parcels/:number/undo', { params, body: { key, version: parcel.version } });
      show(t('parcel.undo.done'), { tone: 'good' });
      onClose();
    },
  });
  return (
    <ActSheet
      open
      title={t('parcel.undo.title')}
      onClose={onClose}
      form={form}
      confirmLabel={t('parcel.undo.submit')}
      preview={<p>{t('parcel.undo.effect', { email: parcel.buyer.email })}</p>}
    />
  );
}
