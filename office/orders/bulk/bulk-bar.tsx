// What can be done with the orders that are picked in the list.
import './bulk.css';
import { type ComponentType, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { useSend } from '../../ground/act/use-send.ts';
import { useI18n } from '../../ground/i18n.ts';
import type { Selection } from '../../ground/list/use-selection.ts';
import { useMay } from '../../ground/session/me.ts';
import { BulkMailSheet } from './bulk-mail-sheet.tsx';
import { BulkMoveSheet } from './bulk-move-sheet.tsx';
import { BulkNoteSheet } from './bulk-note-sheet.tsx';
import type { BulkProps } from './bulk-sheet.tsx';

const ACTS = [
  { wording: 'bulk.mail', Sheet: BulkMailSheet },
  { wording: 'bulk.move', Sheet: BulkMoveSheet },
  { wording: 'bulk.note', Sheet: BulkNoteSheet },
] as const;

type Props = {
  readonly selection: Selection;
  /** Picks all that the filters find. */
  readonly pickAll: () => Promise<void>;
};

export function BulkBar({ selection, pickAll }: Props) {
  const { t } = useI18n();
  const may = useMay();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<{ Sheet: ComponentType<BulkProps>; numbers: readonly string[] }>();
  const { busy, send } = useSend({ isRead: true });
  const count = selection.keys.size;
  if (count === 0 || !may('orders.change')) return null;
  return (
    <section className="bulk-bar" aria-label={t('bulk.bar')}>
      <p role="status">{t('bulk.picked', { count })}</p>
      {ACTS.map(({ wording, Sheet }) => (
        <Button
          key={wording}
          variant="secondary"
          onClick={() => setOpen({ Sheet, numbers: [...selection.keys] })}
        >
          {t(wording)}
        </Button>
      ))}
      <Button variant="secondary" busy={busy} onClick={() => send(pickAll)}>
        {t('bulk.pickAll')}
      </Button>
      <Button variant="secondary" onClick={selection.clear}>
        {t('bulk.clear')}
      </Button>
      {open && (
        <open.Sheet
          numbers={open.numbers}
          onClose={() => {
            setOpen(undefined);
            void revalidate();
          }}
        />
      )}
    </section>
  );
}
