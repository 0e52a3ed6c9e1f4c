import { type ReactNode, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { requireFields, useOfficeForm } from '../form/use-office-form.ts';
import { ActSheet } from './act-sheet.tsx';

type Props = {
  title: string;
  /** Of the one field: why. */
  label: string;
  required?: boolean;
  confirmLabel: string;
  tone?: 'neutral' | 'danger';
  preview: ReactNode;
  /** Does it, and says so. @param reason trimmed */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** An act that asks for nothing but a reason. */
export function ReasonSheet({ label, required = true, send, ...sheet }: Props) {
  const [values, setValues] = useState({ reason: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => (required ? requireFields(typed, ['reason']) : {}),
    send: ({ reason }) => send(reason.trim()),
  });
  return (
    <ActSheet open {...sheet} form={form} labels={{ reason: label }}>
      <TextField
        name="reason"
        label={label}
        required={required}
        value={values.reason}
        error={form.errors['reason']}
        maxLength={500}
        onChange={(reason) => form.change({ reason })}
      />
    </ActSheet>
  );
}
