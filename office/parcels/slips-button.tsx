import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useI18n } from '../ground/i18n.ts';

const MOST = 50;

/** Packing slips as PDF, fifty in each. */
export function SlipsButton({ numbers, label }: { numbers: readonly number[]; label: string }) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      for (let at = 0; at < numbers.length; at += MOST) {
        const body = { numbers: numbers.slice(at, at + MOST) };
        const { name, pdf } = await call('POST office/parcels/slips', { body });
        saveFile(t('parcels.slips.file', { name }), 'application/pdf', bytesOf(pdf));
      }
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      toasts.show(failureText(problem, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {label}
    </Button>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
