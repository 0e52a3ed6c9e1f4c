import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ClosedDay } from '../../../domain/accounting/day-closings-contract.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { newActKey } from '../../ground/act/act-key.ts';
import { ActSheet } from '../../ground/act/act-sheet.tsx';
import { typedCents } from '../../ground/act/typed-cents.ts';
import { useOfficeForm } from '../../ground/form/use-office-form.ts';
import { useI18n } from '../../ground/i18n.ts';

type Props = { day: ClosedDay; onClose: () => void };

/** Closes a day, with what was counted in the register. */
export function CloseDaySheet({ day, onClose }: Props) {
  const { t, formats } = useI18n();
  const { values, form } = useClosing({ day, onClose });
  const labels = { counted: t('days.close.counted'), note: t('days.close.note') };
  return (
    <ActSheet
      open
      title={t('days.close.title', { day: formats.day(day.day, 'full') })}
      onClose={onClose}
      form={form}
      labels={labels}
      confirmLabel={t('days.close')}
      preview={<Effect day={day} counted={values.counted} />}
    >
      <TextField
        name="counted"
        label={labels.counted}
        hint={t('days.close.counted.hint')}
        value={values.counted}
        error={form.errors['counted']}
        inputMode="decimal"
        maxLength={12}
        onChange={(counted) => form.change({ ...values, counted })}
      />
      <TextField
        name="note"
        label={labels.note}
        value={values.note}
        error={form.errors['note']}
        maxLength={500}
        onChange={(note) => form.change({ ...values, note })}
      />
    </ActSheet>
  );
}

function useClosing({ day, onClose }: Props) {
  const { t, formats } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ counted: '', note: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: ({ counted }) => checkCounted(counted),
    send: async ({ counted, note }) => {
      const body = { counted: counted.trim() === '' ? null : (typedCents(counted) ?? null), note, key };
      await call('POST office/day-closings/:day', { params: { day: day.day }, body });
      toasts.show(t('days.close.done', { day: formats.day(day.day, 'full') }), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  return { values, form };
}

function checkCounted(counted: string): Record<string, ['NUMBER_INVALID']> {
  return typedCents(counted) === undefined ? { counted: ['NUMBER_INVALID'] } : {};
}

function Effect({ day: { entries, register }, counted }: { day: ClosedDay; counted: string }) {
  const { t, formats } = useI18n();
  const cents = counted.trim() === '' ? undefined : typedCents(counted);
  return (
    <>
      <p>{t('days.close.effect', { count: entries })}</p>
      {cents !== undefined && (
        <p>
          {t('days.close.register', {
            expected: formats.money(register),
            counted: formats.money(cents),
            difference: formats.money(cents - register),
          })}
        </p>
      )}
    </>
  );
}
