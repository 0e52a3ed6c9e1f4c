import { useState } from 'react';
import type { BulkTask } from '../../../domain/office/bulk/bulk-contract.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { LongAct } from '../../ground/act/long-act.tsx';
import { requireFields } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { Sheet } from '../../ground/page/sheet.tsx';
import { choiceFor, isOfDay, type MoveChoice, moveBody } from '../acts/move-choice.ts';
import { MoveTimeFields } from '../acts/move-time-fields.tsx';
import { type BulkProps, BulkSheet } from './bulk-sheet.tsx';
import { type Slot, slotKey, slotsOf } from './slots-of.ts';
import { useMovable } from './use-movable.ts';

/** Moves everybody of the picked orders who comes at one time to another one. */
export function BulkMoveSheet({ numbers, onClose }: BulkProps) {
  const { t } = useI18n();
  const movable = useMovable(numbers);
  const slots = slotsOf(movable);
  const [key, setKey] = useState('');
  const isRead = movable.size === numbers.length;
  const slot = slots.find((one) => one.key === key) ?? slots[0];
  if (!isRead || !slot)
    return (
      <Sheet open title={t('bulk.move.title')} onClose={onClose}>
        {isRead ? (
          <p>{t('bulk.move.none')}</p>
        ) : (
          <LongAct label={t('bulk.move.reading')} done={movable.size} all={numbers.length} />
        )}
      </Sheet>
    );
  const concerned = numbers.filter((number) =>
    movable.get(number)?.some((line) => slotKey(line) === slot.key),
  );
  return (
    <MoveAll key={slot.key} numbers={concerned} slot={slot} slots={slots} onSlot={setKey} onClose={onClose} />
  );
}

type Props = BulkProps & {
  readonly slot: Slot;
  readonly slots: readonly Slot[];
  readonly onSlot: (key: string) => void;
};

function MoveAll({ numbers, slot, slots, onSlot, onClose }: Props) {
  const { t, formats } = useI18n();
  const [choice, setChoice] = useState(() => choiceFor(slot.line, 'kept'));
  const body = moveBody(choice, slot.line);
  const counts = { orders: slot.orders, people: slot.people };
  return (
    <BulkSheet<MoveChoice>
      title={t('bulk.move.title')}
      numbers={numbers}
      confirmLabel={t('bulk.move.submit', { count: numbers.length })}
      labels={{ day: t('acts.move.day'), time: t('acts.move.time') }}
      values={choice}
      keep={setChoice}
      check={({ day, time }) =>
        requireFields({ day, time: isOfDay(slot.line) ? '-' : time }, ['day', 'time'])
      }
      task={taskOf(slot, body)}
      preview={
        body && (
          <ul className="effect">
            <li>
              {t('acts.move.effect', {
                before: formats.moment(slot.line.datetime),
                after: formats.moment(body.datetime),
              })}
            </li>
            <li>{t('bulk.move.preview', counts)}</li>
            <li>{t('bulk.move.each')}</li>
          </ul>
        )
      }
      onClose={onClose}
    >
      {({ errors, change }) => (
        <>
          <SlotField slot={slot} slots={slots} onSlot={onSlot} />
          <MoveTimeFields line={slot.line} choice={choice} errors={errors} onChange={change} />
        </>
      )}
    </BulkSheet>
  );
}

/** Who moves: those who come at one time. */
function SlotField({ slot, slots, onSlot }: Pick<Props, 'slot' | 'slots' | 'onSlot'>) {
  const { t, formats } = useI18n();
  return (
    <SelectField
      name="slot"
      label={t('bulk.move.slot')}
      value={slot.key}
      options={slots.map(({ key, line, orders, people }) => ({
        value: key,
        name: t('bulk.move.slotName', {
          title: line.title,
          when: formats.moment(line.datetime),
          orders,
          people,
        }),
      }))}
      onChange={onSlot}
    />
  );
}

/** Who moves from where to where; undefined while no time is chosen. */
function taskOf({ line }: Slot, body: ReturnType<typeof moveBody>): BulkTask | undefined {
  if (!body) return undefined;
  const { event, tour, datetime: before } = line;
  const to = body.tour !== undefined && { to_tour: body.tour };
  return { kind: 'move', event, tour, before, after: body.datetime, ...to };
}
