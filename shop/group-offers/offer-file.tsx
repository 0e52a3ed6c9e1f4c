import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** The offer as a PDF, to be shown to whoever decides. A click, as the link's secret belongs into no address. */
export function OfferFile({ link }: { link: string }) {
  const { t } = useI18n();
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const save = async () => {
    setBusy(true);
    setFailure('');
    try {
      const { name, pdf } = await call('POST checkout/group-offer/pdf', { body: { link } });
      saveFile(`${name}.pdf`, 'application/pdf', bytesOf(pdf));
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <Button variant="secondary" busy={busy} onClick={() => void save()}>
          {t('offer.pdf')}
        </Button>
      </p>
      {failure !== '' && (
        <Notice tone="error">
          <p>{failure}</p>
        </Notice>
      )}
    </>
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
