import { useState } from 'react';
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import type { Day } from '../../../domain/museum-time.ts';
import { DESTINATIONS, type Destination } from '../../../domain/returns/return-order.ts';
import { Button } from '../../../ui/button.tsx';
import { useCall } from '../../../ui/call/call-context.tsx';
import type { Form } from '../../../ui/form/use-form.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { AwaitedSheet } from '../../ground/act/awaited-sheet.tsx';
import { usePreview } from '../../ground/act/use-preview.ts';
import type { Awaited } from '../../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { useMay } from '../../ground/session/me.ts';
import type { ActProps } from './act-props.ts';
import {
  choiceBack,
  choiceFor,
  chosenUntil,
  chosenWay,
  type DifferenceWay,
  differenceWays,
  isOfDay,
  type MoveChoice,
  type MoveEffect,
  moveBody,
  paidBody,
} from './move-choice.ts';
import { MoveDifferenceField } from './move-difference-field.tsx';
import { MoveEffectView } from './move-effect-view.tsx';
import { MovePeopleField } from './move-people-field.tsx';
import { MoveTimeFields } from './move-time-fields.tsx';

/** Moves people of an order to another day or time, after showing what that does. */
export function MoveSheet({ number, onClose, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const params = { number };
  const { answer: movable, failure } = usePreview('lines', (signal) =>
    call('GET office/orders/:number/movable', { params, signal }),
  );
  const [line, setLine] = useState('');
  const chosen = movable?.lines.find((one) => String(one.line) === line) ?? movable?.lines[0];
  const title = t('acts.move.title', { number });
  if (!movable) return <AwaitedSheet title={title} failure={failure} onClose={onClose} />;
  if (!chosen) return <NothingToMove number={number} onClose={onClose} />;
  return (
    <MoveForm
      key={chosen.line}
      number={number}
      line={chosen}
      lineField={
        movable.lines.length > 1 && (
          <LineField lines={movable.lines} value={String(chosen.line)} onChange={setLine} />
        )
      }
      onClose={onClose}
      onDone={onDone}
      title={title}
    />
  );
}

type FormProps = ActProps & {
  readonly line: MovableLine;
  readonly lineField: React.ReactNode;
  readonly title: string;
};

function MoveForm({ number, line, lineField, title, onClose, onDone }: FormProps) {
  const { t } = useI18n();
  const move = useMove({ number, line, onDone });
  const { form, effect, awaited, choice, way, until } = move;
  return (
    <ActSheet
      open
      title={title}
      onClose={onClose}
      form={form}
      awaited={awaited}
      labels={{ day: t('acts.move.day'), time: t('acts.move.time'), until: t('link.until') }}
      confirmLabel={t(way === 'link' ? 'acts.move.link.submit' : 'acts.move.submit')}
      preview={
        effect && (
          <MoveEffectView
            effect={effect}
            chosen={{ money: choice.money, way, until }}
            stale={awaited.stale}
          />
        )
      }
    >
      {lineField}
      <MoveFields line={line} move={move} />
    </ActSheet>
  );
}

type Move = {
  readonly choice: MoveChoice;
  readonly form: Form<MoveChoice>;
  /** What the last preview said. */
  readonly effect: MoveEffect | undefined;
  /** Of the next one, once a time is chosen. */
  readonly awaited: Awaited;
  /** How a difference can be paid, how it is, and until when. */
  readonly ways: readonly DifferenceWay[];
  readonly way: DifferenceWay | '';
  readonly until: Day | '';
};

/** What is chosen, what it does, and sending it. */
function useMove({ number, line, onDone }: Pick<FormProps, 'number' | 'line' | 'onDone'>): Move {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const may = useMay();
  const [key] = useState(newActKey);
  const [choice, setChoice] = useState(() =>
    choiceFor(line, may('money.refund') ? 'the-way-it-came' : 'kept'),
  );
  const params = { number };
  const asked = moveBody(choice, line);
  // What the last preview said: the form is checked by it, and is there before the first one.
  const [effect, setEffect] = useState<MoveEffect>();
  const ways = effect ? differenceWays(effect, may('money.receive')) : [];
  const way = chosenWay(ways, choice);
  const until = effect ? chosenUntil(effect.link, choice) : '';
  const form = useOfficeForm<MoveChoice>({
    values: choice,
    keep: setChoice,
    check: ({ day, time }) => ({
      ...requireFields({ day, time: isOfDay(line) ? '-' : time }, ['day', 'time']),
      ...(way === 'link' && requireFields({ until }, ['until'])),
    }),
    send: async () => {
      if (!asked || !preview.answer) return;
      const { version, back } = preview.answer;
      const paid = paidBody(way, until, choice.receipt);
      const body = {
        ...asked,
        key,
        version,
        ...(back > 0 && { money: choice.money }),
        ...(paid && { paid }),
      };
      await call('POST office/orders/:number/move', { params, body });
      toasts.show(t(way === 'link' ? 'acts.move.link.done' : 'acts.move.done', { number }), { tone: 'good' });
      onDone();
    },
  });
  const preview = usePreview(JSON.stringify([asked, form.refusals]), async (signal) => {
    const answer = asked
      ? await call('POST office/orders/:number/move/preview', { params, body: asked, signal })
      : undefined;
    setEffect(answer);
    return answer;
  });
  const awaited = { ...preview, stale: preview.stale && asked !== undefined };
  return { choice, form, effect, awaited, ways, way, until };
}

function MoveFields({ line, move }: { line: MovableLine; move: Move }) {
  const { t, formats } = useI18n();
  const may = useMay();
  const { choice, form, effect, ways, way, until } = move;
  const { back } = line;
  return (
    <>
      <MovePeopleField line={line} choice={choice} onChange={form.change} />
      {back.datetime !== '' && (
        <Button variant="secondary" onClick={() => form.change(choiceBack(choice, line))}>
          {t('acts.move.back', { before: formats.moment(back.datetime) })}
        </Button>
      )}
      <MoveTimeFields line={line} choice={choice} errors={form.errors} onChange={form.change} />
      {effect && way !== '' && (
        <MoveDifferenceField
          effect={effect}
          ways={ways}
          choice={{ ...choice, pay: way, until }}
          errors={form.errors}
          onChange={form.change}
        />
      )}
      {effect && effect.back > 0 && may('money.refund') && (
        <RadioGroup
          name="money"
          legend={t('acts.move.money', { amount: formats.money(effect.back) })}
          value={choice.money}
          options={DESTINATIONS.map((to) => ({ value: to, label: t(`acts.cancel.to.${to}`) }))}
          onChange={(money) => form.change({ ...choice, money: money as Destination })}
        />
      )}
    </>
  );
}

function NothingToMove({ number, onClose }: Pick<ActProps, 'number' | 'onClose'>) {
  const { t } = useI18n();
  const form = useOfficeForm({
    values: {},
    keep: () => {},
    check: () => ({}),
    send: () => {
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <ActSheet
      open
      title={t('acts.move.title', { number })}
      onClose={onClose}
      form={form}
      confirmLabel={t('acts.move.close')}
      preview={<p>{t('acts.move.none')}</p>}
    />
  );
}

type LineProps = { lines: readonly MovableLine[]; value: string; onChange: (line: string) => void };

function LineField({ lines, value, onChange }: LineProps) {
  const { t, formats } = useI18n();
  return (
    <SelectField
      name="line"
      label={t('acts.move.line')}
      value={value}
      options={lines.map(({ line, title, datetime, left }) => ({
        value: String(line),
        name: t('acts.move.lineName', { title, when: formats.moment(datetime), left }),
      }))}
      onChange={onChange}
    />
  );
}
