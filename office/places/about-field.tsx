import '../../ui/select-field.css';
import { controlProps, Field } from '../../ui/field.tsx';
import { useI18n } from '../ground/i18n.ts';
import type { FieldsProps } from './fields-props.ts';

/** The whole museum, a house, or one event or tour; an extra time is one event's or tour's. */
export function AboutField({ kind, choices, values, form }: FieldsProps) {
  const { t } = useI18n();
  const { houses, pools } = choices;
  const name = 'about';
  const error = form.errors[name];
  const group = (of: 'visit' | 'limit') =>
    pools.filter((pool) => pool.kind === of).map(({ id, title }) => ({ value: `pool:${id}`, label: title }));
  const limits = kind === 'extra' ? [] : group('limit');
  return (
    <Field label={t('decide.about')} name={name} error={error}>
      <select
        {...controlProps({ name, error })}
        name={name}
        className="control select"
        value={values.about}
        onChange={(event) => form.change({ ...values, about: event.currentTarget.value })}
      >
        {kind !== 'extra' && <option value="all">{t('decide.about.all')}</option>}
        {kind !== 'extra' && houses.length > 1 && (
          <Options
            label={t('decide.about.houses')}
            options={houses.map(({ id, name }) => ({ value: `house:${id}`, label: name }))}
          />
        )}
        <Options label={t('decide.about.visits')} options={group('visit')} />
        {limits.length > 0 && <Options label={t('decide.about.limits')} options={limits} />}
      </select>
    </Field>
  );
}

function Options(props: { label: string; options: readonly { value: string; label: string }[] }) {
  return (
    <optgroup label={props.label}>
      {props.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </optgroup>
  );
}
