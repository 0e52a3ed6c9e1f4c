import { useState } from 'react';
import type { RequestState, RequestWhole } from '../../domain/group-requests/group-requests-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ReasonSheet } from '../ground/act/reason-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';

type Props = { request: RequestWhole; next: RequestState; onClose: () => void };

/** It was answered or declined, or is open again. */
export function SettleRequestSheet({ request: { number, version }, next, onClose }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  return (
    <ReasonSheet
      title={t(`request.settle.${next}`)}
      label={t('request.reason')}
      required={false}
      confirmLabel={t(`request.settle.${next}`)}
      preview={<p>{t(`request.effect.${next}`)}</p>}
      onClose={onClose}
      send={async (reason) => {
        const params = { number: String(number) };
        const body = { state: next, reason, key, version };
        await call('POST office/group-requests/:number/settle', { params, body });
        show(t('request.settled'), { tone: 'good' });
        onClose();
      }}
    />
  );
}
