import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import { AboutField } from './about-field.tsx';
import type { DecisionValues } from './decision-values.ts';
import type { FieldsProps } from './fields-props.ts';
import { ReleaseFields } from './release-fields.tsx';
import { WeekdayFields } from './weekday-fields.tsx';

type TextName = 'from' | 'to' | 'times' | 'places' | 'minutes' | 'name' | 'reason';

/** What is decided, about what, and on which days and times. */
export function DecisionFields(props: FieldsProps) {
  const { kind, choices, values, form } = props;
  const { t } = useI18n();
  const field = fieldsOf(props);
  const isAllDay = choices.pools.some(({ id, all_day }) => values.about === `pool:${id}` && all_day);
  return (
    <>
      <AboutField {...props} />
      <div className="decide-row">
        <TextField type="date" label={t('decide.from')} required {...field('from')} />
        <TextField type="date" label={t('decide.to')} {...field('to')} />
      </div>
      {values.to > values.from && (
        <WeekdayFields
          chosen={values.weekdays}
          onChange={(weekdays) => form.change({ ...values, weekdays })}
        />
      )}
      {!isAllDay && (
        <TextField
          label={t('decide.times')}
          hint={t(kind === 'extra' ? 'decide.extra.times.hint' : 'decide.times.hint')}
          required={kind === 'extra'}
          {...field('times')}
        />
      )}
      <div className="decide-row">
        {kind !== 'closure' && (
          <TextField
            label={t(kind === 'block' ? 'decide.block.places' : 'decide.capacity.places')}
            inputMode="numeric"
            required
            {...field('places')}
          />
        )}
        {kind === 'extra' && !isAllDay && (
          <TextField label={t('decide.minutes')} inputMode="numeric" required {...field('minutes')} />
        )}
      </div>
      {kind === 'block' && <BlockFields {...props} />}
      <TextField
        label={t('decide.reason')}
        hint={t('decide.reason.hint')}
        maxLength={500}
        {...field('reason')}
      />
    </>
  );
}

/** For whom places are kept, and until when. */
function BlockFields(props: FieldsProps) {
  const { values, form } = props;
  const { t } = useI18n();
  const field = fieldsOf(props);
  return (
    <>
      <TextField label={t('decide.name')} hint={t('decide.name.hint')} required {...field('name')} />
      <SelectField
        name="release"
        label={t('decide.release')}
        value={values.release}
        options={(['before', 'at', 'never'] as const).map((value) => ({
          value,
          name: t(`decide.release.${value}`),
        }))}
        onChange={(release) => form.change({ ...values, release: release as DecisionValues['release'] })}
      />
      <ReleaseFields {...props} />
    </>
  );
}

function fieldsOf({ values, form }: Pick<FieldsProps, 'values' | 'form'>) {
  return (name: TextName) => ({
    name,
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.change({ ...values, [name]: value }),
  });
}
