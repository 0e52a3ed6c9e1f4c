import './parcels.css';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import { SendSheet } from './send-sheet.tsx';
import { SlipsButton } from './slips-button.tsx';
import type { Choice } from './use-choice.ts';

/** What can be done with several parcels at once. */
export function ChosenParcels({ choice, onDone }: { choice: Choice; onDone: () => void }) {
  const { t } = useI18n();
  const [isSending, setSending] = useState(false);
  const { all, chosen, chooseAll } = choice;
  const count = chosen.length;
  return (
    <div className="chosen-parcels">
      <CheckboxField
        name="all"
        label={t('parcels.chooseAll')}
        checked={count === all.length}
        onChange={chooseAll}
      />
      <p role="status" className="soft small">
        {t('parcels.chosen', { count })}
      </p>
      {count > 0 && (
        <>
          <SlipsButton numbers={chosen.map(({ number }) => number)} label={t('parcels.slips', { count })} />
          <Button onClick={() => setSending(true)}>{t('parcels.send', { count })}</Button>
        </>
      )}
      {isSending && (
        <SendSheet
          parcels={chosen}
          onClose={() => {
            setSending(false);
            onDone();
          }}
        />
      )}
    </div>
  );
}
