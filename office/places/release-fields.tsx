import { TextField } from '../../ui/text-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import type { FieldsProps } from './fields-props.ts';

/** When kept places are for sale again. */
export function ReleaseFields({ values, form }: Pick<FieldsProps, 'values' | 'form'>) {
  const { t } = useI18n();
  if (values.release === 'never') return null;
  const field = (name: 'releaseDay' | 'releaseDays' | 'releaseTime') => ({
    name,
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
  return (
    <div className="decide-row">
      {values.release === 'at' ? (
        <TextField type="date" label={t('decide.release.day')} required {...field('releaseDay')} />
      ) : (
        <TextField label={t('decide.release.days')} inputMode="numeric" required {...field('releaseDays')} />
      )}
      <TextField type="time" label={t('decide.release.time')} required {...field('releaseTime')} />
    </div>
  );
}
