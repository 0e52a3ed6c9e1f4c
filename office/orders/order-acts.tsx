// What can be done with an order, for whoever may do it: a button for each act, and its dialog.
import { type ComponentType, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OrderWhole } from '../../domain/office/orders/order-whole.ts';
import { passesOf } from '../../domain/orders/order-passes.ts';
import type { Permission } from '../../domain/staff/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { useMay } from '../ground/session/me.ts';
import type { ActProps } from './acts/act-props.ts';
import { CancelSheet } from './acts/cancel-sheet.tsx';
import { CorrectSheet } from './acts/correct-sheet.tsx';
import { MoveSheet } from './acts/move-sheet.tsx';
import { NoteSheet } from './acts/note-sheet.tsx';
import { PaidAgainSheet } from './acts/paid-again-sheet.tsx';
import { ReplacePassSheet } from './acts/replace-pass-sheet.tsx';
import { SendAgainSheet } from './acts/send-again-sheet.tsx';

type OrderAct = {
  readonly permission: Permission;
  readonly wording:
    | 'acts.again'
    | 'acts.again.paid'
    | 'acts.correct'
    | 'acts.move'
    | 'acts.note'
    | 'acts.pass'
    | 'acts.cancel';
  readonly Sheet: ComponentType<ActProps>;
  /** Only where the order has passes that let somebody in. */
  readonly ofPasses?: true;
  /** Only where a bank has taken the money back. */
  readonly ofTakenBack?: true;
  /** Only where something is left of the order: `visits` to move, `money` to give back, be it a fee that was kept. */
  readonly left?: 'visits' | 'money';
};

/** In the order of the page. */
const ACTS: readonly OrderAct[] = [
  { permission: 'money.receive', wording: 'acts.again.paid', Sheet: PaidAgainSheet, ofTakenBack: true },
  { permission: 'orders.change', wording: 'acts.again', Sheet: SendAgainSheet },
  { permission: 'orders.change', wording: 'acts.correct', Sheet: CorrectSheet },
  { permission: 'orders.change', wording: 'acts.move', Sheet: MoveSheet, left: 'visits' },
  { permission: 'vouchers.change', wording: 'acts.pass', Sheet: ReplacePassSheet, ofPasses: true },
  { permission: 'orders.change', wording: 'acts.note', Sheet: NoteSheet },
  { permission: 'orders.cancel', wording: 'acts.cancel', Sheet: CancelSheet, left: 'money' },
];

export function OrderActs({ whole: { order, rest } }: { whole: Pick<OrderWhole, 'order' | 'rest'> }) {
  const { number } = order;
  const isValid = order.state === 'confirmed';
  const hasPasses = isValid && passesOf(order).length > 0;
  const isTakenBack = isValid && order.taken_back !== undefined;
  const left = { visits: isValid, money: isValid || rest > 0 };
  const { t } = useI18n();
  const may = useMay();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<OrderAct>();
  const close = () => setOpen(undefined);
  const Sheet = open?.Sheet;
  return (
    <>
      {ACTS.filter(
        (act) =>
          may(act.permission) &&
          (!act.ofPasses || hasPasses) &&
          (!act.ofTakenBack || isTakenBack) &&
          (!act.left || left[act.left]),
      ).map((act) => (
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
