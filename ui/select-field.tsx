import './select-field.css';
import { controlProps, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  options: readonly { value: string; name: string }[];
  /** Text of the empty option. Without it the first option is selected. */
  placeholder?: string | undefined;
};

export function SelectField({ options, placeholder, label, hint, error, onChange, ...rest }: Props) {
  return (
    <Field label={label} name={rest.name} error={error} hint={hint} required={rest.required}>
      <select
        {...rest}
        {...controlProps({ name: rest.name, error, hint })}
        className="control select"
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </Field>
  );
}
