import type { FieldValues } from '../../../domain/orders/correction.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type I18n, useI18n } from '../../ground/i18n.ts';

type Props = {
  readonly values: FieldValues;
  /** Keys of those that the museum knows. */
  readonly countries: readonly string[];
  /** Titles of the lines of passes, by line. */
  readonly passes: FieldValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (field: string, value: string) => void;
};

const GROUPS = ['buyer', 'shipping', 'passes'] as const;

/** The fields of an order that can be corrected, in their groups. */
export function CorrectionFields(props: Props) {
  const { t } = useI18n();
  const fields = Object.keys(props.values);
  return GROUPS.map((group) => {
    const own = fields.filter((field) => groupOf(field) === group);
    return own.length === 0 ? null : (
      <fieldset key={group} className="pieces-choice">
        <legend className="field-label">{t(`acts.correct.${group}`)}</legend>
        {own.map((field) => (
          <CorrectionField key={field} field={field} {...props} />
        ))}
      </fieldset>
    );
  });
}

function groupOf(field: string): (typeof GROUPS)[number] {
  if (field.startsWith('shipping.')) return 'shipping';
  return field.startsWith('owner.') ? 'passes' : 'buyer';
}

function CorrectionField({ field, values, countries, passes, errors, onChange }: Props & { field: string }) {
  const { t, formats } = useI18n();
  const pass = passes[field.split('.')[1] ?? ''];
  const control = {
    name: field,
    label: fieldLabel(field, t),
    value: values[field] ?? '',
    error: errors[field],
    onChange: (value: string) => onChange(field, value),
  };
  if (field === 'address.country') {
    const names = new Intl.DisplayNames(formats.locale, { type: 'region' });
    const options = [...new Set([...countries, control.value])].filter(Boolean);
    return (
      <SelectField
        {...control}
        placeholder=""
        options={options.map((value) => ({ value, name: names.of(value) ?? value }))}
      />
    );
  }
  return (
    <TextField
      {...control}
      type={field === 'email' ? 'email' : 'text'}
      hint={field.startsWith('owner.') ? pass : undefined}
    />
  );
}

/** A field's name for people. */
export function fieldLabel(field: string, t: I18n['t']): string {
  const [of = '', part = '', number = ''] = field.split('.');
  if (of === 'owner') return t('acts.field.owner', { number });
  return t(
    `acts.field.${(part || of) as 'email' | 'name' | 'company' | 'street' | 'zip' | 'city' | 'country'}`,
  );
}
