import './guide-form.css';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useI18n } from '../../ground/i18n.ts';
import type { GuideValues } from './guide-values.ts';

type Props = {
  values: GuideValues;
  errors: Readonly<Record<string, string>>;
  onChange: (values: GuideValues) => void;
};

type Days = GuideValues['exceptions'][number];

/** Days on which the week does not hold. */
export function ExceptionFields({ values, errors, onChange }: Props) {
  const { t } = useI18n();
  const change = (exceptions: Days[]) => onChange({ ...values, exceptions });
  return (
    <ChoiceGroup name="exceptions" legend={t('guides.exceptions')} hint={t('guides.exceptions.hint')}>
      {values.exceptions.map((days, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are added at the end
        <div key={index}>
          <DaysFields
            days={days}
            number={index}
            error={errors[`exception-${index}`]}
            onChange={(changed) => change(values.exceptions.with(index, changed))}
            onRemove={() => change(values.exceptions.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        variant="quiet"
        onClick={() => change([...values.exceptions, { first: '', last: '', can: false, hours: '' }])}
      >
        {t('guides.exception.add')}
      </Button>
    </ChoiceGroup>
  );
}

type DaysProps = {
  days: Days;
  number: number;
  error: string | undefined;
  onChange: (days: Days) => void;
  onRemove: () => void;
};

function DaysFields({ days, number, error, onChange, onRemove }: DaysProps) {
  const { t } = useI18n();
  const name = `exception-${number}`;
  return (
    <fieldset className="guide-days" aria-label={t('guides.exception', { number: number + 1 })}>
      <TextField
        name={name}
        type="date"
        label={t('guides.exception.first')}
        value={days.first}
        onChange={(first) => onChange({ ...days, first })}
      />
      <TextField
        name={`${name}-last`}
        type="date"
        label={t('guides.exception.last')}
        value={days.last}
        onChange={(last) => onChange({ ...days, last })}
      />
      <SelectField
        name={`${name}-can`}
        label={t('guides.exception.can')}
        options={[
          { value: 'no', name: t('guides.exception.can.no') },
          { value: 'yes', name: t('guides.exception.can.yes') },
        ]}
        value={days.can ? 'yes' : 'no'}
        onChange={(can) => onChange({ ...days, can: can === 'yes' })}
      />
      {days.can && (
        <TextField
          name={`${name}-hours`}
          label={t('guides.exception.hours')}
          value={days.hours}
          autoComplete="off"
          onChange={(hours) => onChange({ ...days, hours })}
        />
      )}
      <Button variant="quiet" onClick={onRemove}>
        {t('guides.exception.remove')}
      </Button>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
