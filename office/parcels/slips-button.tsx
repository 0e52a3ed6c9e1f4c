import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useSend } from '../ground/act/use-send.ts';
import { useI18n } from '../ground/i18n.ts';

const MOST = 50;

/** Packing slips as PDF, fifty in each. */
export function SlipsButton({ numbers, label }: { numbers: readonly number[]; label: string }) {
  const { t } = useI18n();
  const { busy, send } = useSend({ isRead: true });
  const save = async (call: Call) => {
    for (let at = 0; at < numbers.length; at += MOST) {
      const body = { numbers: numbers.slice(at, at + MOST) };
      const { name, pdf } = await call('POST office/parcels/slips', { body });
      saveFile(t('parcels.slips.file', { name }), 'application/pdf', bytesOf(pdf));
    }
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => send(save)}>
      {label}
    </Button>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
