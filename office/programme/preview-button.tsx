import { officePreviewPath } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useSend } from '../ground/act/use-send.ts';
import { useI18n } from '../ground/i18n.ts';

/** Shows a revision in place of the shop. */
export function PreviewButton({ number }: { number: number }) {
  const { t } = useI18n();
  const { busy, send } = useSend({ isRead: true });
  const open = async (call: Call) => {
    const params = { number: String(number) };
    const { secret } = await call('POST office/programme/:number/preview', { params, body: {} });
    window.location.assign(officePreviewPath({ secret }));
  };
  return (
    <Button variant="secondary" busy={busy} title={t('revision.preview.hint')} onClick={() => send(open)}>
      {t('revision.preview')}
    </Button>
  );
}
