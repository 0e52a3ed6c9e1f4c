import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import { controlProps, Field, type FieldProps } from './field.tsx';

type Props = FieldProps & {
  /** An input type, or `textarea` for several lines. */
  type?: HTMLInputTypeAttribute | 'textarea' | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number | undefined;
  /** The id of a `datalist`, for one line. */
  list?: string | undefined;
};

export function TextField({ type = 'text', label, hint, error, list, onChange, ...rest }: Props) {
  const control = {
    ...rest,
    ...controlProps({ name: rest.name, error, hint }),
    className: 'control',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <Field label={label} name={rest.name} error={error} hint={hint} required={rest.required}>
      {type === 'textarea' ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type={type} list={list} {...control} />
      )}
    </Field>
  );
}
