import './event-form.css';
import { timesADay, WEEKDAYS, type Weekday } from '../../../domain/programme/event-form.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { EventPart } from './event-part.ts';

/** From when until when, and at which times. */
export function EventRun({ values, errors, change, isNew }: EventPart & { isNew: boolean }) {
  const { t } = useI18n();
  const day = (name: 'start' | 'end') => (
    <TextField
      name={name}
      // A file may say `today+14`: that is no day of a calendar.
      type={/^today/.test(values[name]) ? 'text' : 'date'}
      label={t(`event.${name}`)}
      required={name === 'end' ? false : undefined}
      value={values[name]}
      error={errors[name]}
      onChange={(value) => change({ ...values, [name]: value })}
    />
  );
  return (
    <>
      <div className="event-row">
        {day('start')}
        {day('end')}
      </div>
      {isNew && (
        <RadioGroup
          legend={t('event.dating')}
          name="dating"
          value={values.dating}
          error={errors['dating']}
          options={(['slot', 'day', 'open'] as const).map((value) => ({
            value,
            label: t(`event.dating.${value}`),
          }))}
          onChange={(dating) => change({ ...values, dating: dating as typeof values.dating })}
        />
      )}
      {values.dating !== 'open' &&
        (values.times ? (
          <Times values={values} errors={errors} change={change} times={values.times} />
        ) : (
          <p className="soft">{t('event.times.own')}</p>
        ))}
    </>
  );
}

type TimesProps = Pick<EventPart, 'values' | 'errors' | 'change'> & {
  times: NonNullable<EventPart['values']['times']>;
};

function Times({ values, errors, change, times }: TimesProps) {
  const { t } = useI18n();
  const set = (part: Partial<typeof times>) => change({ ...values, times: { ...times, ...part } });
  const count = (name: 'every' | 'capacity') => (
    <TextField
      name={name}
      type="number"
      inputMode="numeric"
      label={t(values.dating === 'day' && name === 'capacity' ? 'event.capacity.day' : `event.${name}`)}
      value={times[name] === null ? '' : String(times[name])}
      error={errors[name]}
      onChange={(typed) => set({ [name]: /^\d+$/.test(typed) ? Number(typed) : null })}
    />
  );
  const clock = (name: 'first' | 'last') => (
    <TextField
      name={name}
      type="time"
      label={t(`event.${name}`)}
      value={times[name]}
      error={errors[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <>
      <div className="event-choices">
        <CheckboxGroup
          legend={t('event.weekdays')}
          name="weekdays"
          error={errors['weekdays']}
          values={times.weekdays}
          options={WEEKDAYS.map((value) => ({ value, label: t(`event.weekday.${value}`) }))}
          onChange={(chosen) =>
            set({ weekdays: WEEKDAYS.filter((one) => chosen.includes(one)) as Weekday[] })
          }
        />
      </div>
      <div className="event-row">
        {values.dating === 'slot' && (
          <>
            {clock('first')}
            {clock('last')}
            {count('every')}
          </>
        )}
        {count('capacity')}
      </div>
      {values.dating === 'slot' && (
        <p className="soft small" role="status">
          {t('event.times.count', { count: timesADay(times) })}
        </p>
      )}
    </>
  );
}
