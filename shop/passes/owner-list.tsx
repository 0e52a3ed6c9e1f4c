import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { namedError } from '../ground/form/named-error.ts';
import { useShell } from '../ground/use-shell.ts';
import step from '../visit/step.module.css';
import { OwnerFields } from './owner-fields.tsx';
import type { useOwners } from './use-owners.ts';

/** Name of a field: `owners.0.address.zip` is the postcode. */
const FIELD = /^owners\.(\d+)\.(?:address\.)?(\w+)$/;

/** The owners of the passes. If there are several, they are numbered. */
export function OwnerList({ form }: { form: ReturnType<typeof useOwners> }) {
  const { t, formats } = useI18n();
  const { info } = useShell();
  const { owners, errors } = form;
  const countries = Object.entries(info.countries)
    .map(([value, name]) => ({ value, name }))
    .sort((a, b) => a.name.localeCompare(b.name, formats.locale));
  const labelOf = (field: string): string => {
    const [, index, name] = FIELD.exec(field) ?? [];
    const label =
      name === 'name' ? t('passes.owner.name') : t(`customers.field.${name}` as 'customers.field.zip');
    return owners.length > 1
      ? t('passes.field', { owner: t('passes.owner', { number: Number(index) + 1 }), field: label })
      : label;
  };
  const summary = form.listed.map((field) => ({
    field,
    message: namedError(t, labelOf(field), errors[field] ?? ''),
  }));
  return (
    <section className={`${step.step} needs-script`} aria-labelledby="owners">
      <h3 id="owners" className={step.heading}>
        {t('passes.owners', { count: owners.length })}
      </h3>
      {/* Focus goes to the summary on each try, not while typing. */}
      <ErrorSummary key={form.tries} title={t('customers.errors')} errors={summary} />
      {owners.map((owner, index) => (
        <OwnerFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an owner is the n-th one
          key={index}
          index={index}
          owner={owner}
          alone={owners.length === 1}
          countries={countries}
          errors={errors}
          onChange={(next) => form.change(index, next)}
        />
      ))}
    </section>
  );
}
