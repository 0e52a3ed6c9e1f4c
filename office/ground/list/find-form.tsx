import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '../../../ui/text-field.tsx';
import { OfficeForm } from '../form/office-form.tsx';
import { requireFields, useOfficeForm } from '../form/use-office-form.ts';

type Props = {
  label: string;
  submitLabel: string;
  /** What was asked before. */
  asked: string;
  /** The page that finds it. */
  to: string;
};

/** Asks for what somebody says of themselves. It stands in no address, and comes back with Back. */
export function FindForm({ label, submitLabel, asked, to }: Props) {
  const navigate = useNavigate();
  const [values, setValues] = useState({ q: asked });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['q']),
    send: async ({ q }) => navigate(to, { replace: true, state: { q } }),
  });
  return (
    <OfficeForm form={form} labels={{ q: label }} submitLabel={submitLabel}>
      <TextField
        name="q"
        label={label}
        value={values.q}
        error={form.errors['q']}
        autoComplete="off"
        maxLength={200}
        onChange={(q) => form.change({ q })}
      />
    </OfficeForm>
  );
}
