import { useState } from 'react';
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { LongAct } from '../../ground/act/long-act.tsx';
import { requireFields } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { Sheet } from '../../ground/page/sheet.tsx';
import { choiceFor, isOfDay, type MoveChoice, moveBody } from '../acts/move-choice.ts';
import { moveProblemText } from '../acts/move-effect-view.tsx';
import { MoveTimeFields } from '../acts/move-time-fields.tsx';
import { type BulkProps, BulkSheet } from './bulk-sheet.tsx';
import { type Slot, slotKey, slotsOf } from './slots-of.ts';
import { tried } from './tried.ts';
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
  const move = useMoveOne(slot);
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
      act={(number) => move(number, choice)}
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
          <MoveTimeFields line={slot.line} choice={choice} errors={errors} onChange={change} />
        </>
      )}
    </BulkSheet>
  );
}

/** Moves all of an order that is still at that time; what is moved already is left as it is. */
function useMoveOne({ key }: Slot) {
  const { t } = useI18n();
  const call = useCall();
  const [act] = useState(newActKey);
  return (number: string, choice: MoveChoice) =>
    tried(async () => {
      const params = { number };
      const read = () => call('GET office/orders/:number/movable', { params, quiet: true });
      const isHere = (line: MovableLine) => slotKey(line) === key;
      for (const { line } of (await read()).lines.filter(isHere)) {
        const { version, lines } = await read();
        const still = lines.find((one) => one.line === line && isHere(one));
        const body = still && moveBody({ ...choice, counts: {} }, still);
        if (!body) continue;
        const asked = { ...body, key: `${act}-${number}-${line}`, version };
        try {
          await call('POST office/orders/:number/move', { params, body: asked, quiet: true });
        } catch (problem) {
          if (!(problem instanceof ApiRefusal) || problem.code !== 'OFFICE_MOVE_NOT_POSSIBLE') throw problem;
          return { done: false, said: moveProblemText(String(problem.details['problem']), 0, t) };
        }
      }
      return t('bulk.move.done');
    }, t);
}
