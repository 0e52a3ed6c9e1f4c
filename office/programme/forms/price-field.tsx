import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { typedCents } from '../../ground/act/typed-cents.ts';
import { useI18n } from '../../ground/i18n.ts';

type Props = {
  name: string;
  label: string;
  /** Null where nothing, or no amount, is typed. */
  cents: number | null;
  error: string | undefined;
  onChange: (cents: number | null) => void;
};

/** A price as people write it: 12, 12,50 or 12.50. */
export function PriceField({ name, label, cents, error, onChange }: Props) {
  const { language } = useI18n();
  const [typed, setTyped] = useState(cents === null ? '' : shownCents(cents, language));
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : (typedCents(text) ?? null));
      }}
    />
  );
}

function shownCents(cents: number, language: string): string {
  const text = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return language === 'de' ? text.replace('.', ',') : text;
}
