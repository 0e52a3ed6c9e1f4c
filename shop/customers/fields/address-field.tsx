import { FIELD_LENGTHS } from '../../../domain/customers/registration.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  autoCompleteOf,
  type AddressField as FieldName,
  inputModeOf,
  inputTypeOf,
} from '../../ground/form/input-attributes.ts';

type Props = {
  field: FieldName;
  kind: 'billing' | 'shipping';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  required: boolean;
  /** Options of a select; undefined for typed fields. */
  options?: readonly { value: string; name: string }[] | undefined;
  /** The chosen country's key: it decides which keys a phone shows for the postcode. */
  country: string;
};

/** A field of a registration or an address. */
export function AddressField({ field, kind, options, country, ...rest }: Props) {
  const { t } = useI18n();
  const shared = {
    ...rest,
    name: kind === 'shipping' ? `shipping.${field}` : field,
    label: t(`customers.field.${field}`),
    autoComplete: autoCompleteOf(field, kind),
  };
  if (options) return <SelectField {...shared} options={options} placeholder={t('customers.choose')} />;
  return (
    <TextField
      {...shared}
      hint={field === 'email' ? t('customers.email.hint') : undefined}
      type={inputTypeOf(field)}
      inputMode={inputModeOf(field, country)}
      maxLength={FIELD_LENGTHS[field]}
    />
  );
}
