import './guide-form.css';
import type { GuideChoices } from '../../../domain/guides/guides-contract.ts';
import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { addDays } from '../../../domain/museum-time.ts';
import { OFFICE_LANGUAGES, officeLanguage } from '../../../domain/staff/office-language.ts';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import { ExceptionFields } from './exception-fields.tsx';
import type { GuideValues } from './guide-values.ts';

type Props = {
  values: GuideValues;
  errors: Readonly<Record<string, string>>;
  choices: GuideChoices;
  onChange: (values: GuideValues) => void;
};

/** Everything that is known of a guide. */
export function GuideFields(props: Props) {
  const { values, errors, onChange } = props;
  const { t } = useI18n();
  const text = (name: 'name' | 'email' | 'fee') => ({
    name,
    label: t(`guides.${name}`),
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <>
      <TextField {...text('name')} />
      <TextField {...text('email')} type="email" />
      <WhoFields {...props} />
      <WhatFields {...props} />
      <WeekFields {...props} />
      <ExceptionFields {...props} />
      <TextField {...text('fee')} inputMode="decimal" />
      <RadioGroup
        name="fee_counts"
        legend={t('guides.feeCounts')}
        options={(['led', 'assigned'] as const).map((value) => ({
          value,
          label: t(`guides.feeCounts.${value}`),
        }))}
        value={values.fee_counts}
        onChange={(chosen) => onChange({ ...values, fee_counts: chosen === 'led' ? 'led' : 'assigned' })}
      />
      <RadioGroup
        name="active"
        legend={t('guides.state')}
        options={[
          { value: 'yes', label: t('guides.active') },
          { value: 'no', label: t('guides.active.no') },
        ]}
        value={values.active ? 'yes' : 'no'}
        onChange={(chosen) => onChange({ ...values, active: chosen === 'yes' })}
      />
    </>
  );
}

function WhoFields({ values, errors, choices, onChange }: Props) {
  const { t } = useI18n();
  return (
    <>
      <RadioGroup
        name="language"
        legend={t('guides.language')}
        options={OFFICE_LANGUAGES.map((offered) => ({ value: offered, label: LANGUAGE_NAMES[offered] }))}
        value={values.language}
        onChange={(chosen) => onChange({ ...values, language: officeLanguage(chosen) })}
      />
      <SelectField
        name="staff"
        label={t('guides.staff')}
        hint={t('guides.staff.hint')}
        placeholder={t('guides.staff.none')}
        options={choices.staff.map(({ id, name }) => ({ value: id, name }))}
        value={values.staff}
        error={errors['staff']}
        onChange={(staff) => onChange({ ...values, staff })}
      />
    </>
  );
}

function WhatFields({ values, errors, choices, onChange }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const spoken = [...new Set([...choices.languages, ...values.languages])];
  const led = choices.tours.filter(({ ids }) => ids.some((id) => values.tours.includes(id)));
  return (
    <>
      <CheckboxGroup
        name="languages"
        legend={t('guides.languages')}
        options={spoken.map((code) => ({ value: code, label: languageText(code, i18n) }))}
        values={values.languages}
        error={errors['languages']}
        onChange={(languages) => onChange({ ...values, languages: [...languages] })}
      />
      <CheckboxGroup
        name="houses"
        legend={t('guides.houses')}
        hint={t('guides.houses.hint')}
        options={choices.houses.map(({ id, name }) => ({ value: id, label: name }))}
        values={values.houses}
        error={errors['houses']}
        onChange={(houses) => onChange({ ...values, houses: [...houses] })}
      />
      <CheckboxGroup
        name="tours"
        legend={t('guides.tours')}
        hint={t('guides.tours.hint')}
        options={choices.tours.map(({ ids, name }) => ({ value: ids.join(), label: name }))}
        values={led.map(({ ids }) => ids.join())}
        error={errors['tours']}
        onChange={(tours) => onChange({ ...values, tours: tours.flatMap((ids) => ids.split(',')) })}
      />
    </>
  );
}

function WeekFields({ values, errors, onChange }: Props) {
  const { t, formats } = useI18n();
  return (
    <ChoiceGroup name="weekly" legend={t('guides.weekly')} hint={t('guides.weekly.hint')}>
      <div className="guide-week">
        {values.weekly.map((typed, index) => {
          const name = `weekly-${index + 1}`;
          return (
            <TextField
              key={name}
              name={name}
              label={weekdayText(index + 1, formats)}
              value={typed}
              error={errors[name]}
              autoComplete="off"
              onChange={(value) => onChange({ ...values, weekly: values.weekly.with(index, value) })}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

/** 28 December 2026 is a Monday. */
const MONDAY = '2026-12-28';

/** @param day 1 = Monday … 7 = Sunday */
export function weekdayText(day: number, formats: I18n['formats']): string {
  return formats.weekday(addDays(MONDAY, day - 1), 'long');
}
