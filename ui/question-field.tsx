import type { TourQuestion } from '../../domain/tours/tour.ts';
import { type AnswerValue, mostCharacters } from '../../domain/tours/tour-questions.ts';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The name of a question's field, which a summary links to. */
export function questionField(qId: string): string {
  return `question-${qId}`;
}

type Props = {
  question: TourQuestion;
  value: AnswerValue;
  error: string | undefined;
  onChange: (value: AnswerValue) => void;
};

/** A question of the museum, of any of the six types. */
export function QuestionField({ question, value, error, onChange }: Props) {
  const { t } = useI18n();
  const { qId, type, label, required, options = [] } = question;
  const shared = { name: questionField(qId), error, required, hint: question.hint || undefined };
  const text = typeof value === 'string' ? value : '';
  switch (type) {
    case 'radio':
      return <RadioGroup {...shared} legend={label} options={options} value={text} onChange={onChange} />;
    case 'checkbox': {
      const values = typeof value === 'string' ? [] : value;
      return (
        <CheckboxGroup {...shared} legend={label} options={options} values={values} onChange={onChange} />
      );
    }
    case 'select':
      return (
        <SelectField
          {...shared}
          label={label}
          options={options.map((option) => ({ value: option.value, name: option.label }))}
          placeholder={t('customers.choose')}
          value={text}
          onChange={onChange}
        />
      );
    default:
      return (
        <TextField
          {...shared}
          label={label}
          type={type === 'textarea' ? 'textarea' : 'text'}
          inputMode={type === 'number' && (question.min ?? 0) >= 0 ? 'numeric' : undefined}
          maxLength={mostCharacters(question)}
          value={text}
          onChange={onChange}
        />
      );
  }
}
