import type { ParcelWhole } from '../../domain/orders/parcels/parcels-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { PlainSheet } from '../ground/act/plain-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';

/** It was not sent after all. */
export function UndoSheet({ parcel, onClose }: { parcel: ParcelWhole; onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const { number, version, nothing_left, buyer } = parcel;
  const effect = nothing_left ? 'parcel.undo.effect.nothing' : 'parcel.undo.effect';
  return (
    <PlainSheet
      title={t('parcel.undo.title')}
      preview={<p>{t(effect, { email: buyer.email })}</p>}
      confirmLabel={t('parcel.undo.submit')}
      onClose={onClose}
      send={async (key) => {
        const params = { number: String(number) };
        await call('POST office/parcels/:number/not-sent', { params, body: { key, version } });
        show(t(nothing_left ? 'parcel.undo.done.nothing' : 'parcel.undo.done'), { tone: 'good' });
        onClose();
      }}
    />
  );
}
