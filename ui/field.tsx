import './field.css';
import type { ReactNode } from 'react';
import type { UiWording } from '../domain/wording/ui-wording.ts';
import { useI18n } from './i18n/i18n.tsx';

export type FieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
};

/** Label, hint, control, error: in this order for eyes and screen readers. `required={false}` says "optional". */
export function Field(props: Omit<FieldProps, 'value' | 'onChange'> & { children: ReactNode }) {
  const { t } = useI18n<UiWording>();
  return (
    <div className={props.error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={`field-${props.name}`}>
        {props.label}
        {props.required === false && <span className="field-optional"> ({t('site.optional')})</span>}
      </label>
      {props.hint && (
        <p className="field-hint" id={`hint-${props.name}`}>
          {props.hint}
        </p>
      )}
      {props.children}
      <FieldError name={props.name} error={props.error} />
    </div>
  );
}

/** Ids and ARIA that tie a control to its label, hint and error; a summary links to `field-<name>`. */
export function controlProps(field: { name: string; error?: string | undefined; hint?: unknown }) {
  return {
    id: `field-${field.name}`,
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby':
      [field.hint && `hint-${field.name}`, field.error && `error-${field.name}`].filter(Boolean).join(' ') ||
      undefined,
  };
}

export function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  return error ? (
    <p className="field-error" id={`error-${name}`}>
      {error}
    </p>
  ) : null;
}
