import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths } from '../../../domain/addresses.ts';
import type { EventInDraft } from '../../../domain/programme/forms-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { PlainSheet } from '../plain-sheet.tsx';

/** Takes an exhibition out of the draft. */
export function RemoveEventButton({ loaded }: { loaded: EventInDraft & { readonly number: string } }) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { number, id: event, version } = loaded;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('event.remove')}
      </Button>
      {isOpen && (
        <PlainSheet
          title={t('event.remove')}
          effect={<p>{t('event.remove.effect')}</p>}
          confirmLabel={t('event.remove')}
          tone="danger"
          onClose={() => setOpen(false)}
          send={async (key) => {
            await call('POST office/programme/:number/events/:event/remove', {
              params: { number, event },
              body: { version, key },
            });
            await navigate(officePaths.draftEvents(number));
          }}
        />
      )}
    </>
  );
}
