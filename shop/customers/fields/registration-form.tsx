// The fields of a registration. The checkout asks for the shipping address if there is a parcel.
import type { FieldDefinition } from '../../../domain/customers/customer.ts';
import {
  REGISTRATION_FIELDS,
  type RegistrationField,
} from '../../../domain/customers/registration-fields.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import type { Draft } from '../session/customer-store.ts';
import { AddressField } from './address-field.tsx';
import type { Country } from './countries.ts';
import styles from './registration-form.module.css';

type Props = {
  fields: readonly FieldDefinition[];
  countries: readonly Country[];
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** Words per field. */
  errors: Readonly<Record<string, string>>;
};

export function RegistrationForm(props: Props) {
  const { t } = useI18n();
  const withAddress = props.fields.some(({ name }) => name === 'street');
  return (
    <fieldset className={styles.group}>
      <legend className={withAddress ? undefined : 'visually-hidden'}>
        {t(withAddress ? 'customers.billing' : 'cart.customer')}
      </legend>
      <RegistrationFields {...props} />
    </fieldset>
  );
}

/** The same without a heading. */
export function RegistrationFields({ fields, countries, draft, onChange, errors }: Props) {
  return (
    <div className={styles.fields}>
      {knownFields(fields).map(({ name, required, options }) => (
        <div key={name} className={styles[name]}>
          <AddressField
            field={name}
            kind="billing"
            value={draft[name] ?? ''}
            onChange={(value) => onChange({ ...draft, [name]: value })}
            error={errors[name]}
            required={required}
            options={name === 'country' ? countries : options}
            country={draft.country ?? ''}
          />
        </div>
      ))}
    </div>
  );
}

/** Fields the shop has a label for, in the museum's order. */
export function knownFields(fields: readonly FieldDefinition[]) {
  return fields.filter((field): field is FieldDefinition & { name: RegistrationField } =>
    REGISTRATION_FIELDS.some((name) => name === field.name),
  );
}
