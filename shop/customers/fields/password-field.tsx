import './password-field.css';
import { useState } from 'react';
import { SHORTEST_PASSWORD } from '../../../domain/password-rules.ts';
import { controlProps, Field, type FieldProps } from '../../../ui/field.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';

type Props = FieldProps & { autoComplete: 'current-password' | 'new-password' };

/** A password field with a button to show the password. For a new password the hint is its length, by default. */
export function PasswordField({ label, hint, error, onChange, ...rest }: Props) {
  const { t } = useI18n();
  const [shown, setShown] = useState(false);
  const shownHint =
    hint ??
    (rest.autoComplete === 'new-password'
      ? t('accounts.password.hint', { least: SHORTEST_PASSWORD })
      : undefined);
  return (
    <Field
      label={label}
      name={rest.name}
      error={error}
      hint={shownHint || undefined}
      required={rest.required}
    >
      <div className="password-line">
        <input
          {...rest}
          {...controlProps({ name: rest.name, error, hint: shownHint })}
          className="control"
          type={shown ? 'text' : 'password'}
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <button
          type="button"
          className="password-look"
          aria-label={t(shown ? 'accounts.password.hide.label' : 'accounts.password.show.label', { label })}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'accounts.password.hide' : 'accounts.password.show')}
        </button>
      </div>
    </Field>
  );
}
