import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import type { RevisionActProps } from './revision-act-props.ts';

/** Sets when a draft is published, by the museum's clock. */
export function ScheduleSheet({ revision: { number, version }, onClose }: RevisionActProps) {
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState({ day: '', time: '09:00', key: newActKey() });
  const form = useOfficeForm({
    values,
    keep: (typed) => setValues({ ...typed, key: newActKey() }),
    check: (typed) => requireFields(typed, ['day', 'time']),
    fieldsOf: ({ fields }) => ('at' in fields ? { day: fields['at'] ?? [] } : fields),
    send: async ({ day, time, key }) => {
      const body = { version, key, at: `${day} ${time}` };
      await call('POST office/programme/:number/schedule', { params: { number: String(number) }, body });
      toasts.show(t('revision.schedule.done'), { tone: 'good' });
      await revalidate();
      onClose();
    },
  });
  const labels = { day: t('revision.schedule.day'), time: t('revision.schedule.time') };
  return (
    <ActSheet
      open
      title={t('revision.schedule.title', { number })}
      onClose={onClose}
      form={form}
      labels={labels}
      confirmLabel={t('revision.schedule.submit')}
      preview={<p>{t('revision.schedule.effect')}</p>}
    >
      {(['day', 'time'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          type={name === 'day' ? 'date' : 'time'}
          label={labels[name]}
          value={values[name]}
          error={form.errors[name]}
          onChange={(value) => form.change({ ...values, [name]: value })}
        />
      ))}
    </ActSheet>
  );
}
