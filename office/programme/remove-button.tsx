import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { PlainSheet } from '../ground/act/plain-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';

type Props = {
  remove: (call: Call, key: string) => Promise<unknown>;
  /** Of the list that it is gone from. */
  to: string;
};

/** Takes an exhibition, or another thing, out of the draft. */
export function RemoveButton({ remove, to }: Props) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('event.remove')}
      </Button>
      {isOpen && (
        <PlainSheet
          title={t('event.remove')}
          preview={<p>{t('event.remove.effect')}</p>}
          confirmLabel={t('event.remove')}
          tone="danger"
          onClose={() => setOpen(false)}
          send={async (key) => {
            await remove(call, key);
            await navigate(to);
          }}
        />
      )}
    </>
  );
}
