import './checkbox-field.css';
import type { ReactNode } from 'react';
import { controlProps, FieldError } from './field.tsx';

type Props = {
  label: ReactNode;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  required?: boolean | undefined;
};

export function CheckboxField({ label, error, onChange, ...rest }: Props) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="checkbox-line">
        <input
          {...rest}
          {...controlProps({ name: rest.name, error })}
          type="checkbox"
          className="tick"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError name={rest.name} error={error} />
    </div>
  );
}
