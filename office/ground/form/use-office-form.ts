import { type Form, type FormOptions, useForm } from '../../../ui/form/use-form.ts';
import { useI18n } from '../i18n.ts';

/** A form of the office. What is wrong with a field the server says; here only what is missing. */
export function useOfficeForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { t } = useI18n();
  return useForm(options, (_field, problem) =>
    t(problem === 'REQUIRED' ? 'office.form.missing' : 'office.form.invalid'),
  );
}

/** For a form’s `check`: these fields must be filled in. */
export function requireFields<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  fields: readonly (keyof Values & string)[],
): Record<string, ['REQUIRED']> {
  const missing = fields.filter((field) => String(values[field] ?? '').trim() === '');
  return Object.fromEntries(missing.map((field) => [field, ['REQUIRED']]));
}
