// What can be done with an order, for whoever may do it: a button for each act, and its dialog.
import { type ComponentType, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Permission } from '../../domain/staff/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { useMay } from '../ground/session/me.ts';
import type { ActProps } from './acts/act-props.ts';
import { CancelSheet } from './acts/cancel-sheet.tsx';
import { CorrectSheet } from './acts/correct-sheet.tsx';
import { MoveSheet } from './acts/move-sheet.tsx';
import { NoteSheet } from './acts/note-sheet.tsx';
import { SendAgainSheet } from './acts/send-again-sheet.tsx';

type OrderAct = {
  readonly permission: Permission;
  readonly wording: 'acts.again' | 'acts.correct' | 'acts.move' | 'acts.note' | 'acts.cancel';
  readonly Sheet: ComponentType<ActProps>;
};

/** In the order of the page. */
const ACTS: readonly OrderAct[] = [
  { permission: 'orders.change', wording: 'acts.again', Sheet: SendAgainSheet },
  { permission: 'orders.change', wording: 'acts.correct', Sheet: CorrectSheet },
  { permission: 'orders.change', wording: 'acts.move', Sheet: MoveSheet },
  { permission: 'orders.change', wording: 'acts.note', Sheet: NoteSheet },
  { permission: 'orders.cancel', wording: 'acts.cancel', Sheet: CancelSheet },
];

export function OrderActs({ number }: { number: string }) {
  const { t } = useI18n();
  const may = useMay();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OrderAct>();
  const close = () => setOpen(undefined);
  const Sheet = open?.Sheet;
  return (
    <>
      {ACTS.filter(({ permission }) => may(permission)).map((act) => (
        <Button key={act.wording} variant="secondary" onClick={() => setOpen(act)}>
          {t(act.wording)}
        </Button>
      ))}
      {Sheet && (
        <Sheet
          number={number}
          onClose={close}
          onDone={() => {
            close();
            void revalidate();
          }}
        />
      )}
    </>
  );
}
