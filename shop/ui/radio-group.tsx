import './radio-group.css';
import type { ReactNode } from 'react';
import { FieldError } from './field.tsx';

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type Props = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** The chosen radio, or the first that can be chosen, carries the id that an error summary links to. */
export const RadioGroup = ({ legend, name, options, value, onChange, error }: Props) => {
  const chosen =
    options.find((option) => option.value === value) ?? options.find((option) => !option.disabled);
  return (
    <fieldset
      className={error ? 'radio-group field-wrong' : 'radio-group'}
      aria-describedby={error ? `error-${name}` : undefined}
    >
      <legend className="field-label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-line">
          <input
            type="radio"
            className="tick"
            id={option === chosen ? `field-${name}` : undefined}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className="radio-label">{option.label}</span>
          {option.hint && <span className="field-hint">{option.hint}</span>}
        </label>
      ))}
      <FieldError name={name} error={error} />
    </fieldset>
  );
};
