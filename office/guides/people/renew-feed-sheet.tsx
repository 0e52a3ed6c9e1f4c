import { useState } from 'react';
import type { GuideWhole } from '../../../domain/guides/guides-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';

/** Somebody who should not knows the address. */
export function RenewFeedSheet({ guide, onClose }: { guide: GuideWhole; onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: async () => {
      const body = { key, version: guide.version };
      await call('POST office/guides/:id/renew-feed', { params: { id: guide.id }, body });
      show(t('guides.feed.renewed'), { tone: 'good' });
      onClose();
    },
  });
  return (
    <ActSheet
      open
      title={t('guides.feed.renew')}
      onClose={onClose}
      form={form}
      confirmLabel={t('guides.feed.renew')}
      tone="danger"
      preview={<p>{t('guides.feed.renew.text')}</p>}
    />
  );
}
