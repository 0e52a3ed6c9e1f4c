import type { GuideWhole } from '../../../domain/guides/guides-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { PlainSheet } from '../../ground/act/plain-sheet.tsx';
import { useI18n } from '../../ground/i18n.ts';

/** Somebody who should not knows the address. */
export function RenewFeedSheet({ guide, onClose }: { guide: GuideWhole; onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  return (
    <PlainSheet
      title={t('guides.feed.renew')}
      preview={<p>{t('guides.feed.renew.text')}</p>}
      confirmLabel={t('guides.feed.renew')}
      tone="danger"
      onClose={onClose}
      send={async (key) => {
        const body = { key, version: guide.version };
        await call('POST office/guides/:id/renew-feed', { params: { id: guide.id }, body });
        show(t('guides.feed.renewed'), { tone: 'good' });
        onClose();
      }}
    />
  );
}
