import { useState } from 'react';
import { useNavigate } from 'react-router';
import { officePaths } from '../../domain/addresses.ts';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';

/** What somebody says of their pass. */
export function FindPass({ asked }: { asked: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const [values, setValues] = useState({ q: asked });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['q']),
    send: async ({ q }) => navigate(officePaths.passes(), { replace: true, state: { q } }),
  });
  const label = t('passes.find.q');
  return (
    <OfficeForm form={form} labels={{ q: label }} submitLabel={t('passes.find.submit')}>
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
