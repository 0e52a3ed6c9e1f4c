import { useState } from 'react';
import { officePreviewPath } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useI18n } from '../ground/i18n.ts';

/** Shows a revision in place of the shop. */
export function PreviewButton({ number }: { number: number }) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      const params = { number: String(number) };
      const { secret } = await call('POST office/programme/:number/preview', { params, body: {} });
      window.location.assign(officePreviewPath({ secret }));
    } catch (problem) {
      setBusy(false);
      if (!(problem instanceof ApiRefusal)) throw problem;
      show(failureText(problem, t), { tone: 'error' });
    }
  };
  return (
    <Button variant="secondary" busy={busy} title={t('revision.preview.hint')} onClick={() => void open()}>
      {t('revision.preview')}
    </Button>
  );
}
