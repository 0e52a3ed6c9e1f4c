import { useState } from 'react';
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import { type Day, dayOf } from '../../../domain/museum-time.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { requireFields, useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';
import { newActKey } from './act-key.ts';
import type { ActProps } from './act-props.ts';
import { MoveEffectView } from './move-effect-view.tsx';
import { usePreview } from './use-preview.ts';

/** Moves a line of an order to another day or time, at the price that was paid. */
export function MoveSheet({ number, onClose, onDone }: ActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const [key] = useState(newActKey);
  const [typed, setTyped] = useState<{ line?: string; day?: string; datetime?: string }>({});
  const params = { number };
  const { answer: movable } = usePreview('lines', (signal) =>
    call('GET office/orders/:number/movable', { params, signal }),
  );
  const chosen = movable?.lines.find(({ line }) => String(line) === typed.line) ?? movable?.lines[0];
  const values = {
    line: String(chosen?.line ?? ''),
    day: typed.day ?? dayOf(chosen?.datetime ?? ''),
    datetime: typed.datetime ?? '',
  };
  const form = useOfficeForm({
    values,
    keep: setTyped,
    check: (filled) => requireFields(filled, ['day', 'datetime']),
    send: async ({ line, datetime }) => {
      if (!preview.answer || preview.stale) return;
      const { version } = preview.answer;
      const body = { line: Number(line), datetime, key, version };
      await call('POST office/orders/:number/move', { params, body });
      toasts.show(t('acts.move.done', { number }), { tone: 'good' });
      onDone();
    },
  });
  const preview = usePreview(JSON.stringify([values.line, values.datetime, form.tries]), async (signal) => {
    if (values.datetime === '') return undefined;
    const body = { line: Number(values.line), datetime: values.datetime };
    return call('POST office/orders/:number/move/preview', { params, body, signal });
  });
  const nothing = movable?.lines.length === 0;
  return (
    <ActSheet
      open
      title={t('acts.move.title', { number })}
      onClose={onClose}
      form={form}
      labels={{ day: t('acts.move.day'), datetime: t('acts.move.time') }}
      confirmLabel={t('acts.move.submit')}
      preview={
        nothing ? (
          <p>{t('acts.move.none')}</p>
        ) : preview.answer ? (
          <MoveEffectView effect={preview.answer} stale={preview.stale} />
        ) : undefined
      }
    >
      {movable && movable.lines.length > 1 && (
        <LineField
          lines={movable.lines}
          value={values.line}
          onChange={(line) => form.change({ ...values, line })}
        />
      )}
      {chosen && (
        <>
          <TextField
            name="day"
            type="date"
            label={t('acts.move.day')}
            value={values.day}
            error={form.errors['day']}
            onChange={(day) => form.change({ ...values, day, datetime: '' })}
          />
          <TimeField
            event={chosen.event}
            day={values.day}
            value={values.datetime}
            error={form.errors['datetime']}
            onChange={(datetime) => form.change({ ...values, datetime })}
          />
        </>
      )}
    </ActSheet>
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
      options={lines.map(({ line, title, datetime }) => ({
        value: String(line),
        name: `${title}, ${formats.moment(datetime)}`,
      }))}
      onChange={onChange}
    />
  );
}

type TimeProps = {
  event: string;
  day: Day;
  value: string;
  error: string | undefined;
  onChange: (datetime: string) => void;
};

/** The times of a day, as the shop sells them, with what each has left. */
function TimeField({ event, day, value, error, onChange }: TimeProps) {
  const { t, formats } = useI18n();
  const call = useCall();
  const { answer } = usePreview(`${event} ${day}`, async (signal) =>
    day === ''
      ? undefined
      : call('GET ticket/collect/event/:id/date/:date', {
          params: { id: event, date: day },
          signal,
          quiet: true,
        }),
  );
  const times = answer?.timeslot ?? [];
  return (
    <SelectField
      name="datetime"
      label={t('acts.move.time')}
      value={value}
      error={error}
      hint={answer && times.length === 0 ? t('acts.move.noTimes') : undefined}
      placeholder={t('acts.move.choose')}
      options={times.map(({ datetime, max_tickets }) => ({
        value: datetime,
        name: t('acts.move.places', { time: formats.time(datetime), count: max_tickets }),
      }))}
      onChange={onChange}
    />
  );
}
