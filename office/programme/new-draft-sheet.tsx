import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../ui/call/call-context.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ReasonSheet } from '../ground/act/reason-sheet.tsx';
import { useI18n } from '../ground/i18n.ts';

/** Begins a draft of what is published. */
export function NewDraftButton() {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('programme.new')}</Button>
      {isOpen && <NewDraftSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function NewDraftSheet({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const [key] = useState(newActKey);
  return (
    <ReasonSheet
      title={t('programme.new.title')}
      label={t('programme.new.reason')}
      confirmLabel={t('programme.new.submit')}
      preview={<p>{t('programme.new.effect')}</p>}
      onClose={onClose}
      send={async (reason) => {
        const { number } = await call('POST office/programme', { body: { reason, key } });
        await navigate(officePaths.revision(String(number)));
      }}
    />
  );
}
