import type { Day } from '../../../domain/museum-time.ts';
import {
  lastPresentDay,
  PRESENT_TIME,
  type Present,
  type PresentField,
  type PresentProblems,
} from '../../../domain/vouchers/present.ts';
import { controlProps, Field } from '../../../ui/field.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useShell } from '../../ground/use-shell.ts';
import styles from './present-choice.module.css';

type Props = {
  present: Present;
  /** Those to show now. */
  problems: PresentProblems;
  today: Day;
  onChange: (part: Partial<Present>) => void;
};

/** A field's name, to which errors lead. */
export function presentFieldName(field: PresentField): string {
  return `present-${field}`;
}

/** To whom a voucher is sent, from whom, on which day and in which language. */
export function PresentFields({ present, problems, today, onChange }: Props) {
  const { t, language } = useI18n();
  const { config } = useShell();
  const errorOf = (field: PresentField) => {
    const problem = problems[field];
    return problem && t(`field.${problem}`);
  };
  const textField = (field: 'to' | 'email' | 'from') => ({
    name: presentFieldName(field),
    label: t(`vouchers.present.${field}`),
    value: present[field],
    error: errorOf(field),
    required: true,
    maxLength: field === 'email' ? 254 : 100,
    onChange: (typed: string) => onChange({ [field]: typed }),
  });
  return (
    <div className={styles.fields}>
      <TextField {...textField('to')} autoComplete="off" />
      <TextField {...textField('email')} type="email" autoComplete="off" />
      <TextField {...textField('from')} hint={t('vouchers.present.from.hint')} autoComplete="name" />
      <DayField
        day={present.day}
        today={today}
        error={errorOf('day')}
        onChange={(day) => onChange({ day })}
      />
      {config.languages.length > 1 && (
        <SelectField
          name="present-language"
          label={t('vouchers.present.language')}
          value={present.language || language}
          options={config.languages.map((code) => ({
            value: code,
            name: config.languagesFull[code] ?? code,
          }))}
          onChange={(chosen) => onChange({ language: chosen })}
        />
      )}
    </div>
  );
}

type DayProps = { day: Day | ''; today: Day; error: string | undefined; onChange: (day: Day | '') => void };

/** The browser's own field for days: it opens each phone's calendar. No day stands for today. */
function DayField({ day, today, error, onChange }: DayProps) {
  const { t, formats } = useI18n();
  const name = presentFieldName('day');
  const last = lastPresentDay(today);
  const hint = t('vouchers.present.day.hint', {
    time: formats.time(`${today} ${PRESENT_TIME}`),
    last: formats.day(last),
  });
  return (
    <Field label={t('vouchers.present.day')} name={name} error={error} hint={hint} required>
      <input
        {...controlProps({ name, error, hint })}
        className="control"
        type="date"
        name={name}
        value={day || today}
        min={today}
        max={last}
        required
        onChange={({ currentTarget: { value } }) => onChange(value === today ? '' : value)}
      />
    </Field>
  );
}
