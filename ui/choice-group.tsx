import './radio-group.css';
import type { ReactNode } from 'react';
import type { UiWording } from '../domain/wording/ui-wording.ts';
import { controlProps, FieldError } from './field.tsx';
import { useI18n } from './i18n/i18n.tsx';

export type ChoiceGroupProps = {
  legend: ReactNode;
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** `false` says "optional". */
  required?: boolean | undefined;
};

/** Question, hint, choices, error. */
export function ChoiceGroup(props: ChoiceGroupProps & { children: ReactNode }) {
  const { legend, name, error, hint, required, children } = props;
  const { t } = useI18n<UiWording>();
  return (
    <fieldset
      className={error ? 'radio-group field-wrong' : 'radio-group'}
      aria-describedby={controlProps({ name, error, hint })['aria-describedby']}
    >
      <legend className="field-label">
        {legend}
        {required === false && <span className="field-optional"> ({t('site.optional')})</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`hint-${name}`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
