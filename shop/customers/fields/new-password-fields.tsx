import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { PasswordField } from './password-field.tsx';

type Typed = { readonly password: string; readonly passwordRepeated: string };

type Props = {
  values: Typed;
  onChange: (typed: Typed) => void;
  /** Words per field. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** Label of the first field; "Password" by default. */
  label?: string;
  labelRepeated?: string;
};

/** A new password, typed twice. */
export function NewPasswordFields({ values, onChange, errors, label, labelRepeated }: Props) {
  const { t } = useI18n();
  const { password, passwordRepeated } = values;
  return (
    <>
      <PasswordField
        name="password"
        label={label ?? t('accounts.password')}
        autoComplete="new-password"
        required
        value={password}
        onChange={(typed) => onChange({ password: typed, passwordRepeated })}
        error={errors['password']}
      />
      <PasswordField
        name="passwordRepeated"
        label={labelRepeated ?? t('accounts.password.repeat')}
        autoComplete="new-password"
        hint=""
        required
        value={passwordRepeated}
        onChange={(typed) => onChange({ password, passwordRepeated: typed })}
        error={errors['passwordRepeated']}
      />
    </>
  );
}
