import './parcels.css';
import { useState } from 'react';
import type { ListedParcel } from '../../domain/orders/parcels/parcels-contract.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import type { Selection } from '../ground/list/use-selection.ts';
import { SendSheet } from './send-sheet.tsx';
import { SlipsButton } from './slips-button.tsx';

export function keyOf({ number }: ListedParcel): string {
  return String(number);
}

type Props = {
  /** Those that can be picked. */
  all: readonly ListedParcel[];
  selection: Selection;
  onDone: () => void;
};

/** What can be done with several parcels at once. */
export function ChosenParcels({ all, selection, onDone }: Props) {
  const { t } = useI18n();
  const [isSending, setSending] = useState(false);
  // One that leaves the list is picked no more.
  const chosen = all.filter((parcel) => selection.keys.has(keyOf(parcel)));
  const count = chosen.length;
  if (all.length === 0) return null;
  return (
    <div className="chosen-parcels">
      <CheckboxField
        name="all"
        label={t('parcels.chooseAll')}
        checked={count === all.length}
        onChange={(picked) => (picked ? selection.pick(all.map(keyOf)) : selection.clear())}
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
