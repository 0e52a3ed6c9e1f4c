import type { TourQuestion } from '../domain/tours/tour.ts';
import { type AnswerValue, mostCharacters } from '../domain/tours/tour-questions.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

/** The name of a question's field, which a summary links to. */
export function questionField(qId: string): string {
  return `question-${qId}`;
}

type Props = {
  question: TourQuestion;
  value: AnswerValue;
  error: string | undefined;
  /** The empty option of a select. */
  choose: string;
  onChange: (value: AnswerValue) => void;
};

/** A question of the museum to the party of a tour, of any of the six types. */
export function QuestionField({ question, value, error, choose, onChange }: Props) {
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
          placeholder={choose}
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
