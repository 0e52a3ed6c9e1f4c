import { useEffect, useRef } from 'react';
import type { FieldProps } from '../../../ui/field.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = Omit<FieldProps, 'label' | 'hint'> & {
  label?: string;
  hint?: string;
  /** Whether the field takes the focus when it appears. */
  focused?: boolean;
};

/** The code of the second step: of an app, or a recovery code. Browsers and phones offer to fill it in. */
export function CodeField({ label, hint, focused = false, ...rest }: Props) {
  const { t } = useI18n();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.querySelector('input')?.focus();
  }, [focused]);
  return (
    <div ref={box}>
      <TextField
        {...rest}
        label={label ?? t('accounts.login.code')}
        hint={hint ?? t('accounts.login.code.hint')}
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
    </div>
  );
}
